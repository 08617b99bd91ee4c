// The values behind the properties for text, URLs, colors and images (Pasteboard.CO4).
extension UIPasteboard {
  /// Returns all text items; URLs count as text.
  static func strings(in items: [[String: Any]]) -> [String]? {
    found(PasteboardRepresentation.textTypes, in: items, PasteboardRepresentation.text)
      ?? urls(in: items)?.map(\.absoluteString)
  }

  /// Returns all URL items.
  static func urls(in items: [[String: Any]]) -> [URL]? {
    found(PasteboardRepresentation.urlTypes, in: items, PasteboardRepresentation.url)
  }

  /// Returns all color items.
  static func colors(in items: [[String: Any]]) -> [UIColor]? {
    found(PasteboardRepresentation.colorTypes, in: items, PasteboardRepresentation.color)
  }

  /// Returns all image items.
  static func images(in items: [[String: Any]]) -> [UIImage]? {
    found(PasteboardRepresentation.imageTypes, in: items, PasteboardRepresentation.image)
  }

  /// Returns each item's value in the first given type that it has; nil if no item has one.
  private static func found<Value>(
    _ forms: [String], in items: [[String: Any]], _ read: (Any) -> Value?
  ) -> [Value]? {
    let found = items.compactMap { item in
      forms.compactMap { item[$0].flatMap(read) }.first
    }
    return found.isEmpty ? nil : found
  }
}
