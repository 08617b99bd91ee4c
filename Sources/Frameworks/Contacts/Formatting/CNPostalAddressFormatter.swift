/// A formatter of postal addresses, in the order of their country (Contacts.AD1).
///
/// - Thread: one at a time.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// The style.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// Creates a formatter of addresses.
  public override init() { super.init() }

  // MARK: Addresses

  /// Returns the lines of an address.
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String { AddressLines(postalAddress).text }
  /// Returns the lines of an address.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }

  /// Returns the lines of an address, whose parts have their keys as
  /// `CNPostalAddressPropertyAttribute`, and their localized names as
  /// `CNPostalAddressLocalizedPropertyNameAttribute`.
  open class func attributedString(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
    withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    var common: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes {
      switch key.base {
      case let key as NSAttributedString.Key: common[key] = value
      case let key as String: common[NSAttributedString.Key(key)] = value
      default: continue
      }
    }
    let text = NSMutableAttributedString()
    for (number, line) in AddressLines(postalAddress).lines.enumerated() {
      if number > 0 { text.append(NSAttributedString(string: "\n", attributes: common)) }
      for (index, part) in line.enumerated() {
        if index > 0 { text.append(NSAttributedString(string: " ", attributes: common)) }
        let own: [NSAttributedString.Key: Any] = [
          NSAttributedString.Key(CNPostalAddressPropertyAttribute): part.key,
          NSAttributedString.Key(CNPostalAddressLocalizedPropertyNameAttribute):
            CNPostalAddress.localizedString(forKey: part.key),
        ]
        text.append(
          NSAttributedString(string: part.text, attributes: common.merging(own) { $1 }))
      }
    }
    return text
  }
  /// Returns the lines of an address, whose parts have attributes with their keys and localized
  /// names.
  open func attributedString(
    from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
  ) -> NSAttributedString {
    Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes)
  }

  /// Returns the lines of an address; `nil` for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? CNPostalAddress).map { string(from: $0) }
  }

  // MARK: Archives

  /// Restores a formatter.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The attribute of a part of an address: its key.
public let CNPostalAddressPropertyAttribute = "CNPostalAddressPropertyAttribute"
/// The attribute of a part of an address: its localized name.
public let CNPostalAddressLocalizedPropertyNameAttribute =
  "CNPostalAddressLocalizedPropertyNameAttribute"
