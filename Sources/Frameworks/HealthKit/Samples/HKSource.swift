/// The app that has saved an object.
///
/// - Thread: any; all its properties are constants.
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
  /// Returns the source itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
