/// The time of the device, of which the phone's output and input have one.
enum QueueClock {
  /// The frames per second of the device.
  static let deviceRate = 48_000.0

  /// Returns the time of the host of a time of the host or of the device; `nil` without either.
  static func host(_ time: AudioTimeStamp) -> UInt64? {
    if time.mFlags.contains(.hostTimeValid) { return time.mHostTime }
    guard time.mFlags.contains(.sampleTimeValid), time.mSampleTime.isFinite else { return nil }
    return UInt64(exactly: max(0, time.mSampleTime / deviceRate * 1e9).rounded())
  }

  /// Returns a time of the host as one of the host and of the device.
  static func stamp(host: UInt64) -> AudioTimeStamp {
    var time = AudioTimeStamp()
    time.mHostTime = host
    time.mSampleTime = Double(host) / 1e9 * deviceRate
    time.mRateScalar = 1
    time.mFlags = [.sampleHostTimeValid, .rateScalarValid]
    return time
  }
}
