import Glibc
import TactusLowering

/// `tactus-rewrite`: converts the iPhone's Swift to plain Swift, in place of the compiler or for
/// reading.
@main
enum RewriteProgram {
  private static let usage = """
    usage: tactus-rewrite swiftc --compiler PATH -- ARGUMENT...
           tactus-rewrite lower FILE... [--module NAME] [--has MODULE]... [-D NAME]...
                                [--swift-version N] [-o FOLDER]
           tactus-rewrite doctor FOLDER [--json] [--names FOLDER]

    """

  static func main() {
    // A long chain of members is a deep tree, which is visited recursively.
    DeepStack.run { runCommand() }
  }

  private static func runCommand() {
    var words = CommandLine.arguments.dropFirst()
    switch words.popFirst() {
    case "swiftc": CompilerCommand.run(Array(words))
    case "lower": exit(LowerCommand.run(Array(words)))
    case "doctor": exit(DoctorCommand.run(Array(words)))
    case "filter": exit(FilterCommand.run())
    case "--help", "-h":
      print(usage, terminator: "")
    default: fail(usage)
    }
  }

  /// Ends the program with an error message for a wrong call.
  static func fail(_ message: String) -> Never {
    printError(message)
    exit(64)
  }

  /// Prints to standard error.
  static func printError(_ text: String) {
    printError(Array(text.utf8))
  }

  /// Prints bytes to standard error.
  static func printError(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
