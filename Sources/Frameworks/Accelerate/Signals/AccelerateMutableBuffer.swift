/// A collection whose elements vDSP and vForce can write in place.
public protocol AccelerateMutableBuffer<Element>: AccelerateBuffer {
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

extension Slice: AccelerateMutableBuffer where Base: AccelerateMutableBuffer {
  /// Calls a closure with the elements.
  public mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    let start = base.distance(from: base.startIndex, to: startIndex)
    let count = count
    // Changing the base itself keeps the bounds of the slice.
    var copy = base
    defer { self = Slice(base: copy, bounds: startIndex..<endIndex) }
    return try copy.withUnsafeMutableBufferPointer {
      var elements = UnsafeMutableBufferPointer(rebasing: $0[start..<start + count])
      return try body(&elements)
    }
  }
}
