internal import CTactusSandbox
internal import Glibc

/// A program that reads a document in a sandbox: it has no network, no files but the system's own
/// programs, and limits of its memory, time and output.
enum SandboxedReader {
  /// Runs a program with bytes as its input, and returns its output.
  ///
  /// - Throws: `DocumentPagesError`.
  static func run(_ words: [String], _ input: [UInt8]) throws(DocumentPagesError) -> [UInt8] {
    guard access("/usr/bin/\(words[0])", X_OK) == 0 else { throw .notInstalled }
    guard access("/usr/bin/bwrap", X_OK) == 0 else { throw .noSandbox("it is not installed") }
    let (source, target) = (memory(), memory())
    let errors = memory()
    defer { for file in [source, target, errors] where file >= 0 { close(file) } }
    guard source >= 0, target >= 0, errors >= 0, fill(source, input) else { throw .tooLarge }
    let status = try start(sandbox + limits + words, source, target, errors)
    if status == 0 { return contents(target) }
    // The sandbox names itself in what it cannot do.
    let text = String(decoding: contents(errors).prefix(300), as: UTF8.self)
    if text.hasPrefix("bwrap: ") {
      throw .noSandbox(String(text.dropFirst(7).prefix { $0 != "\n" }))
    }
    throw status == cpuSignal || status == sizeSignal ? .tooLarge : .unreadable
  }

  // MARK: Internals

  private static let sandbox = [
    "bwrap", "--unshare-all", "--die-with-parent", "--new-session", "--clearenv", "--setenv",
    "PATH",
    "/usr/bin", "--ro-bind", "/usr", "/usr", "--symlink", "usr/lib", "/lib", "--symlink",
    "usr/lib64", "/lib64", "--symlink", "usr/bin", "/bin", "--ro-bind-try", "/etc/fonts",
    "/etc/fonts", "--ro-bind-try", "/var/cache/fontconfig", "/var/cache/fontconfig", "--proc",
    "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--chdir", "/",
  ]

  /// The limits: 1 GB of addresses, 10 s of computing, 64 MB of output, no more processes.
  ///
  /// - Source: ours. Confidence: guess.
  private static let limits = [
    "prlimit", "--as=1000000000", "--cpu=10", "--fsize=64000000", "--core=0", "--",
  ]

  // A shell's status of a program that a signal has ended, as the sandbox reports it.
  private static let cpuSignal = 128 + SIGXCPU
  private static let sizeSignal = 128 + SIGXFSZ

  private static func memory() -> Int32 {
    memfd_create("tactus-document", UInt32(sandbox_close_on_exec))
  }

  private static func fill(_ file: Int32, _ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return false }
      rest = rest.dropFirst(max(count, 0))
    }
    return lseek(file, 0, SEEK_SET) == 0
  }

  private static func contents(_ file: Int32) -> [UInt8] {
    let size = lseek(file, 0, SEEK_END)
    guard size > 0, lseek(file, 0, SEEK_SET) == 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    var place = 0
    while place < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        read(file, buffer.baseAddress.map { $0 + place }, buffer.count - place)
      }
      guard count > 0 else { return Array(bytes.prefix(place)) }
      place += count
    }
    return bytes
  }

  /// Starts a program, and returns its exit status.
  private static func start(
    _ words: [String], _ source: Int32, _ target: Int32, _ errors: Int32
  ) throws(DocumentPagesError) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, source, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, target, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    // The sandbox must not inherit what other parts of the program have open.
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var identifier: pid_t = 0
    guard
      posix_spawn(
        &identifier, "/usr/bin/bwrap", &actions, &attributes, arguments, &environment) == 0
    else { throw .noSandbox(String(cString: strerror(errno))) }
    return try wait(for: identifier)
  }

  private static func wait(for identifier: pid_t) throws(DocumentPagesError) -> Int32 {
    var status: Int32 = 0
    for _ in 0..<Int(DocumentPages.patience * 500) {
      let ended = waitpid(identifier, &status, WNOHANG)
      if ended == identifier {
        return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
      }
      guard ended == 0 || errno == EINTR else { throw .unreadable }
      usleep(2_000)
    }
    kill(identifier, SIGKILL)
    waitpid(identifier, &status, 0)
    throw .tooLarge
  }
}
