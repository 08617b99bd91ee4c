/// A person to whom a contact has a relation.
///
/// - Thread: any; nothing in it changes after its creation.
open class CNContactRelation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name of the person.
  open private(set) var name: String

  /// Creates a relation without a name.
  public override init() {
    name = ""
    super.init()
  }

  /// Creates a relation.
  public required init(name: String) {
    self.name = name
    super.init()
  }

  // MARK: Objects

  /// Returns whether another object is a relation to the same name.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContactRelation)?.name == name
  }
  /// The hash of the name.
  open override var hash: Int { name.hashValue }
  /// A description for debugging.
  open override var description: String { "<CNContactRelation: name=\(name)>" }
  /// Returns the relation itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether relations support secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Restores a relation.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
    name = text as String
    super.init()
  }
  /// Archives the relation.
  open func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "name") }
}
