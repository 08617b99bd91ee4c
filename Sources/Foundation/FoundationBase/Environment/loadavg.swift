/// A number with a fixed point.
public typealias fixpt_t = UInt32

/// The load of the machine over the last minute, 5 minutes and 15 minutes, as `sysctl` returns it.
public struct loadavg: BitwiseCopyable, Sendable {
  /// The mean numbers of threads that run or can run, times the scale.
  public var ldavg: (fixpt_t, fixpt_t, fixpt_t) = (0, 0, 0)
  /// The scale.
  ///
  /// - Source: the public header `sys/resource.h` and its constant `FSCALE`. Confidence:
  ///   documented.
  public var fscale = 2048

  /// Creates a load of nothing.
  public init() {}
}
