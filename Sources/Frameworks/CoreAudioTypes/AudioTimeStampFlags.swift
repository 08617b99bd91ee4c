/// The valid members of a time stamp.
public struct AudioTimeStampFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time in frames.
  public static let sampleTimeValid = AudioTimeStampFlags(rawValue: 1)
  /// The time of the host.
  public static let hostTimeValid = AudioTimeStampFlags(rawValue: 2)
  /// The ratio of the rates.
  public static let rateScalarValid = AudioTimeStampFlags(rawValue: 4)
  /// The time of the word clock.
  public static let wordClockTimeValid = AudioTimeStampFlags(rawValue: 8)
  /// The time in the code of SMPTE.
  public static let smpteTimeValid = AudioTimeStampFlags(rawValue: 16)
  /// The time in frames and that of the host.
  public static let sampleHostTimeValid: AudioTimeStampFlags = [.sampleTimeValid, .hostTimeValid]
}
