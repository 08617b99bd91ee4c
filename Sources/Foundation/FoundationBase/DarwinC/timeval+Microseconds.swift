public import Glibc

extension timeval {
  /// Creates a time with microseconds in a number of 32 bits, as an iPhone has them (Device.CL18).
  @_disfavoredOverload
  public init(tv_sec: Int, tv_usec: Int32) { self.init(tv_sec: tv_sec, tv_usec: Int(tv_usec)) }
}
