/// An attribute of a set, whose value the set keeps by its name.
@propertyWrapper
public struct _SearchAttribute<Value> {
  private let name: String

  /// Creates an attribute of a name.
  public init(_ name: String) { self.name = name }

  /// The value; a set reads and writes it by its own subscript.
  @available(*, unavailable, message: "An attribute belongs to a set.")
  public var wrappedValue: Value? {
    get { nil }
    set {}
  }

  /// The value in a set.
  public static subscript(
    _enclosingInstance set: CSSearchableItemAttributeSet,
    wrapped wrapped: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Value?>,
    storage storage: ReferenceWritableKeyPath<CSSearchableItemAttributeSet, Self>
  ) -> Value? {
    get { set.values[set[keyPath: storage].name] as? Value }
    set(value) { set.values[set[keyPath: storage].name] = value }
  }
}
