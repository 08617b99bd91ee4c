/// An interval that can be created from units of time.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns an interval in seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns an interval in seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns an interval in milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns an interval in microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns an interval in nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}
