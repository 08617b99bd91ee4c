/// The relation of a synchronizer's time to the host time.
struct RenderingCourse: Sendable {
  /// The synchronizer's time at the start.
  let time: CMTime
  /// The host time at the start.
  let hostTime: CMTime
  /// The seconds of the synchronizer per second of host time; not 0.
  let rate: Double

  /// Returns the time at a host time.
  func time(at host: CMTime) -> CMTime {
    time + CMTimeMultiplyByFloat64(host - hostTime, multiplier: rate)
  }

  /// Returns the host time at a time.
  func hostTime(at time: CMTime) -> CMTime {
    hostTime + CMTimeMultiplyByFloat64(time - self.time, multiplier: 1 / rate)
  }
}
