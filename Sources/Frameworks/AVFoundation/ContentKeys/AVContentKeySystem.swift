/// A key system: the protocol by which a server provides keys of protected content (Players.CK1).
///
/// The strings are a guess.
public struct AVContentKeySystem: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// FairPlay Streaming, whose keys the phone cannot request (Players.CK2).
  public static let fairPlayStreaming = Self(rawValue: "FairPlayStreaming")
  /// Clear keys, which are not protected.
  public static let clearKey = Self(rawValue: "ClearKey")
  /// Authorization tokens.
  public static let authorizationToken = Self(rawValue: "AuthorizationToken")
}
