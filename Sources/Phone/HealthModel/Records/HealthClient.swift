/// The app that asks for health data, as the phone knows it.
public struct HealthClient: Sendable, Hashable {
  /// The bundle identifier.
  public var bundle: String
  /// The name.
  public var name: String

  /// Creates a client.
  public init(bundle: String, name: String) {
    self.bundle = bundle
    self.name = name
  }
}
