import Foundation
import Glibc
import Synchronization
import TactusPhone
import TactusPhoneLink
import TactusSimulator
import TestSupport

/// A simulator with an app, and a temporary folder.
final class SimulatorBench {
  let simulator: Simulator
  /// Lines of the recorded script.
  let script = Mailbox<String>()
  /// The simulator's messages for the user.
  let announcements = Announcements()
  private let folder: URL
  private let started = Identifiers()

  /// The processes of the app, oldest first.
  var processes: [pid_t] { started.all }

  /// Starts a simulator.
  ///
  /// - Parameters:
  ///   - isWeighing: Whether the weighing app is run; else none is.
  ///   - change: Changes the simulator's options.
  init(isWeighing: Bool = true, change: (inout SimulatorOptions) -> Void = { _ in }) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tactus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var options = SimulatorOptions(
      socket: try SocketAddress(folder.appending(path: "phone.sock").path),
      outputPath: folder.appending(path: "output.txt").path)
    if isWeighing { options.program = BuiltProgram(name: "WeighingApp", started: started.add) }
    let script = script
    options.record = script.put
    options.clearRecord = { script.put("clear") }
    options.announce = announcements.add
    change(&options)
    simulator = try Simulator(options)
  }

  deinit {
    simulator.shutDown()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The path of the file with the app's output.
  var outputPath: String { folder.appending(path: "output.txt").path }
  var port: Int { URL(string: simulator.address)?.port ?? 0 }
  var ticket: String { String(simulator.address.split(separator: "/").last ?? "") }

  /// Returns a browser with the page, once the phone is shown.
  func browser(first: String? = nil) throws -> Chromium {
    let browser = try Chromium()
    if let first { try browser.runFirst(first) }
    try browser.open(simulator.address)
    try browser.wait(until: "window.tactus?.state")
    return browser
  }

  /// Returns a browser with the page, once the app has drawn.
  func runningBrowser(first: String? = nil) throws -> Chromium {
    let browser = try browser(first: first)
    try browser.wait(until: "tactus.state.status === 'running' && tactus.view.drawing")
    return browser
  }
}

/// Lines that come on any thread.
final class Announcements: Sendable {
  private let lines = Mutex<[String]>([])

  private let changes = ChangeSignal()

  @Sendable func add(_ line: String) {
    lines.withLock { $0.append(line) }
    changes.notify()
  }

  /// Waits until a condition on all messages holds, which is checked at each message.
  func wait(seconds: Double = 30, until holds: ([String]) -> Bool) -> Bool {
    changes.wait(seconds: seconds) { holds(lines.withLock { $0 }) }
  }
}

/// Identifiers of processes that were started on any thread.
final class Identifiers: Sendable {
  private let numbers = Mutex<[pid_t]>([])

  var all: [pid_t] { numbers.withLock { $0 } }

  @Sendable func add(_ number: pid_t) { numbers.withLock { $0.append(number) } }
}

/// A program that is not an app, and writes output without end.
struct TalkingProgram: SimulatedProgram {
  var name = "talker"

  func start(
    onPhoneAt socket: String, settings: PhoneSettings, output: String
  ) throws(SimulatorError) -> any SimulatedProcess {
    let words = "while :; do printf '%01000d\\n' 1; sleep 0.002; done >> '\(output)'"
    return try BuiltProgram.start("/bin/sh", ["-c", words], onPhoneAt: socket, output: output)
  }
}

/// A program that was built together with the tests.
struct BuiltProgram: SimulatedProgram {
  var name: String
  /// Called with each process.
  var started: @Sendable (pid_t) -> Void = { _ in }

  func start(
    onPhoneAt socket: String, settings: PhoneSettings, output: String
  ) throws(SimulatorError) -> any SimulatedProcess {
    let path = FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: name).path
    let running = try Self.start(path, [], onPhoneAt: socket, output: output)
    started(running.number)
    return running
  }

  /// Starts a program with the environment that the simulator gives to its apps.
  static func start(
    _ path: String, _ arguments: [String], onPhoneAt socket: String, output: String
  ) throws(SimulatorError) -> Running {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TACTUS_PHONE": socket, "SWIFT_BACKTRACE": "enable=no"]
    ) { $1 }
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    guard let file = FileHandle(forWritingAtPath: output) else {
      throw SimulatorError("no output")
    }
    process.standardOutput = file
    process.standardError = file
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw SimulatorError("\(error)") }
    return Running(process)
  }

  /// A process of the program.
  final class Running: SimulatedProcess {
    private let process: Process
    var number: pid_t { process.processIdentifier }

    init(_ process: Process) { self.process = process }

    func ending() -> String? {
      process.isRunning ? nil : "it ended with \(process.terminationStatus)"
    }

    func end() { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
  }
}
