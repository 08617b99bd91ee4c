import Glibc
import TactusFiles
import TactusTextFormatting

/// A child process, until it has ended.
public final class ChildProcess {
  /// The result of a process.
  public enum Termination: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)

    /// The message for the user.
    public var message: String {
      switch self {
      case .exited(let status): "it ended with status \(status)"
      case .signaled(let number):
        "signal \(number), \(String(cString: strsignal(number))), ended it"
      }
    }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The program, searched in `PATH` if it has no slash, and its arguments.
  ///   - variables: Environment variables in addition to this program's own.
  ///   - output: A file for its output, which is created; `nil` for this program's output.
  ///   - pipe: A pipe for its output instead, except for errors.
  ///   - terminal: A terminal for its output and errors instead.
  ///   - errors: A file for its standard error; `nil` for the same as its output.
  ///   - limits: The limits of its resources; `nil` for those of this program.
  /// - Returns: `nil` if the system cannot start it; `errno` has the reason.
  public init?(
    _ words: [String], variables: [String: String] = [:], output: String?, errors: String? = nil,
    pipe: OutputPipe? = nil, terminal: TerminalOutput? = nil, limits: ResourceLimits? = nil
  ) {
    self.terminal = terminal
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    if let terminal {
      posix_spawn_file_actions_adddup2(&actions, terminal.writer, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, terminal.writer, STDERR_FILENO)
    } else if let pipe {
      posix_spawn_file_actions_adddup2(&actions, pipe.writer, STDOUT_FILENO)
    } else if let output {
      posix_spawn_file_actions_addopen(
        &actions, STDOUT_FILENO, FileName.bytes(of: output), flags, 0o644)
    }
    if let errors {
      posix_spawn_file_actions_addopen(
        &actions, STDERR_FILENO, FileName.bytes(of: errors), flags, 0o644)
    } else if output != nil, terminal == nil {
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    }
    Self.keepDescriptors()
    // Signals blocked by this program are unblocked in the child. A shell's background jobs ignore
    // SIGQUIT, which requests a hanging app's backtrace.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var quit = sigset_t()
    sigemptyset(&quit)
    sigaddset(&quit, SIGQUIT)
    posix_spawnattr_setsigdefault(&attributes, &quit)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let arguments = Self.strings(words)
    let environment = Self.strings(Self.environment(with: variables))
    defer { for text in arguments + environment { free(text) } }
    let status = posix_spawnp(
      &identifier, FileName.bytes(of: words[0]), &actions, &attributes, arguments, environment)
    guard status == 0 else {
      errno = status
      return nil
    }
    limits?.apply(to: identifier)
    terminal?.start()
  }

  /// Lets no child inherit an open file, except those of the actions.
  ///
  /// A descriptor that another program has left open in this one would stay open as long as the
  /// child runs, and a program that waits for its end would wait for the child.
  private static func keepDescriptors() {
    for number in Folder.names(in: "/proc/self/fd").compactMap(Int32.init)
    where number > STDERR_FILENO {
      let flags = fcntl(number, F_GETFD)
      if flags >= 0, flags & FD_CLOEXEC == 0 { _ = fcntl(number, F_SETFD, flags | FD_CLOEXEC) }
    }
  }

  // A process that was not started has no number; 0 would mean this process group.
  deinit { if !isDetached, identifier > 0 { end(within: 0) } }

  /// Returns the result; `nil` while the process runs.
  public func ending() -> Termination? {
    if let known { return known }
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
    known = Self.ending(status)
    terminal?.finish()
    return known
  }

  /// Detaches the process, which continues by itself.
  public func detach() { isDetached = true }

  /// Sends a signal to the process, if it has not ended.
  public func send(signal number: Int32) {
    if ending() == nil { kill(identifier, number) }
  }

  /// The memory that the process has in use, in bytes; `nil` if it has ended.
  public var residentBytes: Int? {
    guard ending() == nil, let file = fopen("/proc/\(identifier)/statm", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    // The second number is that of resident pages.
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    return numbers.count > 1 ? numbers[1] * sysconf(Int32(_SC_PAGESIZE)) : nil
  }

  /// Waits for the end of the process.
  public func wait() -> Termination {
    while true {
      if let ending = ending() { return ending }
      usleep(5_000)
    }
  }

  /// Waits for the end of the process for some seconds.
  ///
  /// - Returns: `nil` if it still runs; the processes that it has started are then ended.
  public func wait(atMost seconds: Double) -> Termination? {
    for _ in 0...Int(seconds / 0.005) {
      if let ending = ending() { return ending }
      usleep(5_000)
    }
    ProcessTree.endDescendants(of: identifier)
    return nil
  }

  /// Waits for the end of the process for some seconds, then ends it.
  @discardableResult
  public func end(within seconds: Double) -> Termination {
    for number in [0, SIGTERM, SIGKILL] {
      if number != 0 { kill(identifier, number) }
      // A program gets a second to end after the request.
      let patience = number == 0 ? seconds : 1
      for _ in 0...Int(patience / 0.005) {
        if let ending = ending() { return ending }
        usleep(5_000)
      }
    }
    return wait()
  }

  // MARK: Internals

  private let terminal: TerminalOutput?
  private var identifier: pid_t = 0
  private var known: Termination?
  private var isDetached = false

  private static func ending(_ status: Int32) -> Termination {
    // WIFEXITED and WTERMSIG are macros, which Swift does not import.
    let number = status & 0x7F
    return number == 0 ? .exited((status >> 8) & 0xFF) : .signaled(number)
  }

  private static func environment(with variables: [String: String]) -> [String] {
    var texts: [String] = []
    var next = environ
    while let text = next.pointee {
      let variable = FileName.text(of: text)
      let name = String(variable.prefix { $0 != "=" })
      if variables[name] == nil { texts.append(variable) }
      next += 1
    }
    return texts + variables.filter { !$0.value.isEmpty }.map { "\($0.key)=\($0.value)" }.sorted()
  }

  private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup(FileName.bytes(of: $0)) } + [nil]
  }
}
