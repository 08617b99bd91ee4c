/// A mutable value that closures share.
final class MutableBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  /// Replaces the value and returns the old one.
  func exchange(for other: Value) -> Value {
    defer { value = other }
    return value
  }
}
