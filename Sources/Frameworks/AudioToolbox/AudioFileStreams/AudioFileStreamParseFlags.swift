/// The relation of a stream's bytes to those before.
public struct AudioFileStreamParseFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bytes do not follow the ones before, as after a seek.
  public static let discontinuity = AudioFileStreamParseFlags(rawValue: 1)
}
