// Pasteboard.CO4: the values behind the properties for text, addresses and colors.
extension UIPasteboard {
  /// Returns each item in the first of the given types that it has; nil if no item has one.
  func found<Value>(_ forms: [String], _ read: (Any) -> Value?) -> [Value]? {
    let found = items.compactMap { item in
      forms.compactMap { item[$0].flatMap(read) }.first
    }
    return found.isEmpty ? nil : found
  }
}
