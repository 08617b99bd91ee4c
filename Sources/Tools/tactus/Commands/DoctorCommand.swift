import Glibc
import TactusCommandKit
import TactusSwiftSDK

/// `tactus doctor`: reports obstacles between a package and Linux, before a build.
enum DoctorCommand {
  static let folder = Operand.word(
    "DIR", completion: .files([]),
    help: "A package, an Xcode project, or a folder of Swift sources.")

  static let command = Command(
    "doctor",
    abstract: "List the names of Apple's that a package uses, and whether they exist.",
    discussion: """
      Reads the sources of the package's targets without compiling them, with conditions evaluated \
      as on an iPhone. Each of Apple's names that they use is present or missing, according to the \
      tables behind Documentation/Coverage.md. Code that cannot be lowered to plain Swift is \
      reported too. A member whose type only the compiler knows is reported as \
      possibly missing if no type has a member of that name. At the end stands which files would \
      have no findings with the three names that most places need.
      """,
    examples: [
      Example("tactus doctor MyPackage", "Prints one line for each finding, and an alternative."),
      Example("tactus doctor MyPackage --json > names.json", "Writes the same as JSON."),
    ],
    operands: [folder],
    options: [Option.json, SchemeOption.option],
    statuses: [.findings, .unreadableInput, .serviceMissing]
  ) { arguments, console in
    // The Swift parser is large, and the other commands start without it.
    guard let folder = arguments[folder] else { throw UsageError("DIR is missing") }
    let program = try TactusPackage.rewriter()
    let scheme = arguments[SchemeOption.option]
    if let project = try ProjectApp(folder, for: .run, scheme: scheme, console: console) {
      return try examine(project, with: program, isJSON: arguments[Option.json])
    }
    let words = [program, "doctor", folder] + (arguments[Option.json] ? ["--json"] : [])
    var strings: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    strings.append(nil)
    execv(program, strings)
    throw CommandFailure(.serviceMissing, "\(program) cannot be run")
  }

  // MARK: Internals

  /// Examines the package of a project, and prints the findings under the project's own names.
  private static func examine(
    _ project: ProjectApp, with program: String, isJSON: Bool
  ) throws -> ExitStatus {
    let words = [program, "doctor", project.package] + (isJSON ? ["--json"] : [])
    guard let pipe = OutputPipe(), let child = ChildProcess(words, output: nil, pipe: pipe) else {
      throw CommandFailure(.serviceMissing, "\(program) cannot be run")
    }
    var bytes: [UInt8] = []
    pipe.read { bytes += $0 }
    let text = project.paths.own(in: String(decoding: bytes, as: UTF8.self))
    text.withCString { _ = write(STDOUT_FILENO, $0, strlen($0)) }
    switch child.wait() {
    case .exited(0): return .success
    case .exited(1): return .findings
    case .exited(2): return .unreadableInput
    default: return .serviceMissing
    }
  }
}
