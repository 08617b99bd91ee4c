internal import TactusHealthModel

/// A version of the app that has saved an object.
///
/// - Thread: any; all its properties are constants.
open class HKSourceRevision: NSObject, NSCopying, @unchecked Sendable {
  /// The app.
  public let source: HKSource
  /// The version; `nil` if unknown.
  public let version: String?
  /// The model of the phone; `nil` if unknown.
  public let productType: String?

  /// The version of the system; `HKSourceRevisionAnyOperatingSystem` if it is not known, as of all
  /// objects that come from the phone (Health.SR1).
  public let operatingSystemVersion: OperatingSystemVersion

  /// Creates a version of an app.
  public convenience init(source: HKSource, version: String?) {
    self.init(
      source: source, version: version, productType: nil,
      operatingSystemVersion: HKSourceRevisionAnyOperatingSystem)
  }

  /// Creates a version of an app on a model of a phone with a version of the system.
  public init(
    source: HKSource, version: String?, productType: String?,
    operatingSystemVersion: OperatingSystemVersion
  ) {
    self.source = source
    self.version = version == HKSourceRevisionAnyVersion ? nil : version
    self.productType = productType == HKSourceRevisionAnyProductType ? nil : productType
    self.operatingSystemVersion = operatingSystemVersion
    super.init()
  }

  /// The app as the phone's model has it.
  var model: HealthSource {
    HealthSource(
      bundle: source.bundleIdentifier, name: source.name, version: version ?? "",
      product: productType ?? "")
  }

  convenience init(_ model: HealthSource) {
    self.init(
      source: HKSource(name: model.name, bundle: model.bundle),
      version: model.version.isEmpty ? nil : model.version,
      productType: model.product.isEmpty ? nil : model.product,
      operatingSystemVersion: HKSourceRevisionAnyOperatingSystem)
  }

  /// Returns whether another object is the same version.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKSourceRevision else { return false }
    return other.source.isEqual(source) && other.version == version
      && other.productType == productType
      && other.operatingSystemVersion.parts == operatingSystemVersion.parts
  }
  /// The hash of the app.
  open override var hash: Int { source.hash }
  /// Returns the version itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
