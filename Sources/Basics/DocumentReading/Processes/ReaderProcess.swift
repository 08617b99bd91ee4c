internal import CTactusSpawn
internal import Glibc
import Synchronization
import TactusThreads

/// A running reader of a document, in its sandbox.
///
/// - Thread: one at a time; starting may take some milliseconds.
final class ReaderProcess: Sendable {
  private let process: pid_t
  private let descriptor: Int32

  /// Starts a reader of a document.
  ///
  /// - Throws: `ReaderFailure.noProgram` or `noSandbox`.
  init(of source: DocumentSource, in sandbox: ReaderSandbox) throws(ReaderFailure) {
    let words = try sandbox.command()
    // The kernel ends a sandbox when the thread that started it ends: this thread never does.
    let start = PendingStart()
    Self.starter.post {
      let result = Self.start(words, source)
      start.result.withLock { $0 = result }
      start.isDone.signal()
    }
    start.isDone.wait(for: nil)
    let result = start.result.withLock { $0 } ?? .failure(.noSandbox("it was not started"))
    let parts = try result.get()
    (process, descriptor) = (parts.process, parts.descriptor)
    defer { close(parts.errors) }
    let greeting: [UInt8]
    do throws(ReaderFailure) {
      greeting = try MessageChannel(descriptor).receive(
        atMost: ReaderLimits.requestBytes, within: sandbox.patience)
    } catch {
      let reason = Self.text(of: parts.errors)
      throw .noSandbox(reason.isEmpty ? "it does not begin" : reason)
    }
    guard greeting == ReaderGreeting.bytes else { throw .wrongAnswer }
  }

  deinit {
    kill(process, SIGKILL)
    close(descriptor)
    // The sandbox's processes end with it.
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Sends a request, and returns the bytes of its answer.
  ///
  /// - Throws: `ReaderFailure.ended`, `timedOut` or `wrongAnswer`; the process is of no use then.
  func ask(_ request: ReaderRequest, within patience: Duration) throws(ReaderFailure) -> [UInt8] {
    let channel = MessageChannel(descriptor)
    guard channel.send(request.bytes, isSocket: true) else { throw .ended }
    return try channel.receive(
      atMost: 4 * ReaderLimits.picturePixels + ReaderLimits.requestBytes, within: patience)
  }

  // MARK: Internals

  /// A process that was started, and the descriptors of its connections.
  private struct StartedProcess: Sendable {
    var process: pid_t
    var descriptor: Int32
    /// The end of a pipe from which the errors of the sandbox are read.
    var errors: Int32
  }

  /// A start on another thread, and its result once it is done.
  private final class PendingStart: Sendable {
    let result = Mutex<Result<StartedProcess, ReaderFailure>?>(nil)
    let isDone = WakeSignal()
  }

  private static let starter = SerialWorker()

  private static func start(
    _ words: [String], _ source: DocumentSource
  ) -> Result<StartedProcess, ReaderFailure> {
    var sockets: [Int32] = [-1, -1], pipes: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &sockets) == 0 else {
      return .failure(.noSandbox(String(cString: strerror(errno))))
    }
    guard pipe2(&pipes, O_CLOEXEC | O_NONBLOCK) == 0 else {
      for descriptor in sockets { close(descriptor) }
      return .failure(.noSandbox(String(cString: strerror(errno))))
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Descriptors above the least ones first, so that none is overwritten before it is copied.
    let high = [sockets[1], pipes[1], source.descriptor].map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
    defer { for descriptor in high + [sockets[1], pipes[1]] { close(descriptor) } }
    posix_spawn_file_actions_adddup2(&actions, high[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, high[0], STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, high[1], STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, high[2], ReaderSandbox.documentDescriptor)
    // No other file of the app reaches the reader.
    posix_spawn_file_actions_addclosefrom_np(&actions, ReaderSandbox.documentDescriptor + 1)
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
      close(sockets[0])
      close(pipes[0])
      let reason =
        status == ENOENT
        ? "\(words[0]) is missing (Debian's package bubblewrap)" : String(cString: strerror(status))
      return .failure(.noSandbox(reason))
    }
    return .success(StartedProcess(process: process, descriptor: sockets[0], errors: pipes[0]))
  }

  /// Returns what a sandbox that does not begin has written: its first line.
  private static func text(of errors: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 1_024)
    let count = max(0, read(errors, &buffer, buffer.count))
    let text = String(decoding: buffer[..<count], as: UTF8.self)
    return String(text.prefix { $0 != "\n" })
  }
}
