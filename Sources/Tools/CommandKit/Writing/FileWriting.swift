import Glibc

/// Complete writing to a descriptor.
enum FileWriting {
  /// Writes all bytes, in as many calls as necessary.
  ///
  /// - Returns: The `errno` of a failure, or `nil`.
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  /// Returns the C library's description of an error number.
  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
