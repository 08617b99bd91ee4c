/// A key system: the protocol by which a server gives the key of protected content (Players.CK1).
///
/// The texts of the names are a guess.
public struct AVContentKeySystem: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// FairPlay Streaming, whose keys the phone cannot ask for (Players.CK2).
  public static let fairPlayStreaming = Self(rawValue: "FairPlayStreaming")
  /// A key that is not protected itself.
  public static let clearKey = Self(rawValue: "ClearKey")
  /// A token that authorizes playback.
  public static let authorizationToken = Self(rawValue: "AuthorizationToken")
}
