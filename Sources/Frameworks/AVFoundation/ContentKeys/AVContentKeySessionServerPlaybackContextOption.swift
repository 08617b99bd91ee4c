/// An option key of the message that tells a server that stored keys are no longer used.
public struct AVContentKeySessionServerPlaybackContextOption: RawRepresentable, Hashable,
  Sendable
{
  /// The text.
  public let rawValue: String

  /// Creates a key from its string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The supported protocol versions, an array of numbers.
  public static let protocolVersions = Self(
    rawValue: "AVContentKeySessionServerPlaybackContextOptionProtocolVersions")
  /// The eight bytes of the server's challenge.
  public static let serverChallenge = Self(
    rawValue: "AVContentKeySessionServerPlaybackContextOptionServerChallenge")
}
