import Glibc
import TactusLowering

/// `tactus-rewrite swiftc`: lowers the compiler's sources, and executes the compiler.
enum CompilerCommand {
  static func run(_ words: [String]) -> Never {
    guard words.count >= 3, words[0] == "--compiler", words[2] == "--" else {
      RewriteProgram.fail("tactus-rewrite: error: expected swiftc --compiler PATH -- ARGUMENT...\n")
    }
    let call = CompilerCall(Array(words[3...]))
    guard call.isForPhone else { become(words[1], call.arguments) }
    let build = LoweredBuild(call, program: programHash)
    guard build.diagnostics.isEmpty else {
      RewriteProgram.printError(build.diagnostics.map { $0.text + "\n" }.joined())
      exit(1)
    }
    FilterCommand.start()
    become(words[1], call.acceptedArguments + build.arguments)
  }

  /// An identifier of this program, which changes with each build.
  private static var programHash: String {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }

  private static func become(_ program: String, _ arguments: [String]) -> Never {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    execv(program, words)
    let reason = String(cString: strerror(errno))
    RewriteProgram.printError("tactus-rewrite: error: \(program) cannot be run: \(reason)\n")
    exit(69)
  }
}
