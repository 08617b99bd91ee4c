/// A collection whose elements vDSP and vForce can read without copying.
public protocol AccelerateBuffer<Element> {
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

extension Slice: AccelerateBuffer where Base: AccelerateBuffer {
  /// Calls a closure with the elements.
  public func withUnsafeBufferPointer<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    let start = base.distance(from: base.startIndex, to: startIndex)
    return try base.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[start..<start + count]))
    }
  }
}
