/// An object whose elements are stored contiguously in memory and can be changed.
public protocol AccelerateMutableBuffer: AccelerateBuffer {
  /// Calls a closure with the elements.
  mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
  /// Calls a closure with the elements.
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R { try body(UnsafeBufferPointer(self)) }

  /// Calls a closure with the elements.
  public func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    var elements = self
    return try body(&elements)
  }
}
