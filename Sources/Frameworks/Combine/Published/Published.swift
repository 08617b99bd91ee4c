/// A property of a class that sends its new value before it has it.
///
/// `$property` is the publisher: it sends the value it has at first, then each new one. Where the object
/// is an `ObservableObject`, that tells first of all (CB7).
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// Makes one with a value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Makes one with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Only classes have published properties.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("a property of a class is reached through its object") }
    // Never called; without it the property could not be set in a class either.
    set { preconditionFailure("a property of a class is reached through its object") }
  }

  /// Sends the value it has, then each new one before the property has it.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { storage.set(to: newValue.storage.value) }
  }

  /// The property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(to: newValue) }
  }
}

extension Published: PublishedProperty {
  func tellBefore(through publisher: ObservableObjectPublisher) {
    storage.tellBefore(through: publisher)
  }
}
