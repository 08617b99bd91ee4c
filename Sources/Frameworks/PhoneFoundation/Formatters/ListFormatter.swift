/// Writes several things one after another, the last after an "and".
open class ListFormatter: Formatter {
  /// Whose language it is.
  open var locale: Locale! = .autoupdatingCurrent
  /// Writes each of the things; what it cannot write is written by its description.
  open var itemFormatter: Formatter?

  /// Makes one for the language of now.
  public override init() { super.init() }

  /// Makes one of an archive: what those hold is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Several things.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return ICUText.list(texts, locale)
  }

  /// Several things, if that is what the object is.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }

  /// Several texts in the language of now.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? strings.joined(separator: ", ")
  }
}
