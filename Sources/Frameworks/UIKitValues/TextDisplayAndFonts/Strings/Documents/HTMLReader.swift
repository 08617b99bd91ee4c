import CTactusXML

/// A reader of HTML, which libxml2 parses (Documents.HT1–HT6).
///
/// The parser reports elements and text as it finds them, so no tree is built.
final class HTMLReader {
  private var builder = AttributedStringBuilder()
  private var elements: [HTMLElement] = []
  private var sheet = StyleSheet()
  /// The style of the current paragraph: that of the block of its first text.
  private var paragraph = HTMLStyles.paragraph
  /// Whether the current paragraph contains only a list item's marker.
  private var hasOnlyMarker = false
  private var families = HTMLFontFamilies()
  private var isTooDeep = false

  private init() {}

  /// Returns the document of HTML.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - encoding: The encoding; `nil` for the declared one.
  /// - Throws: A `CocoaError` for bytes that are invalid in the encoding, and for excessive
  ///   nesting.
  static func document(_ data: Data, encoding: String.Encoding?) throws -> AttributedDocument {
    var bytes = data
    let isDecoded = encoding != nil || !declaresEncoding(data)
    if isDecoded {
      let encoding = encoding ?? .windowsCP1252
      guard
        let text = String(data: data, encoding: encoding)
          ?? (encoding == .windowsCP1252 ? String(data: data, encoding: .isoLatin1) : nil)
      else {
        throw AttributedDocument.error(
          .fileReadInapplicableStringEncoding, "HTML", "the bytes are no text in \(encoding)")
      }
      bytes = Data(text.utf8)
    }
    let reader = HTMLReader()
    reader.parse(bytes, isUTF8: isDecoded)
    if reader.isTooDeep {
      throw AttributedDocument.error(
        .fileReadCorruptFile, "HTML", "elements deeper than \(AttributedDocument.maximumDepth)")
    }
    reader.builder.removeTrailingSpaces()
    reader.builder.endParagraph(NSParagraphStyle(reader.paragraph))
    var document = AttributedDocument(text: reader.builder.build())
    document.attributes[.documentType] = NSAttributedString.DocumentType.html
    document.attributes[.characterEncoding] = NSNumber(
      value: (encoding ?? .windowsCP1252).rawValue)
    return document
  }

  // MARK: Parsing

