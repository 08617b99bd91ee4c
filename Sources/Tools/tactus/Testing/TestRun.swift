import Glibc
import TactusCommandKit
import TactusSwiftSDK

/// One run of a package's tests.
struct TestRun {
  private let words: [String]
  private let results: TestResults?
  private let paths: SourcePaths?

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - package: The folder of the package.
  ///   - paths: The names of the sources; `nil` if the package has them under their own.
  init(
    of package: String, with sdk: SwiftSDK, words: [String], results: TestResults?,
    paths: SourcePaths? = nil
  ) {
    (self.results, self.paths) = (results, paths)
    let reports = results.map { ["--xunit-output", $0.report] } ?? []
    self.words =
      ["swift", "test", "--package-path", package] + sdk.options + reports + words
  }

  /// Builds and runs the tests, and passes on their output.
  ///
  /// - Returns: Whether all have passed.
  /// - Throws: `CommandFailure`.
  func run() throws -> Bool {
    var variables = SwiftToolchain.variables
    // Tests play on no device, unless requested.
    if Environment["TACTUS_ACTUATORS"] == nil { variables["TACTUS_ACTUATORS"] = "null" }
    // A crash of a test is reported with the file and line of the test.
    if Environment["SWIFT_BACKTRACE"] == nil {
      variables["SWIFT_BACKTRACE"] = SwiftToolchain.backtraceSettings
    }
    guard let results else {
      guard let paths else { return try start(variables, into: nil).wait() == .exited(0) }
      guard let pipe = OutputPipe() else { throw missing() }
      let child = try start(variables, into: pipe)
      var lines = OwnNames(paths)
      pipe.read { bytes in Self.print(lines.read(bytes)) }
      Self.print(lines.end())
      return child.wait() == .exited(0)
    }
    variables.merge(results.variables) { $1 }
    guard let pipe = OutputPipe() else { throw missing() }
    let child = try start(variables, into: pipe)
    var output = XCTestOutput()
    var line: [UInt8] = []
    var names = OwnNames(paths ?? SourcePaths([]))
    try results.keepOutput { keep in
      pipe.read { bytes in
        let bytes = paths == nil ? bytes : names.read(bytes)[...]
        keep(bytes)
        for byte in bytes {
          if byte == UInt8(ascii: "\n") {
            output.read(String(decoding: line, as: UTF8.self))
            line.removeAll(keepingCapacity: true)
          } else {
            line.append(byte)
          }
        }
      }
    }
    let ending = child.wait()
    try results.finish(output.tests)
    return ending == .exited(0)
  }

  private func start(_ variables: [String: String], into pipe: OutputPipe?) throws -> ChildProcess {
    // Build errors are on standard output, too; other lines with names of files are not.
    let words =
      paths == nil ? self.words : ["/bin/sh", "-c", "exec \"$@\" 2>&1", "sh"] + self.words
    guard let child = ChildProcess(words, variables: variables, output: nil, pipe: pipe) else {
      throw missing()
    }
    return child
  }

  private static func print(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { piece in _ = write(STDOUT_FILENO, piece.baseAddress, piece.count) }
  }

  private func missing() -> CommandFailure {
    CommandFailure(
      .serviceMissing, "swift cannot be started: \(String(cString: strerror(errno)))",
      hint: "Install the Swift toolchain.")
  }
}
