// CO4: what is copied most, without a word about forms.
extension UIPasteboard {
  /// The first item as text; an address counts as one.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } ?? [] }
  }
  /// All items that are text.
  public var strings: [String]? {
    get {
      let url = PasteboardForm.addresses
      return found(PasteboardForm.texts, PasteboardForm.text)
        ?? found(url) { PasteboardForm.url($0)?.absoluteString }
    }
    set { items = (newValue ?? []).map { [PasteboardForm.texts[0]: $0] } }
  }
  /// Whether there is text.
  public var hasStrings: Bool { strings != nil }

  /// The first item as an address.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } ?? [] }
  }
  /// All items that are addresses.
  public var urls: [URL]? {
    get { found(PasteboardForm.addresses, PasteboardForm.url) }
    set {
      items = (newValue ?? []).map {
        [PasteboardForm.addresses[0]: $0, PasteboardForm.texts[0]: $0.absoluteString]
      }
    }
  }
  /// Whether there is an address.
  public var hasURLs: Bool { urls != nil }

  /// The first item as a colour.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } ?? [] }
  }
  /// All items that are colours.
  public var colors: [UIColor]? {
    get { found(PasteboardForm.colors) { $0 as? UIColor } }
    set { items = (newValue ?? []).map { [PasteboardForm.colors[0]: $0] } }
  }
  /// Whether there is a colour.
  public var hasColors: Bool { colors != nil }

  /// All items in the first of some forms that they have; nil where none has one.
  private func found<Value>(_ forms: [String], _ read: (Any) -> Value?) -> [Value]? {
    let found = items.compactMap { item in
      forms.compactMap { item[$0].flatMap(read) }.first
    }
    return found.isEmpty ? nil : found
  }
}
