/// A closure of more parameters than those of a method's implementation, as an object.
final class ClosureBits: NSObject {
  /// The closure.
  let closure: Any

  /// Creates the object of a closure.
  init(_ closure: Any) { self.closure = closure }
}
