/// An object for a closure, which on an iPhone a closure with `@convention(block)` is itself.
final class ClosureObject: NSObject {
  /// The closure.
  let closure: Any

  /// Creates the object of a closure.
  init(_ closure: Any) { self.closure = closure }
}
