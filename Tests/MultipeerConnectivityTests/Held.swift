/// A value that one thread gives another.
struct Held<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
