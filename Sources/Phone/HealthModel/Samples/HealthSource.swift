/// The app that has saved a sample, in one version.
public struct HealthSource: Sendable, Hashable {
  /// The values, shared by all samples of the source so that copying a sample is cheap.
  private let values: HealthSourceValues

  /// Creates a source.
  public init(bundle: String, name: String, version: String = "", product: String = "") {
    values = HealthSourceValues(bundle: bundle, name: name, version: version, product: product)
  }

  /// The bundle identifier.
  public var bundle: String { values.bundle }
  /// The name of the app, or of the device.
  public var name: String { values.name }
  /// The version of the app; empty if it is not known.
  public var version: String { values.version }
  /// The model of the phone, such as `iPhone15,2`; empty if it is not known.
  public var product: String { values.product }

  /// Returns whether all values of two sources are equal.
  public static func == (one: HealthSource, two: HealthSource) -> Bool {
    one.values === two.values
      || one.bundle == two.bundle && one.name == two.name && one.version == two.version
        && one.product == two.product
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bundle)
    hasher.combine(name)
    hasher.combine(version)
    hasher.combine(product)
  }
}
