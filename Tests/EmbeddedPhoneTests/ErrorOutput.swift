import Glibc
import Testing

/// The standard error of this process from its creation on.
final class ErrorOutput: Sendable {
  private let reader: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0 && dup2(ends[1], STDERR_FILENO) >= 0)
    reader = ends[0]
  }

  /// Waits for a line and returns it, without its end.
  func nextLine() -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(reader, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns what was written and not read yet.
  func rest() -> String {
    _ = fcntl(reader, F_SETFL, O_NONBLOCK)
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = max(0, read(reader, &buffer, buffer.count))
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}
