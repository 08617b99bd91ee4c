/// The app that asks for health data, as the phone knows it.
public struct HealthClient: Sendable, Hashable {
  /// The bundle identifier.
  public var bundle: String
  /// The name.
  public var name: String

  /// Whether it is a system app, which reads and deletes everything (Health.SY1).
  public var isSystemApp: Bool

  /// Creates a client.
  public init(bundle: String, name: String, isSystemApp: Bool = false) {
    self.bundle = bundle
    self.name = name
    self.isSystemApp = isSystemApp
  }
}
