/// A key-value store that all devices of a user share on an iPhone, and that is local here.
///
/// Steps UbiquitousValues.UK1, UbiquitousValues.UK2.
///
/// - Thread: any; a lock guards what changes in it.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store of the app.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Posted when another device changes values, which never happens here.
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private let keeping = NSRecursiveLock()
  private let place: UserDefaults
  private var values: [String: Any]

  /// Creates a store of the app.
  public override convenience init() {
    let app = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    self.init(suite: app + ".ubiquitous")
  }

  /// Creates a store with a suite name.
  package init(suite: String) {
    place = UserDefaults(suiteName: suite) ?? .standard
    let kept = place.data(forKey: Self.key).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    values = kept as? [String: Any] ?? [:]
  }

  // MARK: Values of any type

  /// Returns a value; nil if there is none.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

  /// Sets a value, which has to be a property list; nil removes it.
  open func set(_ anObject: Any?, forKey aKey: String) {
    if let anObject, !PropertyListSerialization.propertyList([anObject], isValidFor: .binary) {
      NSException(
        name: .invalidArgumentException,
        reason: "\(type(of: anObject)) for \(aKey) is not a property list"
      ).raise()
    }
    lock.withLock { values[aKey] = anObject }
    keep()
  }

  /// Removes a value.
  open func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// All keys and values.
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

  /// Saves the values permanently.
  @discardableResult
  open func synchronize() -> Bool { keep() && place.synchronize() }

  // MARK: Values of one type

  /// Returns a string; nil if there is none.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns an array; nil if there is none.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns a dictionary; nil if there is none.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// Returns data; nil if there is none.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns an integer; 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 { number(forKey: aKey)?.int64Value ?? 0 }
  /// Returns a number; 0 if there is none.
  open func double(forKey aKey: String) -> Double { number(forKey: aKey)?.doubleValue ?? 0 }
  /// Returns a Boolean value; false if there is none.
  open func bool(forKey aKey: String) -> Bool { number(forKey: aKey)?.boolValue ?? false }

  /// Sets a string.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets data.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets an array.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets a dictionary.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    set(aDictionary as Any?, forKey: aKey)
  }
  /// Sets an integer.
  open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets a number.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets a Boolean value.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  // MARK: Internals

  private static let key = "values"

  /// Stores all values, in the order of their changes; returns whether they can be stored.
  @discardableResult
  private func keep() -> Bool {
    // Observers of the defaults may change values meanwhile.
    keeping.withLock {
      let kept = try? PropertyListSerialization.data(
        fromPropertyList: dictionaryRepresentation, format: .binary, options: 0)
      guard let kept else { return false }
      place.set(kept, forKey: Self.key)
      return true
    }
  }

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
