import TactusFoundation
internal import TactusThreads

/// The registered values, which all objects share and Foundation does not expose.
enum RegisteredDefaults {
  /// Values of property lists, which are never changed.
  private struct Values {
    var objects: [String: NSObject] = [:]
  }

  private static let values = Guarded(Values())

  /// Returns the keys whose values a registration changes: those without a stored value.
  ///
  /// - Parameters:
  ///   - dictionary: The values to register.
  ///   - value: Returns the present value of a key.
  static func keys(
    changingWith dictionary: [String: Any], value: (_ key: String) -> Any?
  ) -> [String] {
    let registered = values.withLock { $0 }.objects
    return dictionary.compactMap { key, new in
      guard let present = value(key) else { return key }
      let object = Self.object(present)
      let isStored = registered[key].map { $0 != object } ?? true
      return isStored || object == Self.object(new) ? nil : key
    }.sorted()
  }

  /// Returns the registered value of a key; nil if there is none.
  static func value(forKey key: String) -> Any? { values.withLock { $0 }.objects[key] }

  /// The registered values by key.
  static var all: [String: Any] { values.withLock { $0 }.objects }

  /// Adds registered values.
  static func add(_ dictionary: [String: Any]) {
    let new = Values(objects: dictionary.compactMapValues(Self.object))
    values.withLock { $0.objects.merge(new.objects) { _, new in new } }
  }

  private static func object(_ value: Any) -> NSObject? {
    PropertyListObject.object(value) as AnyObject as? NSObject
  }
}
