import Foundation
internal import Glibc
import Synchronization

/// The variable `TZ` of the process, which Foundation and the C library read.
///
/// Its text is in memory that is never freed and changes in place, so that threads that read the
/// environment at the same time find valid memory.
enum EnvironmentTimeZone {
  /// Sets the time zone of the process to one with an identifier.
  static func set(_ identifier: String) {
    text.withLock { text in
      let bytes = Array("TZ=\(identifier)".utf8.prefix(VariableMemory.capacity - 1)) + [0]
      for (index, byte) in bytes.enumerated() { text.start[index] = CChar(bitPattern: byte) }
      putenv(text.start)
    }
    tzset()
  }

  private static let text = Mutex(VariableMemory())

  /// The memory of the variable.
  ///
  /// Sendable because the lock around it is held while it is written.
  private struct VariableMemory: @unchecked Sendable {
    /// The number of bytes, more than the longest identifier has.
    static let capacity = 256

    let start = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
  }
}
