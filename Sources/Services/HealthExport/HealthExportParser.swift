internal import CTactusXML
internal import Glibc

/// A parser of a file with exported health data, piece by piece: libxml2's, without documents,
/// entities, networks and files.
///
/// - Thread: one at a time.
final class HealthExportParser {
  /// Called with the beginning of an element, the element around it, and its attributes, which last
  /// as long as the call.
  var onStart: (HealthExportElement?, HealthExportElement?, HealthExportAttributes) -> Void = {
    _, _, _ in
  }
  /// Called with the end of an element.
  var onEnd: (HealthExportElement?) -> Void = { _ in }

  private let path: String
  private var context: xmlParserCtxtPtr?
  private let attributes = HealthExportAttributes()
  private var elements: [UnsafePointer<UInt8>: HealthExportElement] = [:]
  private var unknown: Set<UnsafePointer<UInt8>> = []
  private var open: [HealthExportElement?] = []
  /// The name of the element that begins, which libxml2 keeps.
  private var elementName: UnsafePointer<UInt8>?
  private var failure: HealthExportError?
  /// Whether no byte was parsed yet, and whether an element was.
  private var (isEmpty, hasRoot) = (true, false)

  init(_ path: String) {
    self.path = path
    var handler = xmlSAXHandler()
    handler.initialized = 0xDEED_BEAF  // XML_SAX2_MAGIC
    handler.startElementNs = { context, name, _, _, _, _, count, _, attributes in
      HealthExportParser.of(context)?.start(name, attributes, Int(count))
    }
    handler.endElementNs = { context, _, _, _ in HealthExportParser.of(context)?.end() }
    handler.entityDecl = { context, _, _, _, _, _ in
      HealthExportParser.of(context)?.fail("expected no entities, found a declaration of one")
    }
    handler.serror = { context, error in
      guard let error, error.pointee.level != XML_ERR_WARNING else { return }
      HealthExportParser.of(context)?.fail(error.pointee)
    }
    context = xmlCreatePushParserCtxt(
      &handler, Unmanaged.passUnretained(self).toOpaque(), nil, 0, nil)
    // The entities of XML itself are replaced; declarations of others are refused.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue
    if let context { xmlCtxtUseOptions(context, Int32(options)) }
  }

  deinit {
    // libxml2 creates a document for declared entities, which its client has to free.
    if let document = context?.pointee.myDoc { xmlFreeDoc(document) }
    xmlFreeParserCtxt(context)
  }

  /// The line that is parsed.
  var line: Int { (context?.pointee.input?.pointee.line).map(Int.init) ?? 0 }

  /// The name of the element that begins.
  var name: String { elementName.map { String(cString: $0) } ?? "" }

  /// Parses a piece of the file; an empty one is its end.
  ///
  /// - Throws: `HealthExportError`.
  func parse(_ piece: UnsafeRawBufferPointer) throws(HealthExportError) {
    if piece.isEmpty {
      if let last = open.last {
        let name = last?.rawValue ?? "…"
        throw error("expected </\(name)>, found the end of the file")
      }
      guard hasRoot else {
        let found = isEmpty ? "an empty file" : "the end of the file"
        throw error("expected \(Self.expected), found \(found)")
      }
    } else if isEmpty {
      isEmpty = false
      if let found = HealthExportForeignFile.describe(piece) {
        throw HealthExportError(
          path, line: 1, column: 1, "expected \(Self.expected), found \(found)")
      }
    }
    let start = piece.baseAddress?.assumingMemoryBound(to: CChar.self)
    let status = xmlParseChunk(context, start, Int32(piece.count), piece.isEmpty ? 1 : 0)
    if let failure { throw failure }
    guard status == 0 else { throw error("expected XML, found none") }
  }

  /// Ends parsing with an error at the present place.
  func fail(_ reason: String) {
    guard failure == nil else { return }
    failure = error(reason)
    xmlStopParser(context)
  }

  // MARK: Internals

  /// The greatest depth of elements: eight times that of an iPhone's files (a guess).
  static let maximumDepth = 32

  /// The words for what can be read.
  private static let expected = "the <HealthData> of an iPhone's export.xml or export.zip"

  private static func of(_ context: UnsafeMutableRawPointer?) -> HealthExportParser? {
    context.map { Unmanaged<HealthExportParser>.fromOpaque($0).takeUnretainedValue() }
  }

  private func error(_ reason: String) -> HealthExportError {
    let column = (context?.pointee.input?.pointee.col).map(Int.init) ?? 1
    return HealthExportError(path, line: max(1, line), column: max(1, column), reason)
  }

  private func fail(_ error: xmlError) {
    guard failure == nil else { return }
    let text = error.message.map { String(cString: $0) } ?? "expected XML, found none"
    let reason = text.split(separator: "\n").first.map(String.init) ?? text
    failure = HealthExportError(
      path, line: max(1, Int(error.line)), column: max(1, Int(error.int2)), reason)
    xmlStopParser(context)
  }

  private func start(
    _ name: UnsafePointer<xmlChar>?,
    _ list: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) {
    guard let name, failure == nil else { return }
    let element = element(name)
    if open.isEmpty, element != .root {
      return fail("expected <HealthData>, found <\(String(cString: name))>")
    }
    // Piece by piece libxml2 has no limit of its own.
    guard open.count < Self.maximumDepth else {
      return fail("expected at most \(Self.maximumDepth) elements within each other, found more")
    }
    hasRoot = true
    elementName = name
    let parent = open.last ?? nil
    open.append(element)
    attributes.set(list, count, keepsOthers: element == .me)
    onStart(element, parent, attributes)
  }

  private func end() {
    guard failure == nil, let element = open.popLast() else { return }
    onEnd(element)
  }

  /// Returns the element with a name, which the parser keeps once; `nil` for others.
  private func element(_ name: UnsafePointer<UInt8>) -> HealthExportElement? {
    if let element = elements[name] { return element }
    guard !unknown.contains(name) else { return nil }
    guard let element = HealthExportElement(rawValue: String(cString: name)) else {
      unknown.insert(name)
      return nil
    }
    elements[name] = element
    return element
  }
}
