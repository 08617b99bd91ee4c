import Foundation

/// A program that has run to its end, with its output.
public struct FinishedProcess: Sendable {
  /// Its exit status; minus the number of the signal that ended it, if one did.
  public let status: Int32
  /// All it wrote to standard output.
  public let output: Data
  /// All it wrote to standard error.
  public let errors: Data

  /// Standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// The time after which a program is killed, in seconds, which ends a hang.
  ///
  /// The longest programs build packages.
  private static let limit = 600.0

  /// Runs a program and waits for its end.
  ///
  /// - Parameters:
  ///   - program: Its path, or its name in `PATH`.
  ///   - arguments: The arguments.
  ///   - environment: Variables besides those of the tests; an empty text unsets one.
  ///   - folder: The working directory; the project's folder by default.
  ///   - input: The standard input.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    in folder: URL = SharedFolder.project, input: Data = Data()
  ) throws {
    let isPath = program.contains("/")
    // The tests' build folder is locked while they run, so nothing may be built there. Tests that
    // the program runs are none of UIKit's own.
    let frameworks = [
      "TACTUS_FRAMEWORKS": Self.builtTactus.deletingLastPathComponent().path,
      "TACTUS_TEST_HOST": "",
    ]
    let variables = ProcessInfo.processInfo.environment
      .merging(frameworks) { $1 }.merging(environment) { $1 }.filter { !$0.value.isEmpty }
    let into = Pipe()
    let running = try RunningProgram(
      isPath ? program : "/usr/bin/env", isPath ? arguments : [program] + arguments,
      environment: variables, in: folder, input: into)
    Thread.detachNewThread {
      // A program need not read its input: the signal of a closed pipe stays pending here, and is
      // taken back.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      var mask = sigset_t()
      pthread_sigmask(SIG_BLOCK, &signals, &mask)
      try? into.fileHandleForWriting.write(contentsOf: input)
      try? into.fileHandleForWriting.close()
      var none = timespec()
      while sigtimedwait(&signals, nil, &none) == SIGPIPE {}
      pthread_sigmask(SIG_SETMASK, &mask, nil)
    }
    running.waitUntilExit(seconds: Self.limit)
    (status, output, errors) = (running.status, running.outputData, running.errorData)
  }

  /// Runs the `tactus` that was built together with the tests.
  public static func tactus(
    _ arguments: String..., environment: [String: String] = [:],
    in folder: URL = SharedFolder.project
  ) throws -> FinishedProcess {
    try FinishedProcess(builtTactus.path, arguments, environment: environment, in: folder)
  }

  /// The `tactus` that was built together with the tests: it lies beside their program.
  public static let builtTactus: URL = {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "tactus")
  }()
}
