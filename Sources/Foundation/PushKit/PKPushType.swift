/// The kind of a push message.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a kind of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  // - Source: the values are their names. Confidence: guess.

  /// An incoming call.
  public static let voIP = PKPushType("PKPushTypeVoIP")
  /// A change of an app's complication on a watch.
  public static let complication = PKPushType("PKPushTypeComplication")
  /// A change of the files of a service.
  public static let fileProvider = PKPushType("PKPushTypeFileProvider")
}
