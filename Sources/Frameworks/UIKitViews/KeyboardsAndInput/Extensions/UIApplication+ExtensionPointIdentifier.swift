extension UIApplication {
  /// A kind of app extensions.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier.
    public let rawValue: String

    /// Creates the identifier of an extension point.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Keyboards of apps.
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
}
