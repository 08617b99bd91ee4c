/// The media types that require a user gesture to begin playing.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits of the types.
  public let rawValue: UInt
  /// Creates types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Media with sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Media with pictures.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All media.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
