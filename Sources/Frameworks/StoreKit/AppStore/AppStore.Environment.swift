extension AppStore {
  /// The environments of the store.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The word of signed values.
    public let rawValue: String

    /// Creates an environment.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The App Store.
    public static let production = Environment(rawValue: "Production")
    /// The App Store's store for tests.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// A store on the developer's computer, as here.
    public static let xcode = Environment(rawValue: "Xcode")
  }
}
