/// A resource that stores data in a format defined by the app.
public protocol MTLBuffer: MTLResource {
  /// The size of the buffer, in bytes.
  var length: Int { get }
  /// Returns the memory of the buffer.
  func contents() -> UnsafeMutableRawPointer
}
