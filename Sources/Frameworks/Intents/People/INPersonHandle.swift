/// A handle of a person: an email address or a phone number.
open class INPersonHandle: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a handle.
  public convenience init(value: String?, type: INPersonHandleType) {
    self.init(value: value, type: type, label: nil)
  }

  /// Creates a handle with a label.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    (self.value, self.type, self.label) = (value, type, label)
    super.init()
  }

  /// The email address or phone number.
  public let value: String?
  /// The kind of handle.
  public let type: INPersonHandleType
  /// The label.
  public let label: INPersonHandleLabel?

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another handle is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPersonHandle else { return false }
    return value == other.value && type == other.type && label == other.label
  }

  /// The hash of the value.
  open override var hash: Int { value.hashValue }
}
