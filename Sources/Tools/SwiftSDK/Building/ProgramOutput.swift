import Glibc
import TactusCommandKit

/// The output of a short program.
struct ProgramOutput {
  let text: String
  let ending: ChildProcess.Termination

  /// Runs a program to its end; returns `nil` if it does not exist.
  ///
  /// - Throws: `CommandFailure` if there is no pipe for its output.
  static func read(
    _ words: [String], variables: [String: String] = [:]
  ) throws -> ProgramOutput? {
    guard let pipe = OutputPipe() else {
      throw CommandFailure(.outputFailed, "no pipe: \(String(cString: strerror(errno)))")
    }
    guard
      let child = ChildProcess(
        words, variables: variables, output: nil, errors: "/dev/null", pipe: pipe)
    else { return nil }
    var bytes: [UInt8] = []
    pipe.read { bytes += $0 }
    return ProgramOutput(text: String(decoding: bytes, as: UTF8.self), ending: child.wait())
  }
}
