import Foundation
import Glibc
import TestSupport
import Testing

/// The whole program `tactus simulate --at-spi` on a session bus of its own, from which the
/// accessibility bus is started as on a desktop; pyatspi is the client.
@Suite(
  .enabled(if: isInstalled, "needs at-spi2-core and python3-pyatspi"),
  .timeLimit(.minutes(3)), .serialized)
struct AccessibilityBusTests {
  private static let client = SharedFolder.project
    .appending(path: "Tests/ATSPIDriverTests/client.py").path
  /// The longest time in seconds that a client waits for the phone and its programs.
  private static let patience = 30.0

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Starts the session bus, and returns it with the environment of its programs.
  private func session() throws -> (PrivateBus, [String: String]) {
    try folder.write(
      "[D-BUS Service]\nName=org.a11y.Bus\nExec=\(launcher)\n",
      to: "services/org.a11y.Bus.service")
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS"] { environment[name] = nil }
    environment["XDG_RUNTIME_DIR"] = folder.url.path
    environment["HOME"] = folder.url.path
    environment["GSETTINGS_BACKEND"] = "memory"
    let bus = try PrivateBus(
      services: folder.url.appending(path: "services"), environment: environment)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    return (bus, environment)
  }

  private func simulate(
    _ app: String, _ environment: [String: String]
  ) throws -> RunningProgram {
    let program = FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: app)
    return try RunningProgram(
      FinishedProcess.builtTactus.path,
      ["simulate", program.path, "--bare", "--no-open", "--at-spi"],
      environment: environment)
  }

  private func ask(_ commands: [String], _ environment: [String: String]) throws -> [String] {
    let program = try RunningProgram(
      "/usr/bin/python3", [Self.client] + commands, environment: environment)
    program.waitUntilExit(seconds: Self.patience)
    #expect(program.errorOutput.isEmpty)
    return program.output.split(separator: "\n").map(String.init)
  }

  @Test(
    "ATSPI.BU1, ATSPI.BU4. The session bus names its bus; a client reads, presses and writes")
  func wholeProgram() throws {
    let (bus, environment) = try session()
    defer { bus.end() }
    let program = try simulate("Mail", environment)
    defer { program.signal(SIGTERM) }
    let ready = program.wait(seconds: Self.patience) {
      $0.errorOutput.contains("on the accessibility bus")
    }
    #expect(ready, "\(program.errorOutput)")
    let watcher = try RunningProgram(
      "/usr/bin/python3", [Self.client, "watch|\(Int(Self.patience))"], environment: environment)
    defer { watcher.signal(SIGKILL) }
    #expect(watcher.wait(seconds: Self.patience) { $0.output.contains("ready") })
    let answers = try ask(
      [
        "await|Inbox", "press|New Message", "await|To", "text|To|Ada", "await|Send",
        "press|Cancel", "await|Inbox",
      ], environment)
    #expect(answers.count == 7, "\(answers)")
    #expect(answers.first?.contains("heading 'Inbox'") == true)
    #expect(answers.contains { $0.contains("entry 'To'") && $0.contains("editable") })
    #expect(answers.filter { $0 == "True" }.count == 3)
    // The list is there again.
    #expect(answers.last?.contains("heading 'Inbox'") == true)
    // The other client has heard of the text, and of the elements that came and went.
    #expect(
      watcher.wait(seconds: Self.patience) {
        $0.output.contains("object:text-changed:insert 0 'To' 'Ada'")
          && $0.output.contains("object:children-changed:add")
          && $0.output.contains("object:children-changed:remove")
      }, "\(watcher.output)")
    #expect(program.isRunning)
  }

  @Test("ATSPI.BU3. The bus is killed: one line, and the phone goes on; nobody waits")
  func killedBus() throws {
    let (bus, environment) = try session()
    let program = try simulate("Scale", environment)
    #expect(
      program.wait(seconds: Self.patience) { $0.errorOutput.contains("on the accessibility bus") })
    #expect(try ask(["await|Tare"], environment).count == 1)
    let folder = folder.url.path
    // The daemon of the accessibility bus, which the launcher has started.
    let daemons = try Self.processes { $0.contains("dbus-daemon") && $0.contains(folder) }
    #expect(!daemons.isEmpty)
    for daemon in daemons { kill(daemon, SIGKILL) }
    bus.end()
    #expect(
      program.wait(seconds: Self.patience) { $0.errorOutput.contains("accessibility bus is gone") })
    #expect(program.isRunning)
    program.signal(SIGINT)
    #expect(program.waitUntilExit(seconds: Self.patience) != 137)
    let lines = program.errorOutput.split(separator: "\n")
    #expect(lines.filter { $0.contains("bus is gone") }.count == 1)
  }

  @Test("ATSPI.BA1. A hostile client gets errors, and the others are answered all the same")
  func hostileClient() throws {
    let (bus, environment) = try session()
    defer { bus.end() }
    let program = try simulate("Scale", environment)
    defer { program.signal(SIGTERM) }
    #expect(
      program.wait(seconds: Self.patience) { $0.errorOutput.contains("on the accessibility bus") })
    #expect(try ask(["await|Tare"], environment).count == 1)
    // What nobody offers is an error; an index that is out of range leads nowhere.
    #expect(try ask(["hostile"], environment) == ["8 errors of 10"])
    let answers = try ask(["await|Tare", "await|Calibrate", "press|Calibrate"], environment)
    #expect(answers.count == 3 && answers.last == "True", "\(answers)")
    #expect(program.isRunning && !program.errorOutput.contains("error:"))
  }

  @Test("ATSPI.BU1. Without a bus the command says what is missing")
  func noBus() throws {
    var (_, environment) = try session()
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(folder.url.path)/nothing"
    let program = try simulate("Scale", environment)
    #expect(program.waitUntilExit(seconds: Self.patience) == 3)
    #expect(program.errorOutput.contains("accessibility bus"))
  }

  /// Returns the processes whose command line and address of the bus fulfil a condition.
  private static func processes(_ fulfil: (String) -> Bool) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap(pid_t.init).filter {
      let line = (try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8)) ?? ""
      return fulfil(line)
    }
  }
}

/// The program that starts the accessibility bus.
private let launcher = "/usr/libexec/at-spi-bus-launcher"

/// Whether the required packages are installed.
private let isInstalled =
  [launcher, "/usr/bin/python3", "/usr/lib/python3/dist-packages/pyatspi/__init__.py"].allSatisfy {
    FileManager.default.fileExists(atPath: $0)
  } && PrivateBus.isInstalled
