import TactusFoundation

extension DispatchQueue.SchedulerTimeType {
  /// An interval between two times.
  ///
  /// A literal is in seconds.
  public struct Stride: _SchedulerInterval, ExpressibleByFloatLiteral, Hashable, Codable, Sendable {
    /// The interval in nanoseconds.
    public var magnitude: Int

    init(nanoseconds: Int) { self.init(_magnitude: nanoseconds) }

    /// Creates an interval in nanoseconds.
    public init(_magnitude: Int) { magnitude = _magnitude }

    /// Creates an interval from one of Dispatch.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      case .never: magnitude = .max
      @unknown default: magnitude = .max
      }
    }

    /// Creates an interval in seconds.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// Creates an interval in seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// The interval as a Dispatch interval.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

    /// Returns an interval in seconds.
    public static func seconds(_ s: Double) -> Stride {
      Stride(nanoseconds: Int(clamping: Int64(max(-9e18, min(9e18, (s * 1e9).rounded())))))
    }

    /// Returns an interval in seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: s * 1_000_000_000) }

    /// Returns an interval in milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: ms * 1_000_000) }

    /// Returns an interval in microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: us * 1000) }

    /// Returns an interval in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
  }
}
