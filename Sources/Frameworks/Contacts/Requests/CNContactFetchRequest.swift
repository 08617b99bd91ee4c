/// A request for contacts.
///
/// - Thread: one at a time.
open class CNContactFetchRequest: CNFetchRequest, NSSecureCoding, @unchecked Sendable {
  /// The predicate, one that `CNContact` returns; `nil` for all contacts.
  open var predicate: NSPredicate?
  /// The descriptors of the properties.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Whether the contacts are mutable.
  open var mutableObjects = false
  /// Whether linked contacts are unified; without effect, since contacts are not linked
  /// (Contacts.FE4).
  open var unifyResults = true
  /// The order of the contacts.
  open var sortOrder = CNContactSortOrder.none

  /// Creates a request for properties of all contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }

  // MARK: Archives

  /// Whether requests support secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Restores a request, without its predicate.
  public required init?(coder: NSCoder) {
    let keys = coder.decodeObject(of: NSString.self, forKey: "keys") ?? ""
    keysToFetch = [ContactKeys((keys as String).split(separator: " ").map(String.init))]
    mutableObjects = coder.decodeBool(forKey: "mutableObjects")
    unifyResults = coder.decodeBool(forKey: "unifyResults")
    sortOrder = CNContactSortOrder(rawValue: coder.decodeInteger(forKey: "sortOrder")) ?? .none
    super.init()
  }
  /// Archives the request, without its predicate.
  open func encode(with coder: NSCoder) {
    let keys = ContactKeys.keys(of: keysToFetch).sorted().joined(separator: " ")
    coder.encode(keys as NSString, forKey: "keys")
    coder.encode(mutableObjects, forKey: "mutableObjects")
    coder.encode(unifyResults, forKey: "unifyResults")
    coder.encode(sortOrder.rawValue, forKey: "sortOrder")
  }
}
