/// The properties that can be read and set by name.
///
/// Linux has no Objective-C to ask. What an app names here, or what rewritten sources do, is found;
/// beside them stored properties can be read. Apps on an iPhone need nothing of this.
public enum KeyedProperties {
  /// Makes a property known under a name.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - keyPath: The property; it can be set if the key path can.
  public static func add<Root: NSObject, Value>(
    _ name: String, _ keyPath: KeyPath<Root, Value>
  ) {
    let property = Property(
      read: { object in (object as? Root).map { $0[keyPath: keyPath] as Any? } },
      write: { object, value in
        guard let object = object as? Root,
          let keyPath = keyPath as? ReferenceWritableKeyPath<Root, Value>,
          let value = converted(value, to: Value.self)
        else { return false }
        object[keyPath: keyPath] = value
        return true
      })
    lock.withLock { table[name, default: []].append(property) }
  }

  /// A property's value; nil where there is none of that name.
  static func value(_ name: String, of object: NSObject) -> Any?? {
    let known = lock.withLock { table[name] ?? [] }
    for property in known.reversed() {
      if let value = property.read(object) { return .some(value) }
    }
    return stored(name, in: object)
  }

  /// Sets a property.
  ///
  /// - Returns: Whether there is one of that name and type that can be set.
  static func set(_ value: Any?, _ name: String, of object: NSObject) -> Bool {
    let known = lock.withLock { table[name] ?? [] }
    return known.reversed().contains { $0.write(object, value) }
  }

  private struct Property {
    let read: (NSObject) -> Any??
    let write: (NSObject, Any?) -> Bool
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var table: [String: [Property]] = [:]

  /// A stored property, of the object's class or of one above it.
  private static func stored(_ name: String, in object: NSObject) -> Any?? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      if let child = present.children.first(where: { $0.label == name }) {
        return .some(unwrapped(child.value))
      }
      // What rewritten sources have for `@objc dynamic` stores the value within a wrapper.
      if let child = present.children.first(where: { $0.label == "_" + name }),
        let value = (child.value as? any ObservableWrapper).map({ Mirror(reflecting: $0) })?
          .children.first(where: { $0.label == "value" })
      {
        return .some(unwrapped(value.value))
      }
      mirror = present.superclassMirror
    }
    return nil
  }

  /// What an optional that hides in an `Any` holds.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    return value.flatMap { $0 as? Value }
  }
}

/// A wrapper of a property that tells of its changes.
private protocol ObservableWrapper {}

extension _KV: ObservableWrapper {}
extension _KN: ObservableWrapper {}
