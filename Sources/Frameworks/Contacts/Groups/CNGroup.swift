/// A group of contacts.
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier, which is unique on this phone.
  open private(set) var identifier: String
  /// The stored name.
  var storedName: String

  /// Creates a group without a name and with a new identifier.
  public override init() {
    (identifier, storedName) = (ContactIdentifier.group(), "")
    super.init()
  }

  init(_ identifier: String, _ name: String) {
    (self.identifier, storedName) = (identifier, name)
    super.init()
  }

  /// The name.
  open var name: String { storedName }

  // MARK: Predicates

  /// Returns a predicate for groups by their identifiers.
  open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    GroupPredicate(.identifiers(Set(identifiers)))
  }
  /// Returns a predicate for the groups of a container.
  open class func predicateForGroupsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { GroupPredicate(.container(containerIdentifier)) }

  // MARK: Objects

  /// Returns whether another object is a group of the same identifier and name.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNGroup else { return false }
    return (identifier, storedName) == (other.identifier, other.storedName)
  }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
  /// A description for debugging.
  open override var description: String {
    "<\(type(of: self)): identifier=\(identifier), name=\(storedName)>"
  }
  /// Returns an equal group that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { CNGroup(identifier, storedName) }
  /// Returns an equal group that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(identifier, storedName) }

  // MARK: Archives

  /// Whether groups support secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Restores a group.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
    identifier = text as String
    storedName = (coder.decodeObject(of: NSString.self, forKey: "name") ?? "") as String
    super.init()
  }
  /// Archives the group.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(storedName as NSString, forKey: "name")
  }
}

/// The key of a group's identifier.
public let CNGroupIdentifierKey = "identifier"
/// The key of a group's name.
public let CNGroupNameKey = "name"
