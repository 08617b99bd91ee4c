extension UIView {
  /// A property of a view that invalidates parts of the view when its value changes:
  /// `@Invalidating(.display, .layout) var color = UIColor.red`.
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// The value; unavailable, because only properties of views have one.
    @available(*, unavailable, message: "only properties of UIView's subclasses are invalidating")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// Creates a property with an invalidation.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }

    /// The value of a view's property; a change invalidates the view.
    @preconcurrency @MainActor
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].value }
      set {
        let isChanged = observed[keyPath: storageKeyPath].value != newValue
        observed[keyPath: storageKeyPath].value = newValue
        guard isChanged else { return }
        observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
      }
    }
  }
}
