/// What makes a value of a property's type of one of another.
package protocol PropertyValueConverter {
  /// The value; nil where none can be made.
  func converted<Value>(to type: Value.Type) -> Value?
}

/// A property of a class, by a key path.
package struct KeyedProperty: @unchecked Sendable {
  /// The property.
  package let keyPath: AnyKeyPath
  /// Whether it can be set.
  package let isWritable: Bool
  /// Whether an object of its class or one below is asked.
  package let isPropertyOf: (AnyObject) -> Bool
  private let isClassOrBelow: (Any.Type) -> Bool
  private let read: (AnyObject) -> Any
  private let write: (AnyObject, any PropertyValueConverter) -> Bool

  /// Makes it of a key path.
  init<Root: AnyObject, Value>(_ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    let writable = keyPath as? ReferenceWritableKeyPath<Root, Value>
    isWritable = writable != nil
    isPropertyOf = { $0 is Root }
    isClassOrBelow = { $0 is Root.Type }
    read = { unsafeDowncast($0, to: Root.self)[keyPath: keyPath] }
    write = { object, converter in
      guard let writable, let value = converter.converted(to: Value.self) else { return false }
      unsafeDowncast(object, to: Root.self)[keyPath: writable] = value
      return true
    }
  }

  /// Its value in an object that has it.
  package func value(of object: AnyObject) -> Any { read(object) }

  /// Sets it in an object that has it.
  ///
  /// - Returns: Whether it can be set, and to that value.
  package func set(_ value: any PropertyValueConverter, of object: AnyObject) -> Bool {
    write(object, value)
  }

  /// Whether its class is another's, or below that.
  func isBelowOrAt(_ other: KeyedProperty) -> Bool {
    other.isClassOrBelow(type(of: keyPath).rootType)
  }
}
