/// The methods that key-value coding calls for a key without a property.
// Source: ObjectiveC.KC21
enum KeyedMethods {
  /// Returns the result of the method for a key; nil if there is no such method.
  static func value(_ key: String, of object: NSObject) -> Any?? {
    let word = capitalized(key)
    let selectors = ["get" + word, key, "is" + word].map { Selector($0) }
    guard let selector = selectors.first(where: { $0.isMethod(of: object) }) else { return nil }
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let target = object
    nonisolated(unsafe) var result: Any?
    MainQueue.run { result = selector.result(ofCalling: target) }
    return .some(result is Void ? nil : result.flatMap(PropertyValue.unwrapped))
  }

  /// Calls the method that sets the value for a key, and reports the change.
  ///
  /// - Returns: Whether there is such a method that takes the value.
  static func set(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    let selector = Selector("set\(capitalized(key)):")
    guard selector.isMethod(of: object) else { return false }
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let (target, argument) = (object, value)
    object.willChangeValue(forKey: key)
    defer { object.didChangeValue(forKey: key) }
    return MainQueue.run { selector.perform(on: target, with: [argument]) }
  }

  private static func capitalized(_ key: String) -> String {
    key.prefix(1).uppercased() + key.dropFirst()
  }
}
