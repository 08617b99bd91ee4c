/// An address of a person.
open class INPersonHandle: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates an address.
  public convenience init(value: String?, type: INPersonHandleType) {
    self.init(value: value, type: type, label: nil)
  }

  /// Creates an address with a label.
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    (self.value, self.type, self.label) = (value, type, label)
    super.init()
  }

  /// The address.
  public let value: String?
  /// The kind of address.
  public let type: INPersonHandleType
  /// The label.
  public let label: INPersonHandleLabel?

  /// Returns this object, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another address is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPersonHandle else { return false }
    return value == other.value && type == other.type && label == other.label
  }

  /// A number that equal objects share.
  open override var hash: Int { value.hashValue }
}
