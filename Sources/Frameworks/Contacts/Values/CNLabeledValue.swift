/// A value of a contact with a label.
///
/// Values do not change. Steps Contacts.LA1….
///
/// - Thread: any; nothing in it changes after its creation.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject, NSCopying,
  NSSecureCoding, @unchecked Sendable
{
  /// The identifier, which is unique and stays the same when the label or the value is replaced.
  open private(set) var identifier: String
  /// The label: one of the constants, or a custom text of the user.
  open private(set) var label: String?
  /// The value.
  open private(set) var value: ValueType

  /// Creates a labeled value.
  public convenience init(label: String?, value: ValueType) {
    self.init(UUID().uuidString, label, value)
  }

  init(_ identifier: String, _ label: String?, _ value: ValueType) {
    (self.identifier, self.label) = (identifier, label)
    self.value = value.copy() as? ValueType ?? value
    super.init()
  }

  // MARK: Replacing

  /// Returns a value with this identifier and another label.
  open func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> {
    CNLabeledValue(identifier, label, value)
  }
  /// Returns a value with this identifier and label, and another value.
  open func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue(identifier, label, value)
  }
  /// Returns a value with this identifier, and another label and value.
  open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue(identifier, label, value)
  }

  // MARK: Labels

  /// Returns a localized label; a custom one unchanged (Contacts.LA2).
  open class func localizedString(forLabel label: String) -> String { ContactLabel.text(label) }

  // MARK: Objects

  /// Returns whether another object has the same identifier, label and value.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue<ValueType> else { return false }
    return identifier == other.identifier && label == other.label && hasValue(of: other)
  }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
  /// A description for debugging.
  open override var description: String {
    "<CNLabeledValue: label=\(label ?? "(null)"), value=\(value)>"
  }
  /// Returns the value itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another has an equal value.
  func hasValue(of other: CNLabeledValue<ValueType>) -> Bool {
    guard let one = value as? NSObject, let two = other.value as? NSObject else { return false }
    return one.isEqual(two)
  }

  // MARK: Archives

  /// Whether labeled values are archived securely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores a labeled value; `nil` if the archive has no value of the type.
  public required init?(coder: NSCoder) {
    let classes: [AnyClass] = [
      CNPhoneNumber.self, CNPostalAddress.self, CNContactRelation.self, CNSocialProfile.self,
      CNInstantMessageAddress.self, NSString.self, NSDateComponents.self,
    ]
    guard let value = coder.decodeObject(of: classes, forKey: "value") as? ValueType,
      let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier")
    else { return nil }
    self.identifier = identifier as String
    label = coder.decodeObject(of: NSString.self, forKey: "label") as String?
    self.value = value
    super.init()
  }

  /// Archives the labeled value.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(label.map { $0 as NSString }, forKey: "label")
    coder.encode(value, forKey: "value")
  }
}
