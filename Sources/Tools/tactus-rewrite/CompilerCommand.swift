import Glibc
import TactusLowering

/// `tactus-rewrite swiftc`: lowers the compiler's sources, and executes the compiler.
enum CompilerCommand {
  static func run(_ words: [String]) -> Never {
    guard words.count >= 3, words[0] == "--compiler", words[2] == "--" else {
      RewriteProgram.fail("tactus-rewrite: error: expected swiftc --compiler PATH -- ARGUMENT...\n")
    }
    let call = CompilerCall(Array(words[3...]))
    guard call.isForPhone else { become(words[1], AcceptedArguments(call.arguments).words) }
    let build = LoweredBuild(call, program: programHash)
    if !build.brokenSources.isEmpty { reportSyntaxErrors(of: build, words[1], call) }
    guard build.diagnostics.isEmpty else {
      RewriteProgram.printError(build.diagnostics.map { $0.text + "\n" }.joined())
      exit(1)
    }
    RewriteProgram.printError(build.warnings.map { $0.text(.warning) + "\n" }.joined())
    FilterCommand.start()
    let frontend = build.needsBodies ? [] : frontendArguments
    let accepted = AcceptedArguments(call.arguments, without: build.removedDefines).words
    become(words[1], accepted + build.arguments + frontend)
  }

  /// The arguments that replace the compiler's frontend by the SDK's, beside this program; none if
  /// it is missing.
  private static var frontendArguments: [String] {
    guard let path = realpath("/proc/self/exe", nil) else { return [] }
    defer { free(path) }
    let folder = String(cString: path).split(separator: "/").dropLast().joined(separator: "/")
    let frontend = "/\(folder)/tactus-frontend"
    // The driver takes what follows a semicolon as an argument for the frontend.
    guard access(frontend, X_OK) == 0, !frontend.contains(";") else { return [] }
    return ["-driver-use-frontend-path", frontend]
  }

  /// Has the compiler report the errors of syntax in the developer's own files, and ends the
  /// program if there are any.
  ///
  /// A lowered text whose braces do not match has further errors in the lines that were added.
  private static func reportSyntaxErrors(
    of build: LoweredBuild, _ compiler: String, _ call: CompilerCall
  ) {
    let words =
      [compiler, "-frontend", "-parse"] + call.syntaxArguments
      + ["-module-name", call.options.module] + build.brokenSources
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { arguments.forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawn(&child, compiler, nil, nil, arguments, environ) == 0 else { return }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    if status != 0 { exit(1) }
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
