import CommandKit
import Glibc
import SwiftSDK

/// `tactus doctor`: what stands between a package and Linux, before it is built.
enum DoctorCommand {
  static let folder = Operand.word(
    "DIR", completion: .files([]), help: "A package, or a folder of Swift sources.")

  static let command = Command(
    "doctor",
    abstract: "Say what of Apple's a package uses, and what of it is there.",
    discussion: """
      Reads the sources and compiles nothing. Each of Apple's names that they use is present, partial \
      (some of its members are missing) or missing, by the tables behind Documentation/Coverage.md; \
      what cannot be lowered to plain Swift is said with what to do. A member whose type only the \
      compiler knows is said to be maybe missing where no type has one of its name.
      """,
    examples: [
      Example("tactus doctor MyPackage", "Prints a line a finding, and what to do."),
      Example("tactus doctor MyPackage --json > names.json", "Writes the same for programs."),
    ],
    operands: [folder],
    options: [Option.json],
    statuses: [.findings, .unreadableInput, .serviceMissing]
  ) { arguments, console in
    // The reader of Swift is large, and the other commands start without it.
    guard let folder = arguments[folder] else { throw UsageError("DIR is missing") }
    let program = try TactusPackage().rewriter()
    let words = [program, "doctor", folder] + (arguments[Option.json] ? ["--json"] : [])
    var strings: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    strings.append(nil)
    execv(program, strings)
    throw CommandFailure(.serviceMissing, "\(program) cannot be run")
  }
}
