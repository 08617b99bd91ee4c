import Glibc

/// A program that this one has started, until it has ended.
public final class ChildProcess {
  /// How a program ended.
  public enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)

    /// What people read.
    public var message: String {
      switch self {
      case .exited(let status): "it ended with status \(status)"
      case .signalled(let number):
        "signal \(number), \(String(cString: strsignal(number))), ended it"
      }
    }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The program, looked for in `PATH` where it has no slash, and its arguments.
  ///   - variables: What is set in its environment beside this program's own.
  ///   - output: A file for what it says, which is made new; `nil` for where this program says it.
  ///   - pipe: What it says goes in there instead, but for errors.
  ///   - errors: A file for what it says on standard error; `nil` for the same.
  /// - Returns: `nil` where the system cannot start it; `errno` says why.
  public init?(
    _ words: [String], variables: [String: String] = [:], output: String?, errors: String? = nil,
    pipe: OutputPipe? = nil
  ) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    if let pipe {
      posix_spawn_file_actions_adddup2(&actions, pipe.writer, STDOUT_FILENO)
    } else if let output {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o644)
    }
    if let errors {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, flags, 0o644)
    } else if output != nil {
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    }
    // Signals that this program waits for are the other's to take as usual.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = Self.strings(words)
    let environment = Self.strings(Self.environment(with: variables))
    defer { for text in arguments + environment { free(text) } }
    let status = posix_spawnp(
      &identifier, words[0], &actions, &attributes, arguments, environment)
    guard status == 0 else {
      errno = status
      return nil
    }
  }

  // One that was not started has no number, and 0 means this program and its fellows.
  deinit { if !isLeft, identifier > 0 { end(within: 0) } }

  /// How it ended; `nil` while it runs.
  public func ending() -> Ending? {
    if let known { return known }
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
    known = Self.ending(status)
    return known
  }

  /// Lets it go on by itself.
  public func leave() { isLeft = true }

  /// Waits until it has ended.
  public func wait() -> Ending {
    while true {
      if let ending = ending() { return ending }
      usleep(5_000)
    }
  }

  /// Waits so many seconds for its end, then ends it.
  @discardableResult
  public func end(within seconds: Double) -> Ending {
    for number in [0, SIGTERM, SIGKILL] {
      if number != 0 { kill(identifier, number) }
      // A program that is asked to end gets a second for it.
      let patience = number == 0 ? seconds : 1
      for _ in 0...Int(patience / 0.005) {
        if let ending = ending() { return ending }
        usleep(5_000)
      }
    }
    return wait()
  }

  // MARK: Internals

  private var identifier: pid_t = 0
  private var known: Ending?
  private var isLeft = false

  private static func ending(_ status: Int32) -> Ending {
    // WIFEXITED and WTERMSIG are macros, which Swift does not import.
    let number = status & 0x7F
    return number == 0 ? .exited((status >> 8) & 0xFF) : .signalled(number)
  }

  private static func environment(with variables: [String: String]) -> [String] {
    var texts: [String] = []
    var next = environ
    while let text = next.pointee {
      let variable = String(cString: text)
      let name = String(variable.prefix { $0 != "=" })
      if variables[name] == nil { texts.append(variable) }
      next += 1
    }
    return texts + variables.filter { !$0.value.isEmpty }.map { "\($0.key)=\($0.value)" }.sorted()
  }

  private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}
