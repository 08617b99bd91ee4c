/// The app that has saved a sample, in one version.
public struct HealthSource: Sendable, Hashable {
  /// The bundle identifier.
  public var bundle: String
  /// The name of the app, or of the device.
  public var name: String
  /// The version of the app; empty if it is not known.
  public var version: String
  /// The model of the phone, such as `iPhone15,2`; empty if it is not known.
  public var product: String

  /// Creates a source.
  public init(bundle: String, name: String, version: String = "", product: String = "") {
    self.bundle = bundle
    self.name = name
    self.version = version
    self.product = product
  }
}
