import Glibc

/// The one loop around `write`.
enum FileWriting {
  /// Writes all bytes, in as many pieces as it takes.
  ///
  /// - Returns: The `errno` that stopped it, or `nil`.
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

  /// What an error number means, in the C library's words.
  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }
}
