// Pasteboard.CO4: the values behind the properties for text, addresses, colors and images.
extension UIPasteboard {
  /// Returns all items that are text; an address counts as text.
  static func strings(in items: [[String: Any]]) -> [String]? {
    found(PasteboardRepresentation.textTypes, in: items, PasteboardRepresentation.text)
      ?? urls(in: items)?.map(\.absoluteString)
  }

  /// Returns all items that are addresses.
  static func urls(in items: [[String: Any]]) -> [URL]? {
    found(PasteboardRepresentation.urlTypes, in: items, PasteboardRepresentation.url)
  }

  /// Returns all items that are colors.
  static func colors(in items: [[String: Any]]) -> [UIColor]? {
    found(PasteboardRepresentation.colorTypes, in: items, PasteboardRepresentation.color)
  }

  /// Returns all items that are images.
  static func images(in items: [[String: Any]]) -> [UIImage]? {
    found(PasteboardRepresentation.imageTypes, in: items, PasteboardRepresentation.image)
  }

  /// Returns each item in the first of the given types that it has; nil if no item has one.
  private static func found<Value>(
    _ forms: [String], in items: [[String: Any]], _ read: (Any) -> Value?
  ) -> [Value]? {
    let found = items.compactMap { item in
      forms.compactMap { item[$0].flatMap(read) }.first
    }
    return found.isEmpty ? nil : found
  }
}
