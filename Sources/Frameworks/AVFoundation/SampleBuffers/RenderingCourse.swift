/// The course of a synchronizer's time from a time of the host on.
struct RenderingCourse: Sendable {
  /// The synchronizer's time at the beginning.
  let time: CMTime
  /// The host's time at the beginning.
  let hostTime: CMTime
  /// The seconds that pass in a second of the host; not 0.
  let rate: Double

  /// Returns the time at a time of the host.
  func time(at host: CMTime) -> CMTime {
    time + CMTimeMultiplyByFloat64(host - hostTime, multiplier: rate)
  }

  /// Returns the host's time at a time.
  func hostTime(at time: CMTime) -> CMTime {
    hostTime + CMTimeMultiplyByFloat64(time - self.time, multiplier: 1 / rate)
  }
}
