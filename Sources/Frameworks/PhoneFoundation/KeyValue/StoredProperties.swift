/// The stored properties of objects, as far as nobody has made them known.
enum StoredProperties {
  /// The value of a stored property, of the object's class or of one above it.
  static func value(_ name: String, of object: NSObject) -> Any?? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      if let child = present.children.first(where: { $0.label == name }) {
        return .some(PropertyValue.unwrapped(child.value))
      }
      // What rewritten sources have for `@objc dynamic` stores the value within a wrapper.
      if let child = present.children.first(where: { $0.label == "_" + name }),
        let value = (child.value as? any ObservableWrapper).map({ Mirror(reflecting: $0) })?
          .children.first(where: { $0.label == "value" })
      {
        return .some(PropertyValue.unwrapped(value.value))
      }
      mirror = present.superclassMirror
    }
    return nil
  }
}

/// A wrapper of a property that tells of its changes.
private protocol ObservableWrapper {}

extension _KV: ObservableWrapper {}
extension _KN: ObservableWrapper {}
