/// The clock of the sound device, which output and input share.
enum QueueClock {
  /// The sample rate of the device.
  static let deviceRate = 48_000.0

  /// Returns the host time of a time stamp with host or device time; `nil` without either.
  static func host(_ time: AudioTimeStamp) -> UInt64? {
    if time.mFlags.contains(.hostTimeValid) { return time.mHostTime }
    guard time.mFlags.contains(.sampleTimeValid), time.mSampleTime.isFinite else { return nil }
    return UInt64(exactly: max(0, time.mSampleTime / deviceRate * 1e9).rounded())
  }

  /// Returns a host time as a time stamp of the host and the device.
  static func stamp(host: UInt64) -> AudioTimeStamp {
    var time = AudioTimeStamp()
    time.mHostTime = host
    time.mSampleTime = Double(host) / 1e9 * deviceRate
    time.mRateScalar = 1
    time.mFlags = [.sampleHostTimeValid, .rateScalarValid]
    return time
  }
}
