/// A time in numbers of 32 bits.
public struct timeval32: BitwiseCopyable, Sendable {
  /// The seconds.
  public var tv_sec: Int32 = 0
  /// The microseconds.
  public var tv_usec: Int32 = 0

  /// Creates a time.
  public init(tv_sec: Int32 = 0, tv_usec: Int32 = 0) {
    (self.tv_sec, self.tv_usec) = (tv_sec, tv_usec)
  }
}
