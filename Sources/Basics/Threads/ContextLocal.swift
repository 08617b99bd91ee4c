import Synchronization

/// A value of which each app context has its own.
///
/// - Thread: that of the value; different contexts may be used at the same time.
package struct ContextLocal<Value>: @unchecked Sendable {
  /// Creates the value with its initial value in each context.
  package init(_ initial: @autoclosure @escaping () -> Value) {
    key = lastContextKey.add(1, ordering: .relaxed).newValue
    self.initial = initial
    // The first use may be in another context, whose values are not the initial ones of the
    // process.
    shared = AppContext.with(.process) { Box(initial()) }
  }

  /// The value in the current context.
  package var value: Value {
    get { box.value }
    nonmutating _modify { yield &box.value }
  }

  /// Returns the value in a context; the initial value where none was used yet.
  package func value(in context: AppContext) -> Value {
    guard context !== AppContext.process else { return shared.value }
    guard let box = context.existingObject(key) else { return initial() }
    return unsafeDowncast(box, to: Box.self).value
  }

  // MARK: Internals

  private final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let key: Int
  private let initial: () -> Value
  /// The value in the context of the process.
  private let shared: Box

  private var box: Box {
    let context = AppContext.current
    guard context !== AppContext.process else { return shared }
    let box = context.object(key) { AppContext.with(context) { Box(initial()) } }
    return unsafeDowncast(box, to: Box.self)
  }
}

private let lastContextKey = Atomic(0)
