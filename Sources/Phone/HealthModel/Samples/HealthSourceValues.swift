/// The values of a source of health data.
final class HealthSourceValues: Sendable {
  /// The bundle identifier.
  let bundle: String
  /// The name of the app, or of the device.
  let name: String
  /// The version of the app; empty if it is not known.
  let version: String
  /// The model of the phone; empty if it is not known.
  let product: String

  /// Creates values.
  init(bundle: String, name: String, version: String, product: String) {
    self.bundle = bundle
    self.name = name
    self.version = version
    self.product = product
  }
}
