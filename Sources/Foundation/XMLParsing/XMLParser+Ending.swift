import Foundation
@_exported import FoundationXML

extension XMLParser {
  /// Parses the document and returns whether it is well formed (ObjectiveC.FO13).
  ///
  /// Foundation on Linux returns true for a document that ends too early, and knows no error of one
  /// of less than four bytes. Sources that import the class through this module get this method.
  @_disfavoredOverload
  public func parse() -> Bool {
    guard self.FoundationXML::parse() else { return false }
    if let error = parserError as NSError? { return error.code != Self.prematureEnd }
    // A parser that has read something is in a line.
    guard lineNumber == 0 else { return true }
    delegate?.parser(
      self, parseErrorOccurred: NSError(domain: XMLParser.errorDomain, code: Self.emptyDocument))
    return false
  }

  /// The codes of errors.
  ///
  /// - Source: Apple's reference of `XMLParser.ErrorCode`; the toolchain's values differ from what
  ///   its parser reports. Confidence: documented.
  private static var emptyDocument: Int { 4 }
  private static var prematureEnd: Int { 5 }
}
