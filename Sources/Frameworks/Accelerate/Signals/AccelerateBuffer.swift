/// An object composed of count elements that are stored contiguously in memory.
public protocol AccelerateBuffer {
  /// The type of the elements.
  associatedtype Element
  /// The number of elements.
  var count: Int { get }
  /// Calls a closure with the elements.
  func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R
}

extension Array: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
  /// Calls a closure with the elements.
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(self) }
}
