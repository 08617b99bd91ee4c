internal import TactusHealthModel

/// The app that has saved an object.
///
/// - Thread: any.
open class HKSource: NSObject, NSCopying, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The bundle identifier.
  public let bundleIdentifier: String

  init(name: String, bundle: String) {
    self.name = name
    bundleIdentifier = bundle
    super.init()
  }

  /// Returns this app.
  open class func `default`() -> HKSource {
    let name = Bundle.main.infoDictionary?["CFBundleName"] as? String
    return HKSource(
      name: name ?? ProcessInfo.processInfo.processName,
      bundle: Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
  }

  /// Returns whether another object is the same app.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }
  /// The hash of the bundle identifier.
  open override var hash: Int { bundleIdentifier.hashValue }
  /// The name and the bundle identifier.
  open override var description: String { "\(name) (\(bundleIdentifier))" }
  /// Returns the source itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A version of the app that has saved an object.
///
/// - Thread: any.
open class HKSourceRevision: NSObject, NSCopying, @unchecked Sendable {
  /// The app.
  public let source: HKSource
  /// The version; `nil` if it is not known.
  public let version: String?
  /// The model of the phone; `nil` if it is not known.
  public let productType: String?

  /// Creates a version of an app.
  public convenience init(source: HKSource, version: String?) {
    self.init(source: source, version: version, productType: nil)
  }

  init(source: HKSource, version: String?, productType: String?) {
    self.source = source
    self.version = version
    self.productType = productType
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
      productType: model.product.isEmpty ? nil : model.product)
  }

  /// Returns whether another object is the same version.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKSourceRevision else { return false }
    return other.source.isEqual(source) && other.version == version
      && other.productType == productType
  }
  /// The hash of the app.
  open override var hash: Int { source.hash }
  /// Returns the version itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
