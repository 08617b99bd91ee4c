/// A property of a contact, which the user has chosen.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNContactProperty: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The contact.
  open private(set) var contact: CNContact
  /// The key of the property.
  open private(set) var key: String
  /// The value; `nil` without one.
  open var value: Any? {
    guard let identifier else {
      if contact.isKeyAvailable(key), let value = contact.keyedValue(key) { return value }
      return nil
    }
    return labeled?.first { $0.identifier == identifier }?.value
  }
  /// The identifier of the labeled value; `nil` for a property without labels.
  open private(set) var identifier: String?
  /// The label of the labeled value; `nil` without one.
  open var label: String? {
    labeled?.first { $0.identifier == identifier }?.label
  }

  /// Creates a property of an empty contact.
  public override init() {
    (contact, key, identifier) = (CNContact(), "", nil)
    super.init()
  }

  /// Creates a property of a contact.
  package init(_ contact: CNContact, _ key: String, identifier: String?) {
    (self.contact, self.key) = (contact.copy() as? CNContact ?? contact, key)
    self.identifier = identifier
    super.init()
  }

  // MARK: Objects

  /// Returns whether another object is the same property of an equal contact.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContactProperty else { return false }
    return (key, identifier) == (other.key, other.identifier) && contact.isEqual(other.contact)
  }
  /// The hash of the key.
  open override var hash: Int { key.hashValue }
  /// Returns the property itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether properties support secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Restores a property.
  public required init?(coder: NSCoder) {
    guard let contact = coder.decodeObject(of: CNContact.self, forKey: "contact"),
      let key = coder.decodeObject(of: NSString.self, forKey: "key")
    else { return nil }
    (self.contact, self.key) = (contact, key as String)
    identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?
    super.init()
  }
  /// Archives the property.
  open func encode(with coder: NSCoder) {
    coder.encode(contact, forKey: "contact")
    coder.encode(key as NSString, forKey: "key")
    coder.encode(identifier.map { $0 as NSString }, forKey: "identifier")
  }

  // MARK: Internals

  private typealias Labeled = (identifier: String, label: String?, value: Any)

  private var labeled: [Labeled]? {
    func list<Value>(_ values: [CNLabeledValue<Value>]) -> [Labeled] {
      values.map { ($0.identifier, $0.label, $0.value) }
    }
    guard contact.isKeyAvailable(key) else { return nil }
    switch key {
    case CNContactPhoneNumbersKey: return list(contact.phoneNumbers)
    case CNContactEmailAddressesKey: return list(contact.emailAddresses)
    case CNContactPostalAddressesKey: return list(contact.postalAddresses)
    case CNContactUrlAddressesKey: return list(contact.urlAddresses)
    case CNContactRelationsKey: return list(contact.contactRelations)
    case CNContactSocialProfilesKey: return list(contact.socialProfiles)
    case CNContactInstantMessageAddressesKey: return list(contact.instantMessageAddresses)
    case CNContactDatesKey: return list(contact.dates)
    default: return nil
    }
  }
}
