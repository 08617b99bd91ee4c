/// A formatter that composes a contact's name from its parts (Contacts.NA1).
///
/// - Thread: one at a time.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The style.
  open var style = CNContactFormatterStyle.fullName

  /// Creates a formatter of names.
  public override init() { super.init() }

  // MARK: Names

  /// Returns the name of a contact; `nil` without one.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    NameParts(contact, style).text
  }
  /// Returns the name of a contact; `nil` without one.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// Returns the name of a contact, whose parts have their property keys as
  /// `CNContactPropertyAttribute`; `nil` without one.
  open class func attributedString(
    from contact: CNContact, style: CNContactFormatterStyle,
    defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    let name = NameParts(contact, style)
    guard !name.parts.isEmpty else { return nil }
    var common: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes ?? [:] {
      switch key.base {
      case let key as NSAttributedString.Key: common[key] = value
      case let key as String: common[NSAttributedString.Key(key)] = value
      default: continue
      }
    }
    let text = NSMutableAttributedString()
    for (index, part) in name.parts.enumerated() {
      if index > 0 {
        text.append(NSAttributedString(string: name.delimiter, attributes: common))
      }
      let own = [NSAttributedString.Key(CNContactPropertyAttribute): part.key]
      text.append(
        NSAttributedString(
          string: part.text, attributes: common.merging(own as [NSAttributedString.Key: Any]) { $1 }
        ))
    }
    return text
  }
  /// Returns the name of a contact, whose parts have their property keys as
  /// `CNContactPropertyAttribute`; `nil` without one.
  open func attributedString(
    from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? {
    Self.attributedString(from: contact, style: style, defaultAttributes: attributes)
  }

  /// Returns the name of a contact; `nil` for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? CNContact).flatMap { string(from: $0) }
  }

  // MARK: Order

  /// Returns the order of a contact's names.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
    NameParts.order(of: contact)
  }
  /// Returns what is between a contact's names.
  open class func delimiter(for contact: CNContact) -> String { NameParts.delimiter(of: contact) }

  // MARK: Keys

  /// Returns the descriptor of the properties that a style reads.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { ContactKeys(NameParts.keys(style)) }
  /// The descriptor of the properties that decide the order of names.
  open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor {
    ContactKeys(NameParts.orderKeys)
  }
  /// The descriptor of the properties that decide what is between names.
  open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor {
    ContactKeys(NameParts.orderKeys)
  }

  // MARK: Archives

  /// Restores a formatter.
  public required init?(coder: NSCoder) {
    style = CNContactFormatterStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .fullName
    super.init(coder: coder)
  }
  /// Archives the formatter.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "style")
  }
}

/// The attribute of a part of a name: its property key.
public let CNContactPropertyAttribute = "CNContactPropertyAttribute"
