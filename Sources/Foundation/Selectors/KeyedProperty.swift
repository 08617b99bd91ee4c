/// A converter of values to the type of a property.
package protocol PropertyValueConverter {
  /// Returns the converted value; nil if it cannot be converted.
  func converted<Value>(to type: Value.Type) -> Value?
}

/// A property of a class, given by a key path.
///
/// Sendable because nothing changes, and the closures only use the object that they are given.
package struct KeyedProperty: @unchecked Sendable {
  /// The key path.
  package let keyPath: AnyKeyPath
  /// Whether the property is writable.
  package let isWritable: Bool
  /// Returns whether an object is of the property's class or a subclass.
  package let isPropertyOf: (AnyObject) -> Bool
  private let isClassOrSubclass: (Any.Type) -> Bool
  private let read: (AnyObject) -> Any
  private let write: (AnyObject, any PropertyValueConverter) -> Bool

  /// Creates the property of a key path.
  init<Root: AnyObject, Value>(_ keyPath: KeyPath<Root, Value>, isReadOnly: Bool) {
    self.keyPath = keyPath
    let writable = isReadOnly ? nil : keyPath as? ReferenceWritableKeyPath<Root, Value>
    isWritable = writable != nil
    isPropertyOf = { $0 is Root }
    isClassOrSubclass = { $0 is Root.Type }
    read = { unsafeDowncast($0, to: Root.self)[keyPath: keyPath] }
    write = { object, converter in
      guard let writable, let value = converter.converted(to: Value.self) else { return false }
      unsafeDowncast(object, to: Root.self)[keyPath: writable] = value
      return true
    }
  }

  /// Returns the value of an object's property.
  package func value(of object: AnyObject) -> Any { read(object) }

  /// Sets an object's property.
  ///
  /// - Returns: Whether the property is writable and the value has been converted.
  package func set(_ value: any PropertyValueConverter, of object: AnyObject) -> Bool {
    write(object, value)
  }

  /// Returns whether the instances of a class have the property.
  func isProperty(ofInstancesOf type: AnyClass) -> Bool { isClassOrSubclass(type) }

  /// Returns whether the property's class is that of another property or a subclass of it.
  func isSameClassOrSubclass(of other: KeyedProperty) -> Bool {
    other.isClassOrSubclass(type(of: keyPath).rootType)
  }
}
