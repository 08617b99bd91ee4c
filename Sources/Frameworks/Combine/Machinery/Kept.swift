/// A value that closures share and change.
final class Kept<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  /// Takes the value, and leaves another.
  func exchange(for other: Value) -> Value {
    defer { value = other }
    return value
  }
}
