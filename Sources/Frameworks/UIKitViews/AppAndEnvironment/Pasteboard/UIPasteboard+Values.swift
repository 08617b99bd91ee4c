// Pasteboard.CO4: access to common values without type identifiers.
extension UIPasteboard {
  /// The first item as text; an address counts as text.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } ?? [] }
  }
  /// All items that are text.
  public var strings: [String]? {
    get {
      let url = PasteboardRepresentation.urlTypes
      return found(PasteboardRepresentation.textTypes, PasteboardRepresentation.text)
        ?? found(url) { PasteboardRepresentation.url($0)?.absoluteString }
    }
    set { items = (newValue ?? []).map { [PasteboardRepresentation.textTypes[0]: $0] } }
  }
  /// A Boolean value that indicates whether there is text.
  public var hasStrings: Bool { strings != nil }

  /// The first item as an address.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } ?? [] }
  }
  /// All items that are addresses.
  public var urls: [URL]? {
    get { found(PasteboardRepresentation.urlTypes, PasteboardRepresentation.url) }
    set {
      items = (newValue ?? []).map {
        [
          PasteboardRepresentation.urlTypes[0]: $0,
          PasteboardRepresentation.textTypes[0]: $0.absoluteString,
        ]
      }
    }
  }
  /// A Boolean value that indicates whether there is an address.
  public var hasURLs: Bool { urls != nil }

  /// The first item as a colour.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } ?? [] }
  }
  /// All items that are colours.
  public var colors: [UIColor]? {
    get { found(PasteboardRepresentation.colorTypes) { $0 as? UIColor } }
    set { items = (newValue ?? []).map { [PasteboardRepresentation.colorTypes[0]: $0] } }
  }
  /// A Boolean value that indicates whether there is a colour.
  public var hasColors: Bool { colors != nil }

  /// Returns each item in the first of the given types that it has; nil if no item has one.
  private func found<Value>(_ forms: [String], _ read: (Any) -> Value?) -> [Value]? {
    let found = items.compactMap { item in
      forms.compactMap { item[$0].flatMap(read) }.first
    }
    return found.isEmpty ? nil : found
  }
}
