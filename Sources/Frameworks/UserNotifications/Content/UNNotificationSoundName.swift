/// The name of a sound file of an app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file with its extension.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
