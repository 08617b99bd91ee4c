import Glibc
import TactusCommandKit
import TactusJSON

/// The output of a short program.
struct ProgramOutput {
  let text: String
  let ending: ChildProcess.Termination

  /// Runs a program to its end; returns `nil` if it does not exist.
  ///
  /// - Throws: `CommandFailure` if its output cannot be stored.
  static func read(
    _ words: [String], variables: [String: String] = [:]
  ) throws -> ProgramOutput? {
    var template = Array("/tmp/tactus-output-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileTree.failure("/tmp") }
    close(descriptor)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    guard
      let child = ChildProcess(words, variables: variables, output: path, errors: "/dev/null")
    else { return nil }
    let ending = child.wait()
    let text = (try? SourceText.read(path)).map { $0.text($0.start..<$0.bytes.count) } ?? ""
    return ProgramOutput(text: text, ending: ending)
  }
}
