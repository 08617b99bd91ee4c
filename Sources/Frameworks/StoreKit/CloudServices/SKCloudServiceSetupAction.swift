/// The steps of a user on a page for a subscription of music.
///
/// - Source: public bindings name the constants; the texts are their names. Confidence: guess.
public struct SKCloudServiceSetupAction: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a value from its string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The user subscribes.
  public static let subscribe = Self(rawValue: "SKCloudServiceSetupActionSubscribe")
}
