/// A formatter of lists with "and" before the last item.
open class ListFormatter: Formatter {
  /// The locale.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of the items.
  ///
  /// An item that it cannot format appears with its description.
  open var itemFormatter: Formatter?

  /// Creates a formatter for the current locale.
  public override init() { super.init() }

  /// Creates a formatter.
  ///
  /// The archive's content is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats a list.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return ICUText.list(texts, locale)
  }

  /// Formats a list; nil for other objects.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }

  /// Formats a list of strings in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? strings.joined(separator: ", ")
  }
}
