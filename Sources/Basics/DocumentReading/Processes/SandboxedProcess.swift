internal import CTactusSpawn
internal import Glibc
import Synchronization
import TactusThreads

/// A process in a sandbox, which ends with this object.
///
/// - Thread: one at a time; starting may take a few milliseconds.
package final class SandboxedProcess: Sendable {
  private let process: pid_t
  /// The end of a pipe from which the errors of the sandbox are read; it closes with the process.
  private let errors: Int32

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - words: The command, which begins with bubblewrap.
  ///   - input: The descriptor of its input.
  ///   - output: The descriptor of its output.
  ///   - document: The document, which is its descriptor `ReaderSandbox.documentDescriptor`; nil if
  ///     the command names a file instead.
  /// - Throws: `ReaderFailure.noSandbox`.
  package init(
    _ words: [String], input: Int32, output: Int32, document: DocumentSource?
  ) throws(ReaderFailure) {
    // The kernel ends a sandbox when the thread that started it ends: this thread never does.
    let start = PendingStart()
    Self.starter.post {
      let result = Self.start(words, [input, output], document)
      start.result.withLock { $0 = result }
      start.isDone.signal()
    }
    start.isDone.wait(for: nil)
    let result = start.result.withLock { $0 } ?? .failure(.noSandbox("it was not started"))
    let parts = try result.get()
    (process, errors) = (parts.process, parts.errors)
  }

  deinit {
    kill(process, SIGKILL)
    close(errors)
    // The sandbox's processes end with it.
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Waits until the process ends, or is no longer awaited.
  ///
  /// - Parameters:
  ///   - patience: The longest wait.
  ///   - cancellation: The signal that the process is no longer awaited.
  /// - Returns: Whether it has ended in time.
  package func end(
    within patience: Duration, unless cancellation: ReadingCancellation? = nil
  ) -> Bool {
    let deadline = ContinuousClock.now + patience
    while true {
      let left = (deadline - .now) / Duration.milliseconds(1)
      guard left > 0 else { return false }
      // Without requested events only the end of a pipe wakes; a descriptor of -1 never does.
      var events = [
        pollfd(fd: errors, events: 0, revents: 0),
        pollfd(fd: cancellation?.descriptor ?? -1, events: 0, revents: 0),
      ]
      let status = poll(&events, 2, Int32(clamping: Int(left) + 1))
      if status > 0 { return events[0].revents != 0 }
      guard status == 0 || errno == EINTR else { return false }
    }
  }

  /// Returns the first line of what the sandbox has written as its errors.
  package func firstError() -> String {
    var buffer = [UInt8](repeating: 0, count: 1_024)
    let count = max(0, read(errors, &buffer, buffer.count))
    let text = String(decoding: buffer[..<count], as: UTF8.self)
    return String(text.prefix { $0 != "\n" })
  }

  // MARK: Internals

  private struct StartedProcess: Sendable {
    var process: pid_t
    var errors: Int32
  }

  /// A start on another thread, and its result once it is done.
  private final class PendingStart: Sendable {
    let result = Mutex<Result<StartedProcess, ReaderFailure>?>(nil)
    let isDone = WakeSignal()
  }

  private static let starter = SerialWorker()

  private static func start(
    _ words: [String], _ streams: [Int32], _ document: DocumentSource?
  ) -> Result<StartedProcess, ReaderFailure> {
    var pipes: [Int32] = [-1, -1]
    guard pipe2(&pipes, O_CLOEXEC | O_NONBLOCK) == 0 else {
      return .failure(.noSandbox(String(cString: strerror(errno))))
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Descriptors above the least ones first, so that none is overwritten before it is copied.
    let sources = streams + [pipes[1]] + (document.map { [$0.descriptor] } ?? [])
    let high = sources.map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
    defer { for descriptor in high + [pipes[1]] { close(descriptor) } }
    let targets = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO, ReaderSandbox.documentDescriptor]
    for (descriptor, target) in zip(high, targets) {
      posix_spawn_file_actions_adddup2(&actions, descriptor, target)
    }
    // No other file of the app reaches the process.
    posix_spawn_file_actions_addclosefrom_np(&actions, Int32(sources.count))
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var process: pid_t = 0
    let status = posix_spawnp(&process, words[0], &actions, &attributes, arguments, environ)
    guard status == 0 else {
      close(pipes[0])
      let reason =
        status == ENOENT
        ? "\(words[0]) is missing (Debian's package bubblewrap)" : String(cString: strerror(status))
      return .failure(.noSandbox(reason))
    }
    return .success(StartedProcess(process: process, errors: pipes[0]))
  }
}
