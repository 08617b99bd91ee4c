/// The stored properties of objects, read by reflection if they are not registered.
enum StoredProperties {
  /// Returns the value of a stored property of the object's class or a superclass.
  static func value(_ name: String, of object: NSObject) -> Any?? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror {
      if let child = present.children.first(where: { $0.label == name }) {
        return .some(PropertyValue.unwrapped(child.value))
      }
      // Rewritten `@objc dynamic` properties store the value in a wrapper.
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

/// An observable property wrapper.
private protocol ObservableWrapper {}

extension _KV: ObservableWrapper {}
extension _KN: ObservableWrapper {}
