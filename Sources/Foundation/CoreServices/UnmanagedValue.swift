/// A result that on an iPhone has to be released by hand, and here is a plain value.
public struct UnmanagedValue<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }

  /// Returns the value.
  public func takeRetainedValue() -> Value { value }
  /// Returns the value.
  public func takeUnretainedValue() -> Value { value }
}
