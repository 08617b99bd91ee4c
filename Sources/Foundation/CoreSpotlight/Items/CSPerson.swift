/// A person of an item, such as the author of a message.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CSPerson: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  private let name: String?
  private let addresses: [String]
  private let kind: String

  /// The identifier of the person's contact.
  open var contactIdentifier: String?

  /// Creates a person without a name.
  public override init() {
    (name, addresses, kind) = (nil, [], "")
    super.init()
  }

  /// Creates a person.
  ///
  /// - Parameters:
  ///   - displayName: The name.
  ///   - handles: The addresses.
  ///   - handleIdentifier: The key of Contacts that says what the addresses are.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    (name, addresses, kind) = (displayName, handles, handleIdentifier)
    super.init()
  }

  /// The name.
  open var displayName: String? { name }
  /// The addresses.
  open var handles: [String] { addresses }
  /// The key of Contacts that says what the addresses are.
  open var handleIdentifier: String { kind }

  // MARK: Archives

  /// Reads a person from an archive.
  public required init?(coder: NSCoder) {
    let list = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "handles")
    guard let kind = coder.archivedString(forKey: "handleIdentifier"),
      let array = list as? NSArray
    else { return nil }
    self.kind = kind
    addresses = (0..<array.count).compactMap {
      (array.object(at: $0) as? NSString)?._bridgeToSwift()
    }
    name = coder.archivedString(forKey: "displayName")
    contactIdentifier = coder.archivedString(forKey: "contactIdentifier")
    super.init()
  }

  /// Writes the person to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(name?._bridgeToObjectiveC(), forKey: "displayName")
    coder.encode(
      NSArray(array: addresses.map { $0._bridgeToObjectiveC() }), forKey: "handles")
    coder.encode(kind._bridgeToObjectiveC(), forKey: "handleIdentifier")
    coder.encode(contactIdentifier?._bridgeToObjectiveC(), forKey: "contactIdentifier")
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a person with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSPerson(displayName: name, handles: addresses, handleIdentifier: kind)
    copy.contactIdentifier = contactIdentifier
    return copy
  }
}
