/// Small values that on an iPhone all devices of a person share; here this one keeps them (UK1, UK2).
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The app's.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Another device has changed values; there is none, and it is never posted.
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private let place: UserDefaults
  private var values: [String: Any]

  /// Makes one for the app.
  public override convenience init() {
    let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    self.init(suite: app + ".ubiquitous")
  }

  /// Makes one that keeps its values under a name.
  package init(suite: String) {
    place = UserDefaults(suiteName: suite) ?? .standard
    let kept = place.data(forKey: Self.key).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    values = kept as? [String: Any] ?? [:]
  }

  // MARK: Any value

  /// A value; nil where there is none.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

  /// Sets a value, which must be one that property lists have; nil takes it away.
  open func set(_ anObject: Any?, forKey aKey: String) {
    if let anObject, !PropertyListSerialization.propertyList([anObject], isValidFor: .binary) {
      NSException(
        name: .invalidArgumentException,
        reason: "\(type(of: anObject)) for \(aKey) is nothing that property lists have"
      ).raise()
    }
    lock.withLock { values[aKey] = anObject }
  }

  /// Takes a value away.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// All values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Keeps what was set beyond the app's life.
  @discardableResult
  open func synchronize() -> Bool {
    let kept = lock.withLock {
      try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    }
    guard let kept else { return false }
    place.set(kept, forKey: Self.key)
    return place.synchronize()
  }

  // MARK: Values of a type

  /// A text; nil for what is none.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Several values; nil for what is not several.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Values by names; nil for what is none.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// Bytes; nil for what is none.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// A whole number; 0 for what is none.
  open func longLong(forKey aKey: String) -> Int64 { number(forKey: aKey)?.int64Value ?? 0 }
  /// A number; 0 for what is none.
  open func double(forKey aKey: String) -> Double { number(forKey: aKey)?.doubleValue ?? 0 }
  /// A truth; false for what is none.
  open func bool(forKey aKey: String) -> Bool { number(forKey: aKey)?.boolValue ?? false }

  /// Sets a text.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets bytes.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets several values.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets values by names.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    set(aDictionary as Any?, forKey: aKey)
  }
  /// Sets a whole number.
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets a number.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets a truth.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  // MARK: Internals

  private static let key = "values"

  private func number(forKey key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let truth as Bool: NSNumber(value: truth)
    case let whole as Int64: NSNumber(value: whole)
    case let whole as Int: NSNumber(value: whole)
    case let fraction as Double: NSNumber(value: fraction)
    default: nil
    }
  }
}