  /// Returns whether a byte order mark or an element declares the encoding.
  private static func declaresEncoding(_ data: Data) -> Bool {
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]
    return marks.contains { data.starts(with: $0) }
      || data.prefix(declarationBytes).range(of: Data("charset".utf8)) != nil
  }

  /// The length of the prefix in which a document may declare its encoding, in bytes.
  ///
  /// - Source: the HTML standard. Confidence: documented.
  private static let declarationBytes = 1_024

  private func parse(_ data: Data, isUTF8: Bool) {
    // The parser stops at a null character.
    let bytes = data.filter { $0 != 0 }.map { CChar(bitPattern: $0) }
    guard !bytes.isEmpty, let parser = htmlCreateMemoryParserCtxt(bytes, CInt(bytes.count)) else {
      return
    }
    defer { htmlFreeParserCtxt(parser) }
    var options = HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
    options |= HTML_PARSE_NONET.rawValue
    if isUTF8 {
      options |= HTML_PARSE_IGNORE_ENC.rawValue
      xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8)
    }
    htmlCtxtUseOptions(parser, CInt(options))
    guard let events = parser.pointee.sax else { return }
    events.pointee = xmlSAXHandler()
    events.pointee.startElement = { parser, name, attributes in
      guard let parser, let name else { return }
      HTMLReader.of(parser)?.start(name, attributes, parser)
    }
    events.pointee.endElement = { parser, _ in
      parser.flatMap { HTMLReader.of($0) }?.end()
    }
    events.pointee.characters = { parser, text, count in
      guard let parser, let text else { return }
      HTMLReader.of(parser)?.receive(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    events.pointee.ignorableWhitespace = events.pointee.characters
    events.pointee.cdataBlock = events.pointee.characters
    // The parser passes its own pointer to the callbacks, so that they can stop it.
    parser.pointee.userData = UnsafeMutableRawPointer(parser)
    parser.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    withExtendedLifetime(self) { _ = htmlParseDocument(parser) }
  }

  private static func of(_ parser: UnsafeMutableRawPointer) -> HTMLReader? {
    let parser = parser.assumingMemoryBound(to: xmlParserCtxt.self)
    return parser.pointee._private.map {
      Unmanaged<HTMLReader>.fromOpaque($0).takeUnretainedValue()
    }
  }

  // MARK: Elements

  private func start(
    _ name: UnsafePointer<xmlChar>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?,
    _ parser: UnsafeMutableRawPointer
  ) {
    let parser = parser.assumingMemoryBound(to: xmlParserCtxt.self)
    guard elements.count < AttributedDocument.maximumDepth else {
      isTooDeep = true
      xmlStopParser(parser)
      return
    }
    // The name of an implied element is not in the parser's dictionary.
    let isImplied = xmlDictOwns(parser.pointee.dict, name) != 1
    start(
      String(cString: name).lowercased(), Self.dictionary(attributes), isImplied: isImplied)
  }

  private func start(_ name: String, _ attributes: [String: String], isImplied: Bool) {
    var element = HTMLElement(
      name: name, classes: attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? [],
      identifier: attributes["id"], style: elements.last?.style ?? HTMLStyles.text,
      paragraph: elements.last?.paragraph ?? HTMLStyles.paragraph,
      isPreformatted: elements.last?.isPreformatted ?? false,
      isHidden: elements.last?.isHidden ?? false, listDepth: elements.last?.listDepth ?? 0)
    if !isImplied {
      HTMLStyles.apply(name, to: &element)
      HTMLAttributes.apply(attributes, to: &element, &families)
      var declarations = sheet.declarations(for: element, in: elements)
      declarations += attributes["style"].map { StyleSheet.declarations($0) } ?? []
      for declaration in declarations {
        StyleDeclarations.apply(
          declaration, to: &element, parentSize: elements.last?.style.size ?? HTMLStyles.text.size,
          &families)
      }
    }
    elements.append(element)
    guard !element.isHidden else { return }
    // A block at the start of an item shares the line of its marker.
    if element.isBlock, !hasOnlyMarker || name == "li" { endParagraph() }
    switch name {
    case "br": appendLineBreak(element)
    case "hr": append("\n", element)
    case "li": appendMarker(element)
    case "img": appendImage(attributes, element)
    default: break
    }
  }

  private func end() {
    guard let element = elements.popLast(), element.isBlock, !element.isHidden,
      !hasOnlyMarker || element.name == "li"
    else { return }
    endParagraph()
  }

  /// Ends the current paragraph if it has text.
  private func endParagraph() {
    guard !builder.isAtParagraphStart else { return }
    builder.removeTrailingSpaces()
    // A line break at the end of a block starts no line.
    builder.removeLast("\u{2028}")
    builder.append("\n", elements.last?.style ?? HTMLStyles.text)
    builder.endParagraph(NSParagraphStyle(paragraph))
    hasOnlyMarker = false
  }

  // MARK: Text

  private func receive(_ bytes: UnsafeBufferPointer<xmlChar>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let element = elements.last else { return }
    if element.name == "style" { return sheet.append(text) }
    guard !element.isHidden else { return }
    if element.isPreformatted {
      appendPreformatted(text, element)
    } else {
      appendCollapsed(text, element)
    }
  }

  private func append(_ text: String, _ element: HTMLElement) {
    guard !text.isEmpty else { return }
    if builder.isAtParagraphStart { paragraph = element.paragraph }
    builder.append(text, element.style)
    hasOnlyMarker = false
  }

  /// Appends text with white space collapsed, and none at the start of a line.
  private func appendCollapsed(_ text: String, _ element: HTMLElement) {
    var result = ""
    var isAfterSpace =
      builder.isAtParagraphStart || hasOnlyMarker
      || builder.lastScalar.map { $0 == " " || $0 == "\u{2028}" } ?? true
    for scalar in text.unicodeScalars {
      guard " \t\n\r\u{C}".unicodeScalars.contains(scalar) else {
        result.unicodeScalars.append(scalar)
        isAfterSpace = false
        continue
      }
      if !isAfterSpace { result += " " }
      isAfterSpace = true
    }
    append(result, element)
  }

  private func appendPreformatted(_ text: String, _ element: HTMLElement) {
    let plain = text.replacingOccurrences(of: "\r\n", with: "\n")
    for (index, line) in plain.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 {
        append("\n", element)
        builder.endParagraph(NSParagraphStyle(paragraph))
      }
      append(String(line), element)
    }
  }

  private func appendLineBreak(_ element: HTMLElement) {
    if !element.isPreformatted { builder.removeTrailingSpaces() }
    append("\u{2028}", element)
  }

  private func appendMarker(_ element: HTMLElement) {
    let list = elements.indices.dropLast().last {
      ["ul", "ol", "menu", "dir"].contains(elements[$0].name)
    }
    var marker = Self.markers[min(max(0, element.listDepth - 1), Self.markers.count - 1)]
    if let list, let number = elements[list].nextNumber {
      marker = "\(number)."
      elements[list].nextNumber = number + 1
    }
    append("\t\(marker)\t", element)
    hasOnlyMarker = true
  }

  private func appendImage(_ attributes: [String: String], _ element: HTMLElement) {
    guard let source = attributes["src"] else { return }
    guard let attachment = HTMLImage.attachment(source, attributes) else {
      // Unsupported content is reported once (Documents.HT6).
      RuntimeWarning.once(
        "the image “\(source.prefix(80))” of an HTML document is not loaded: only images within "
          + "the document, with an address that begins with “data:”, are")
      return append(attributes["alt"] ?? "", element)
    }
    if builder.isAtParagraphStart { paragraph = element.paragraph }
    builder.append(attachment, element.style)
    hasOnlyMarker = false
  }

  /// The markers of items, by nesting depth.
  private static let markers = ["•", "◦", "▪"]

  /// Returns attributes by lowercase name; the first of duplicates wins.
  private static func dictionary(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  ) -> [String: String] {
    guard let attributes else { return [:] }
    var result: [String: String] = [:]
    var index = 0
    while let name = attributes[index] {
      let value = attributes[index + 1].map { String(cString: $0) } ?? ""
      let key = String(cString: name).lowercased()
      if result[key] == nil { result[key] = value }
      index += 2
    }
    return result
  }
}
