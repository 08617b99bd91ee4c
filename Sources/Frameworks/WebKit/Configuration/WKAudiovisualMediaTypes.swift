/// Kinds of media, such as those that wait for a tap before they play.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt
  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Audio.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Video.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Audio and video.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
