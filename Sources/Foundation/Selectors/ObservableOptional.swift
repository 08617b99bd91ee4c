/// An observable property whose initial value is nil.
///
/// It differs from `_KV`, because a wrapper with a default would also initialize properties that an
/// initializer sets.
@propertyWrapper public struct _KN<Value: ExpressibleByNilLiteral> {
  private var value: Value = nil

  /// Creates a property with the value nil.
  public init() {}

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
