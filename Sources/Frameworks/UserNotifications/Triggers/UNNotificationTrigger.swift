/// The condition on which a notification is delivered; apps create one of its subclasses.
///
/// - Thread: any; all its properties are constants.
open class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Whether the notification is delivered repeatedly.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// Returns the next delivery after a time; `nil` if there is none.
  func date(after date: Date) -> Date? { nil }

  // MARK: Objects

  /// Returns whether another object is an equal trigger.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationTrigger else { return false }
    return type(of: self) == type(of: other) && repeats == other.repeats
  }
  /// The hash of whether the trigger repeats.
  open override var hash: Int { repeats ? 1 : 0 }
  /// Returns the trigger itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether triggers support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores a trigger.
  public required init?(coder: NSCoder) {
    repeats = coder.number("repeats").boolValue
    super.init()
  }

  /// Archives the trigger.
  open func encode(with coder: NSCoder) {
    coder.encode(number: NSNumber(value: repeats), "repeats")
  }
}
