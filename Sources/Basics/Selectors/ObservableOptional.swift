/// A property that tells of its changes and is nil until it is set.
///
/// A wrapper that could begin with nothing would be taken to do so for each property without a value,
/// also for those that an initializer sets; so there are two.
@propertyWrapper public struct _KN<Value: ExpressibleByNilLiteral> {
  private var value: Value = nil

  /// Begins with nil.
  public init() {}

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
