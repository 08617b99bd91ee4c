import CTactusLinuxInput
import Glibc
import Synchronization
import TactusForceFeedbackDriver
import TactusGamepadDriver

/// A pipe as a device, into which a test writes the kernel's bytes.
final class Pipe: Sendable {
  private let ends: Mutex<(read: Int32, write: Int32)>
  private let closings = Mutex<[Int32]>([])

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0 && fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    self.ends = Mutex((ends[0], ends[1]))
  }

  deinit {
    let (read, write) = ends.withLock { $0 }
    close(read)
    if write >= 0 { close(write) }
  }

  /// The devices that were closed.
  var closed: [Int32] { closings.withLock { $0 } }

  /// Returns calls whose device is the pipe.
  func calls(state: GamepadDecoder.State? = nil) -> GamepadCalls {
    GamepadCalls(
      open: { [self] _ throws(InputFailure) in ends.withLock { $0.read } },
      layout: { _, _ in Recording.layout }, state: { _ in state },
      close: { [self] device in closings.withLock { $0.append(device) } }, text: { _ in nil })
  }

  func write(_ bytes: [UInt8]) {
    let count = ends.withLock { Glibc.write($0.write, bytes, bytes.count) }
    precondition(count == bytes.count)
  }

  /// Closes the end of the device, as if it was unplugged.
  func hangUp() {
    ends.withLock { ends in
      close(ends.write)
      ends.write = -1
    }
  }

  /// Returns events as the kernel's bytes.
  static func bytes(_ events: [input_event]) -> [UInt8] {
    events.withUnsafeBytes { Array($0) }
  }
}
