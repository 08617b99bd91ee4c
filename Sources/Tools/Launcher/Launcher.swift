import Glibc
import TactusCommandKit
import TactusPatternCommands

/// The `tactus` command: what only reads and renders patterns, and the start of everything else.
///
/// A program loads all its libraries at its start, and those of the simulator, of plots and of
/// devices take several times as long as checking a file. So this program has none of them: it runs
/// `check` and `render` itself, and for any other command it becomes `tactus-host`, which lies
/// beside it.
@main
enum Launcher {
  static func main() {
    let commands = ProgramDescription.patternCommands
    let word = CommandLine.argc > 1 ? CommandLine.unsafeArgv[1].map { String(cString: $0) } : nil
    if commands.contains(where: { $0.name == word }) {
      ProgramDescription.program(commands: commands).main()
    }
    becomeHost()
  }

  /// Replaces this program by the one with all commands; the process stays the same.
  private static func becomeHost() -> Never {
    let own = "/proc/self/exe"
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(own, &path, path.count - 1)
    let slash = UInt8(ascii: "/")
    guard count > 0,
      let cut = path[..<count].lastIndex(of: CChar(bitPattern: slash))
    else { fail("/proc is missing") }
    let host = Array(path[...cut]) + Array("tactus-host".utf8CString)
    execv(host, CommandLine.unsafeArgv)
    fail(String(cString: strerror(errno)))
  }

  private static func fail(_ reason: String) -> Never {
    let console = Console.standard(program: "tactus")
    console.report(
      CommandFailure(.internalError, "tactus-host cannot be started: \(reason)"))
    exit(ExitStatus.internalError.rawValue)
  }
}
