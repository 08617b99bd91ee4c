import TactusCoreFoundation

// Swift converts an untyped pointer to the type of an argument only where the method is
// Objective-C's.
extension OutputStream {
  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - buffer: The bytes.
  ///   - len: The number of bytes.
  /// - Returns: The number of bytes that were written; 0 if the stream is full, -1 after an error.
  @_disfavoredOverload
  public func write(_ buffer: UnsafeRawPointer, maxLength len: Int) -> Int {
    write(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}

extension InputStream {
  /// Reads bytes.
  ///
  /// - Parameters:
  ///   - buffer: The place for the bytes.
  ///   - len: The number of bytes that have room there.
  /// - Returns: The number of bytes that were read; 0 at the end, -1 after an error.
  @_disfavoredOverload
  public func read(_ buffer: UnsafeMutableRawPointer, maxLength len: Int) -> Int {
    read(buffer.assumingMemoryBound(to: UInt8.self), maxLength: len)
  }
}
