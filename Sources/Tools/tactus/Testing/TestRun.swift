import Glibc
import TactusCommandKit
import TactusSwiftSDK

/// One run of a package's tests.
struct TestRun {
  private let words: [String]
  private let results: TestResults?

  init(of package: String, with sdk: SwiftSDK, words: [String], results: TestResults?) {
    self.results = results
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
      return try start(variables, into: nil).wait() == .exited(0)
    }
    variables.merge(results.variables) { $1 }
    guard let pipe = OutputPipe() else { throw missing() }
    let child = try start(variables, into: pipe)
    var output = XCTestOutput()
    var line: [UInt8] = []
    try results.keepOutput { keep in
      pipe.read { bytes in
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
    // Build errors are on standard output, too.
    guard let child = ChildProcess(words, variables: variables, output: nil, pipe: pipe) else {
      throw missing()
    }
    return child
  }

  private func missing() -> CommandFailure {
    CommandFailure(
      .serviceMissing, "swift cannot be started: \(String(cString: strerror(errno)))",
      hint: "Install the Swift toolchain.")
  }
}
