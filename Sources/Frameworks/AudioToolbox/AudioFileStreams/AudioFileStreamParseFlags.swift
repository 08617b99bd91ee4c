/// The relation of bytes to the previous ones of a stream.
public struct AudioFileStreamParseFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bytes do not continue the previous ones, as after a seek.
  public static let discontinuity = AudioFileStreamParseFlags(rawValue: 1)
}
