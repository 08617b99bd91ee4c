/// A time of the kernel's calls.
public struct time_value_t: Sendable {
  /// The seconds.
  public var seconds: integer_t = 0
  /// The microseconds beyond the seconds.
  public var microseconds: integer_t = 0
  /// Creates the time zero.
  public init() {}
  /// Creates a time.
  public init(seconds: integer_t, microseconds: integer_t) {
    (self.seconds, self.microseconds) = (seconds, microseconds)
  }

  /// Creates a time of nanoseconds.
  init(nanoseconds: UInt64) {
    seconds = integer_t(clamping: nanoseconds / NSEC_PER_SEC)
    microseconds = integer_t(nanoseconds % NSEC_PER_SEC / NSEC_PER_USEC)
  }
}
