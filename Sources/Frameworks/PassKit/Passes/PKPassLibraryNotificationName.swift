/// The names of a pass library's notifications; never posted.
public struct PKPassLibraryNotificationName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a value of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  // - Source: the names follow those of the constants. Confidence: guess.

  /// The passes have changed.
  public static let PKPassLibraryDidChange = PKPassLibraryNotificationName(
    "PKPassLibraryDidChangeNotification")
  /// The passes on another device have changed.
  public static let PKPassLibraryRemotePaymentPassesDidChange = PKPassLibraryNotificationName(
    "PKPassLibraryRemotePaymentPassesDidChangeNotification")
}
