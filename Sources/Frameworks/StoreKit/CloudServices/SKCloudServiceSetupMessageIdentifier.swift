/// The messages of a setup page for a music subscription.
///
/// - Source: public bindings name the constants; the texts are their names. Confidence: guess.
public struct SKCloudServiceSetupMessageIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a value from its string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The user joins.
  public static let join = Self(rawValue: "SKCloudServiceSetupMessageIdentifierJoin")
  /// The user connects.
  public static let connect = Self(rawValue: "SKCloudServiceSetupMessageIdentifierConnect")
  /// The user adds music.
  public static let addMusic = Self(rawValue: "SKCloudServiceSetupMessageIdentifierAddMusic")
  /// The user plays music.
  public static let playMusic = Self(rawValue: "SKCloudServiceSetupMessageIdentifierPlayMusic")
}
