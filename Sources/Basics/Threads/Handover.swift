/// A value that goes from one thread to another and is used by one of them at a time.
///
/// It is for a value whose type is not sendable, but whose first owner leaves it alone afterwards,
/// such as an argument of a call that runs elsewhere, or what a lock guards.
///
/// Sendable because its owner hands it over, as the place that creates it states.
package struct Handover<Value>: @unchecked Sendable {
  /// The value that is handed over.
  package var value: Value

  /// Creates a value for another thread.
  @inlinable package init(_ value: Value) { self.value = value }
}
