import Synchronization

/// A value behind a lock that may refer to objects which are not sendable.
///
/// A `Mutex` takes and gives only what the compiler can follow, so it is of no use for references
/// to objects of Foundation or of an app. Here the lock guards the value and the references in it;
/// what an object does afterwards is a matter of the threads that its own description names.
///
/// - Thread: any.
package struct Guarded<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Handover<Value>>

  /// Creates a lock around an initial value.
  @inlinable package init(_ initial: Value) { mutex = Mutex(Handover(initial)) }

  /// Runs a function with the value, while no other thread uses it.
  ///
  /// The function must not use the same lock again.
  @inlinable package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try mutex.withLock { content throws(Failure) in Handover(try body(&content.value)) }.value
  }

  /// The value.
  @inlinable package var value: Value {
    get { withLock { $0 } }
    nonmutating set { withLock { $0 = newValue } }
  }
}
