/// A container of contacts, such as an account; this phone has one.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNContainer: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier, which is unique on this phone.
  open private(set) var identifier: String
  /// The name.
  open private(set) var name: String
  /// The type.
  open private(set) var type: CNContainerType

  /// Creates a container without a name.
  public override init() {
    (identifier, name, type) = ("", "", .unassigned)
    super.init()
  }

  init(_ identifier: String, _ name: String, _ type: CNContainerType) {
    (self.identifier, self.name, self.type) = (identifier, name, type)
    super.init()
  }

  // MARK: Predicates

  /// Returns a predicate for containers by their identifiers.
  open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    ContainerPredicate(.identifiers(Set(identifiers)))
  }
  /// Returns a predicate for the container of a contact.
  open class func predicateForContainerOfContact(
    withIdentifier contactIdentifier: String
  ) -> NSPredicate { ContainerPredicate(.member(contactIdentifier)) }
  /// Returns a predicate for the container of a group.
  open class func predicateForContainerOfGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate { ContainerPredicate(.member(groupIdentifier)) }

  // MARK: Objects

  /// Returns whether another object is the same container.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContainer)?.identifier == identifier
  }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
  /// A description for debugging.
  open override var description: String {
    "<CNContainer: identifier=\(identifier), name=\(name), type=\(type)>"
  }
  /// Returns the container itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether containers support secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Restores a container.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
    identifier = text as String
    name = (coder.decodeObject(of: NSString.self, forKey: "name") ?? "") as String
    type = CNContainerType(rawValue: coder.decodeInteger(forKey: "type")) ?? .unassigned
    super.init()
  }
  /// Archives the container.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(name as NSString, forKey: "name")
    coder.encode(type.rawValue, forKey: "type")
  }
}
