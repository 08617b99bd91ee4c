import CTactusLinuxInput
import Glibc
import TactusForceFeedbackDriver

/// A reader of the events of an open input device.
package struct InputEventReader: Sendable {
  /// Creates a reader of a descriptor that does not block.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The descriptor.
  package let descriptor: Int32

  /// Returns the events that have arrived; never waits.
  ///
  /// - Throws: The failure after which nothing more arrives; what arrived before is returned first.
  package mutating func events() throws(InputFailure) -> [input_event] {
    var end: InputFailure?
    var buffer = [UInt8](repeating: 0, count: 64 * MemoryLayout<input_event>.stride)
    while end == nil {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer.prefix(count)
      } else if count == 0 {
        end = .gone
      } else if errno == EAGAIN {
        break
      } else if errno != EINTR {
        end = InputFailure(code: errno)
      }
    }
    let events = takeEvents()
    if let end, events.isEmpty { throw end }
    return events
  }

  // MARK: Internals

  private var bytes: [UInt8] = []

  private mutating func takeEvents() -> [input_event] {
    let size = MemoryLayout<input_event>.stride
    let count = bytes.count / size
    let events = bytes.withUnsafeBytes { bytes in
      (0..<count).map { bytes.loadUnaligned(fromByteOffset: $0 * size, as: input_event.self) }
    }
    bytes.removeFirst(count * size)
    return events
  }
}
