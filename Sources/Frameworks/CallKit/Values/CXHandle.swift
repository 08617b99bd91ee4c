/// The address of a call's participant.
///
/// - Thread: any; all its properties are constants.
open class CXHandle: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The kind of handle.
  public enum HandleType: Int, Sendable {
    /// An identifier of the service.
    case generic = 1
    /// A phone number.
    case phoneNumber = 2
    /// A mail address.
    case emailAddress = 3
  }

  private let kind: HandleType
  private let text: String

  /// Creates a handle.
  public init(type: HandleType, value: String) {
    (kind, text) = (type, value)
    super.init()
  }

  /// The kind.
  open var type: HandleType { kind }
  /// The phone number, mail address or identifier.
  open var value: String { text }

  /// Returns whether a handle has the same kind and value.
  open func isEqual(to handle: CXHandle) -> Bool { kind == handle.kind && text == handle.text }

  /// Returns whether an object is a handle with the same kind and value.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CXHandle).map(isEqual(to:)) ?? false
  }

  /// The hash value of the handle.
  open override var hash: Int { text.hashValue }

  // MARK: Archives

  /// Decodes a handle.
  public required init?(coder: NSCoder) {
    guard let kind = HandleType(rawValue: coder.decodeInteger(forKey: "type")),
      let text = coder.archivedString(forKey: "value")
    else { return nil }
    (self.kind, self.text) = (kind, text)
    super.init()
  }

  /// Encodes the handle.
  open func encode(with coder: NSCoder) {
    coder.encode(kind.rawValue, forKey: "type")
    coder.encode(text._bridgeToObjectiveC(), forKey: "value")
  }

  /// Whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the handle itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
