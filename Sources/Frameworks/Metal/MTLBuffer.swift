/// Bytes for a GPU; no type here conforms to it.
public protocol MTLBuffer: MTLResource {
  /// The number of bytes.
  var length: Int { get }
  /// Returns a pointer to the bytes.
  func contents() -> UnsafeMutableRawPointer
}
