/// An observable property.
///
/// Lowered sources use the wrapper for `@objc dynamic`.
///
/// Its name is as short as `@objc` requires, so that the rest of the line keeps its column.
@propertyWrapper public struct _KV<Value> {
  private var value: Value

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value, which is accessible in classes only.
  @available(*, unavailable, message: "only a property of a class can be '@objc dynamic'")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable: \(newValue)") }
  }

  /// The value before the object is complete; lowered initializers use it before `super.init`.
  public var initial: Value {
    get { value }
    set { value = newValue }
  }

  /// The value of an object's property.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped keyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      PropertyChanges.notify(object, keyPath, .before)
      object[keyPath: storage].value = newValue
      PropertyChanges.notify(object, keyPath, .after)
    }
  }
}
