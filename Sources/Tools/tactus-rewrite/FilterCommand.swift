import Glibc
import TactusLowering

/// `tactus-rewrite filter`: shows the compiler's diagnostics once each, in the words of the
/// sources.
enum FilterCommand {
  /// Filters standard input, to standard error.
  static func run() -> Int32 {
    // An interrupted build shows what the compiler printed before.
    signal(SIGINT, SIG_IGN)
    var output = CompilerOutput()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      RewriteProgram.printError(output.receive(buffer[..<count]))
    }
    RewriteProgram.printError(output.finish())
    return 0
  }

  /// Starts a filter for this process's standard error, which the program executed next inherits.
  ///
  /// Without a filter the compiler's messages are shown as they are.
  static func start() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    // A reader of the compiler's standard output does not wait for the filter.
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    let names = ["tactus-rewrite", "filter"]
    var words: [UnsafeMutablePointer<CChar>?] = names.map { strdup($0) }
    words.append(nil)
    var child: pid_t = 0
    if posix_spawn(&child, "/proc/self/exe", &actions, nil, words, environ) == 0 {
      dup2(ends[1], STDERR_FILENO)
    }
    posix_spawn_file_actions_destroy(&actions)
    words.forEach { free($0) }
    close(ends[0])
    close(ends[1])
  }
}
