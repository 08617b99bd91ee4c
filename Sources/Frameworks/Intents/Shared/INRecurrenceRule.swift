/// A rule by which something recurs.
open class INRecurrenceRule: NSObject, NSCopying, @unchecked Sendable {
  // Without mutable state.

  /// Creates a value.
  public init(interval: Int, frequency: INRecurrenceFrequency) {
    self.interval = interval
    self.frequency = frequency
    super.init()
  }

  /// The number of periods between two times.
  public let interval: Int
  /// The period.
  public let frequency: INRecurrenceFrequency

  /// Returns this object, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INRecurrenceRule else { return false }
    return interval == other.interval
      && frequency == other.frequency
  }

  /// A number that equal objects share.
  open override var hash: Int { interval.hashValue }
}
