/// A recurrence rule.
open class INRecurrenceRule: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a recurrence rule.
  public init(interval: Int, frequency: INRecurrenceFrequency) {
    self.interval = interval
    self.frequency = frequency
    super.init()
  }

  /// The number of periods between recurrences.
  public let interval: Int
  /// The frequency.
  public let frequency: INRecurrenceFrequency

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INRecurrenceRule else { return false }
    return interval == other.interval
      && frequency == other.frequency
  }

  /// The hash of the interval.
  open override var hash: Int { interval.hashValue }
}
