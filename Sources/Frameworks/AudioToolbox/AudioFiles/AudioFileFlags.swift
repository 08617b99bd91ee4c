/// The options for creating an audio file.
public struct AudioFileFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// An existing file is replaced; without this flag, it is an error.
  public static let eraseFile = AudioFileFlags(rawValue: 1)
  /// The first packet need not be aligned to a page; here it never is.
  public static let dontPageAlignAudioData = AudioFileFlags(rawValue: 2)
}
