/// A key of the options with which a server is told that stored keys are not used any more.
public struct AVContentKeySessionServerPlaybackContextOption: RawRepresentable, Hashable,
  Sendable
{
  /// The text.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The versions of the protocol that the app supports, in an array of numbers.
  public static let protocolVersions = Self(
    rawValue: "AVContentKeySessionServerPlaybackContextOptionProtocolVersions")
  /// The eight bytes of the server's challenge.
  public static let serverChallenge = Self(
    rawValue: "AVContentKeySessionServerPlaybackContextOptionServerChallenge")
}
