import Foundation
import FoundationXML
import TactusSelectors

/// The parsers of XML, which stop at the first error (ObjectiveC.FO13).
///
/// Foundation on Linux makes its library continue after an error, and reports what follows. Before
/// it reports an error it keeps the error and asks for the delegate; so this method sees each error
/// first. When the library is loaded, the class's vtable gets the methods of this class, which are
/// called with objects of `XMLParser`.
private final class StoppedParser: OriginalParser<Void> {
  override weak var delegate: (any XMLParserDelegate)? {
    get {
      if let error = parserError as NSError?, Self.isFatal(error.code) { super.abortParsing() }
      return super.delegate
    }
    set { super.delegate = newValue }
  }

  /// Returns whether a document with an error of a code is not well formed.
  ///
  /// - Source: The numbers of errors of libxml2's `xmlerror.h`; those below 200 are of the
  ///   document, except the warnings among them, which its `XML_WAR_…` names. Confidence:
  ///   documented.
  private static func isFatal(_ code: Int) -> Bool {
    (1..<200).contains(code) && ![27, 93, 98, 99, 100].contains(code)
  }
}

/// The methods of Foundation.
private class OriginalParser<Mark>: XMLParser {}

/// The installation of the methods, before `main`.
private enum StoppedParserLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = { ExchangedMethods.install(StoppedParser.self) }
}
