/// A property that tells of its changes; lowered sources have it for `@objc dynamic`.
///
/// The name has to fit where `@objc` stood, so that what follows stays in its column.
@propertyWrapper public struct _KV<Value> {
  private var value: Value

  /// Begins with a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Only an object's property can be observed.
  @available(*, unavailable, message: "only a property of a class can be '@objc dynamic'")
  public var wrappedValue: Value {
    get { fatalError("unavailable") }
    set { fatalError("unavailable: \(newValue)") }
  }

  /// The value, by the object that has it.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped keyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].value }
    set {
      PropertyChanges.tell(object, keyPath, .before)
      object[keyPath: storage].value = newValue
      PropertyChanges.tell(object, keyPath, .after)
    }
  }
}
