import Glibc
import Lowering

/// `tactus-rewrite`: plain Swift of the iPhone's, in place of the compiler or for people to read.
@main
enum RewriteProgram {
  private static let usage = """
    usage: tactus-rewrite swiftc --compiler PATH -- ARGUMENT...
           tactus-rewrite lower FILE... [--module NAME] [--has MODULE]... [-D NAME]...
                                [--swift-version N] [-o FOLDER]
           tactus-rewrite doctor FOLDER [--json] [--names FOLDER]

    """

  static func main() {
    var words = CommandLine.arguments.dropFirst()
    switch words.popFirst() {
    case "swiftc": CompilerCommand.run(Array(words))
    case "lower": exit(LowerCommand.run(Array(words)))
    case "doctor": exit(DoctorCommand.run(Array(words)))
    case "--help", "-h":
      print(usage, terminator: "")
    default: fail(usage)
    }
  }

  /// Ends with a message, as after a call that makes no sense.
  static func fail(_ message: String) -> Never {
    printError(message)
    exit(64)
  }

  /// Prints to standard error.
  static func printError(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
