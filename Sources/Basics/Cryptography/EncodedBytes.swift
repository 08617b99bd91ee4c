internal import CTactusOpenSSL

/// The bytes that functions of OpenSSL encode into memory of their own.
enum EncodedBytes {
  /// Returns the bytes that a function encodes, and frees its memory.
  ///
  /// - Parameter encode: Sets the pointer to the memory, and returns the number of bytes.
  /// - Returns: The bytes; `nil` if the function fails.
  static func read(
    _ encode: (inout UnsafeMutablePointer<UInt8>?) -> some BinaryInteger
  ) -> [UInt8]? {
    var bytes: UnsafeMutablePointer<UInt8>?
    let count = encode(&bytes)
    defer { tactusFree(bytes) }
    guard count > 0, let bytes else { return nil }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }
}
