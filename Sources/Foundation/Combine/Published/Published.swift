/// A property wrapper that publishes the new value before the property changes.
///
/// `$property` is the publisher. It first publishes the current value, then each new one. If the
/// object is an `ObservableObject`, its `objectWillChange` sends before that (Combine.CB7).
@propertyWrapper
public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// Creates a published property with an initial value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Creates a published property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value, which is accessible in classes only.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published requires a property of a class") }
    // Never called, but without a setter the property would be read-only in classes too.
    set { preconditionFailure("@Published requires a property of a class") }
  }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set { storage.set(to: newValue.storage.value) }
  }

  /// The value of an object's property.
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
  func setObjectWillChange(_ publisher: ObservableObjectPublisher) {
    storage.setObjectWillChange(publisher)
  }
}
