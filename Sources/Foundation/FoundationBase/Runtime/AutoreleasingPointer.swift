extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// Creates a pointer to an object where there is memory for a value of another type, such as
  /// `AutoreleasingUnsafeMutablePointer<AnyObject?>(UnsafeMutablePointer<Value>…)`.
  ///
  /// An iPhone does not release what the memory contained before; here an assignment would, so the
  /// memory is set to nil.
  ///
  /// - Parameter from: Memory of at least the size of a pointer.
  @_disfavoredOverload
  public init<U>(_ from: UnsafeMutablePointer<U>) {
    self = UnsafeMutableRawPointer(from).bindMemory(to: Pointee.self, capacity: 1)
    initialize(to: nil)
  }
}
