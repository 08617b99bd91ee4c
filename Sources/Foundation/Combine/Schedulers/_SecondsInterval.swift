import TactusFoundation

/// An interval of a scheduler that is a number of seconds.
///
/// Apps do not use it: run loops and operation queues have their intervals from it.
public protocol _SecondsInterval: _SchedulerInterval, ExpressibleByFloatLiteral
where
  Magnitude == TimeInterval, IntegerLiteralType == TimeInterval, FloatLiteralType == TimeInterval
{}

extension _SecondsInterval {
  /// Creates an interval in seconds.
  public init(_ timeInterval: TimeInterval) { self.init(_magnitude: timeInterval) }

  /// Creates an interval in seconds.
  public init(floatLiteral value: TimeInterval) { self.init(value) }

  /// Creates an interval in seconds.
  public init(integerLiteral value: TimeInterval) { self.init(value) }

  /// The interval in seconds.
  public var timeInterval: TimeInterval { magnitude }

  /// Returns an interval in seconds.
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

  /// Returns an interval in seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }

  /// Returns an interval in milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }

  /// Returns an interval in microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }

  /// Returns an interval in nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}
