import Glibc
import Synchronization
import TactusTextFormatting
import TactusThreads

/// A terminal for a child's output, which is copied to a file while the child runs.
///
/// A program writes to a terminal line by line, so that its last lines are in the file even if it
/// crashes. The terminal changes no byte.
public final class TerminalOutput: Sendable {
  private let parent: Int32
  private let child: Int32
  private let file: Int32
  private let state = Mutex((isStarted: false, isFinished: false))

  /// Creates the terminal and the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which is replaced.
  ///   - isAppending: Whether an existing file is continued instead.
  /// - Returns: `nil` if the system has no terminal or cannot create the file; `errno` has the
  ///   reason.
  public init?(to path: String, isAppending: Bool = false) {
    let mode = isAppending ? O_APPEND : O_TRUNC
    let file = open(FileName.bytes(of: path), O_WRONLY | O_CREAT | mode | O_CLOEXEC, 0o644)
    guard file >= 0 else { return nil }
    var (parent, child): (Int32, Int32) = (-1, -1)
    var attributes = termios()
    cfmakeraw(&attributes)
    guard openpty(&parent, &child, nil, &attributes, nil) == 0 else {
      let number = errno
      close(file)
      errno = number
      return nil
    }
    for descriptor in [parent, child] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    (self.parent, self.child, self.file) = (parent, child, file)
  }

  deinit {
    guard !state.withLock({ $0.isStarted }) else { return }
    for descriptor in [parent, child, file] { close(descriptor) }
  }

  // MARK: Internals

  /// The descriptor that a child writes to, until copying starts.
  var writer: Int32 { child }

  /// Starts copying; call it when the child has its own descriptor.
  func start() {
    state.withLock { $0.isStarted = true }
    close(child)
    DetachedThread.run { [self] in copy() }
  }

  /// Waits until everything that the child wrote is in the file, or for 2 s if another process
  /// continues to write.
  func finish() {
    for _ in 0..<Self.patience {
      if state.withLock({ $0.isFinished || !$0.isStarted }) { return }
      usleep(1_000)
    }
  }

  /// The longest wait for the rest of the output, in milliseconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let patience = 2_000

  private func copy() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(parent, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      // EIO marks the end: no process has the terminal open.
      guard count > 0 else { break }
      _ = bytes.withUnsafeBytes {
        FileWriting.write(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: file)
      }
    }
    close(parent)
    close(file)
    state.withLock { $0.isFinished = true }
  }
}
