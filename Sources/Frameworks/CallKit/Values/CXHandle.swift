/// The address of somebody in a call.
///
/// - Thread: any; all its properties are constants.
open class CXHandle: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The kind of an address.
  public enum HandleType: Int, Sendable {
    /// A name of the service.
    case generic = 1
    /// A phone number.
    case phoneNumber = 2
    /// A mail address.
    case emailAddress = 3
  }

  private let kind: HandleType
  private let text: String

  /// Creates an address.
  public init(type: HandleType, value: String) {
    (kind, text) = (type, value)
    super.init()
  }

  /// The kind.
  open var type: HandleType { kind }
  /// The address.
  open var value: String { text }

  /// Returns whether an address has the same kind and text.
  open func isEqual(to handle: CXHandle) -> Bool { kind == handle.kind && text == handle.text }

  /// Returns whether an object is an address with the same kind and text.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CXHandle).map(isEqual(to:)) ?? false
  }

  /// The hash value of the address.
  open override var hash: Int { text.hashValue }

  // MARK: Archives

  /// Reads an address from an archive.
  public required init?(coder: NSCoder) {
    guard let kind = HandleType(rawValue: coder.decodeInteger(forKey: "type")),
      let text = coder.archivedString(forKey: "value")
    else { return nil }
    (self.kind, self.text) = (kind, text)
    super.init()
  }

  /// Writes the address to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(kind.rawValue, forKey: "type")
    coder.encode(text._bridgeToObjectiveC(), forKey: "value")
  }

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the address itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
