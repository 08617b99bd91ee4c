internal import CTactusCmark

/// A reader of Markdown, parsed by cmark.
struct MarkdownReader {
  let options: AttributedString.MarkdownParsingOptions
  let baseURL: URL?

  /// Returns the text of a Markdown source.
  func text(_ source: String) -> AttributedString {
    let attributes = options.allowsExtendedAttributes ? MarkdownAttributes(of: source) : nil
    let source = attributes?.source ?? source
    let markers = options.interpretedSyntax == .full ? nil : MarkdownLineMarkers(absentFrom: source)
    let read = markers?.marked(source, keepsLines: keepsLines) ?? source
    var text = Self.withDocument(read) { document in
      var writer = MarkdownWriter(
        markers: markers, keepsLines: keepsLines, attributes: attributes?.values ?? [],
        baseURL: baseURL)
      writer.write(document)
      return writer.text
    }
    if let language = options.languageCode { text.languageIdentifier = language }
    return text
  }

  // MARK: Internals

  private var keepsLines: Bool { options.interpretedSyntax == .inlineOnlyPreservingWhitespace }

  private static func withDocument(
    _ source: String, _ body: (OpaquePointer) -> AttributedString
  ) -> AttributedString {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return AttributedString() }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough"] {
      guard let found = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, found)
    }
    var source = source
    source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parser_feed(parser, $0.baseAddress, $0.count)
      }
    }
    guard let document = cmark_parser_finish(parser) else { return AttributedString() }
    defer { cmark_node_free(document) }
    return body(document)
  }
}
