/// A request of the change history, which Swift cannot execute (Contacts.SA4).
///
/// - Thread: one at a time.
open class CNChangeHistoryFetchRequest: CNFetchRequest, NSSecureCoding, @unchecked Sendable {
  /// The token of the state after which the changes are; `nil` for all.
  open var startingToken: Data?
  /// The descriptors of the properties that contacts of the changes have; `nil` for the identifier.
  open var additionalContactKeyDescriptors: [any CNKeyDescriptor]?
  /// Whether linked contacts are unified; true by default.
  open var shouldUnifyResults = true
  /// Whether the contacts are mutable; false by default.
  open var mutableObjects = false
  /// Whether changes of groups are included; false by default.
  open var includeGroupChanges = false
  /// The authors whose changes are excluded; `nil` for none.
  open var excludedTransactionAuthors: [String]?

  /// Creates a request for all changes of contacts.
  public override init() { super.init() }

  // MARK: Archives

  /// Whether requests support secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Restores a request.
  public required init?(coder: NSCoder) {
    startingToken = coder.decodeObject(of: NSData.self, forKey: "token").map { $0 as Data }
    if let keys = coder.decodeObject(of: NSString.self, forKey: "keys") {
      additionalContactKeyDescriptors = [
        ContactKeys((keys as String).split(separator: " ").map(String.init))
      ]
    }
    shouldUnifyResults = coder.decodeBool(forKey: "unify")
    mutableObjects = coder.decodeBool(forKey: "mutable")
    includeGroupChanges = coder.decodeBool(forKey: "groups")
    if let authors = coder.decodeObject(of: NSString.self, forKey: "authors") {
      excludedTransactionAuthors = (authors as String).split(separator: "\n").map(String.init)
    }
    super.init()
  }
  /// Archives the request.
  open func encode(with coder: NSCoder) {
    if let startingToken { coder.encode(startingToken as NSData, forKey: "token") }
    if let descriptors = additionalContactKeyDescriptors {
      let keys = ContactKeys.keys(of: descriptors).sorted().joined(separator: " ")
      coder.encode(keys as NSString, forKey: "keys")
    }
    coder.encode(shouldUnifyResults, forKey: "unify")
    coder.encode(mutableObjects, forKey: "mutable")
    coder.encode(includeGroupChanges, forKey: "groups")
    if let excludedTransactionAuthors {
      coder.encode(
        excludedTransactionAuthors.joined(separator: "\n") as NSString, forKey: "authors")
    }
  }
}
