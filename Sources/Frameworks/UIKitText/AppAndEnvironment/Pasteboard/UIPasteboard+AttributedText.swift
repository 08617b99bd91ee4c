// Text with attributes. Step TextViews.TV19.
extension UIPasteboard {
  /// The first item as text with attributes; nil if it has none.
  package var attributedText: NSAttributedString? {
    for (type, format) in Self.attributedTypes {
      guard let data = data(forPasteboardType: type) else { continue }
      var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: format]
      // HTML on a pasteboard is text, and so has no other encoding.
      options[.characterEncoding] = NSNumber(value: String.Encoding.utf8.rawValue)
      if let text = try? NSAttributedString(
        data: data, options: options, documentAttributes: nil)
      {
        return text
      }
    }
    return nil
  }

  /// Whether the first item may be text with attributes.
  package var hasAttributedText: Bool {
    contains(pasteboardTypes: Self.attributedTypes.map(\.type))
  }

  /// Replaces all items by a text with and without its attributes.
  ///
  /// A long text is copied without attributes.
  package func copy(_ text: NSAttributedString) {
    var item: [String: Any] = [PasteboardRepresentation.textTypes[0]: text.string]
    let all = NSRange(location: 0, length: text.length)
    if text.length <= Self.maximumLength,
      let data = try? text.data(
        from: all, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    {
      item[PasteboardRepresentation.richTextType] = data
    }
    items = [item]
  }

  /// The types of text with attributes, the preferred one first.
  private static let attributedTypes: [(type: String, format: NSAttributedString.DocumentType)] = [
    (PasteboardRepresentation.richTextType, .rtf), (PasteboardRepresentation.htmlType, .html),
  ]
  /// The length of the longest text that is copied with its attributes, in UTF-16 units.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumLength = 1 << 20
}
