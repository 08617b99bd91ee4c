/// A range of dates.
open class INDateComponentsRange: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a range; each end may be open.
  public convenience init(start startDateComponents: DateComponents?, end: DateComponents?) {
    self.init(start: startDateComponents, end: end, recurrenceRule: nil)
  }

  /// Creates a range that recurs.
  public init(
    start startDateComponents: DateComponents?, end endDateComponents: DateComponents?,
    recurrenceRule: INRecurrenceRule?
  ) {
    (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
    self.recurrenceRule = recurrenceRule
    super.init()
  }

  /// The start date.
  public let startDateComponents: DateComponents?
  /// The end date.
  public let endDateComponents: DateComponents?
  /// The recurrence rule.
  public let recurrenceRule: INRecurrenceRule?

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another range has the same ends.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INDateComponentsRange else { return false }
    return startDateComponents == other.startDateComponents
      && endDateComponents == other.endDateComponents && recurrenceRule == other.recurrenceRule
  }

  /// The hash of the start date.
  open override var hash: Int { startDateComponents.hashValue }
}
