/// An object for a closure with more parameters than a method implementation supports; on an
/// iPhone, a closure with `@convention(block)` is itself an object.
final class ClosureObject: NSObject {
  /// The closure.
  let closure: Any

  /// Creates the object of a closure.
  init(_ closure: Any) { self.closure = closure }
}
