import Foundation
import Synchronization
import TactusATSPIDriver
import TactusMessageBus
import TactusPhoneLink
import TestSupport

/// A bridge on an accessibility bus of its own, and the clients that use it.
final class AccessibilityBench: Sendable {
  let bridge: ATSPIBridge
  private let daemon: RunningProgram
  private let folder: URL
  private let address: String
  private let received: Received

  /// A request of a client: the action, and the place of the element.
  struct Request: Sendable, Equatable {
    var action: AccessibilityAction
    var place: Int?
  }

  /// An error of starting the buses.
  struct NotStarted: Error {
    let reason: String
  }

  private final class Received: Sendable {
    let requests = Mutex<[Request]>([])
    let ends = Mutex(0)
  }

  private static let programs = [
    "/usr/bin/dbus-daemon", "/usr/libexec/at-spi2-registryd",
    "/usr/bin/python3", "/usr/lib/python3/dist-packages/pyatspi/__init__.py",
  ]
  private static let client = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "client.py").path

  /// Whether the required packages are installed.
  static var isInstalled: Bool {
    programs.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "tactus-atspi-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    address = "unix:path=\(folder.path)/bus"
    // The registry, which the bus starts, does not get the pipe of this process.
    let command = """
      exec \(Self.programs[0]) --config-file=/usr/share/defaults/at-spi2/accessibility.conf \
      --nofork --address=\(address) --print-address=3 3>&1 >/dev/null 2>&1
      """
    daemon = try RunningProgram(
      "/bin/sh", ["-c", command], environment: Self.environment(address))
    guard daemon.wait(until: { $0.output.contains("\n") }) else {
      throw NotStarted(reason: daemon.errorOutput)
    }
    let received = Received()
    self.received = received
    bridge = try ATSPIBridge(
      bus: address, name: "Tactus",
      perform: { action, place in
        received.requests.withLock { $0.append(Request(action: action, place: place())) }
      }, onEnd: { received.ends.withLock { $0 += 1 } })
  }

  deinit {
    end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The requests of clients.
  var requests: [Request] { received.requests.withLock { $0 } }
  /// The number of times that the bridge has told that the bus is gone.
  var ends: Int { received.ends.withLock { $0 } }

  /// Shows elements of an app.
  func show(_ elements: [ScreenElement], name: String = "Gallery") {
    bridge.update(elements, name: name, isRightToLeft: false)
  }

  /// Runs the client with commands, and returns the lines that it has printed.
  func client(_ commands: String...) throws -> [String] { try client(commands) }

  /// Runs the client with commands, and returns the lines that it has printed.
  func client(_ commands: [String]) throws -> [String] {
    let program = try start(commands)
    program.waitUntilExit()
    return program.output.split(separator: "\n").map(String.init)
  }

  /// Starts the client with commands.
  func start(_ commands: [String]) throws -> RunningProgram {
    try RunningProgram(
      "/usr/bin/python3", [Self.client] + commands, environment: Self.environment(address))
  }

  /// Kills the bus, as a crash would.
  func end() {
    daemon.signal(SIGKILL)
    daemon.waitUntilExit()
    // The registry does not notice.
    daemon.killGroup()
  }

  /// Returns the environment without a display and with the accessibility bus.
  private static func environment(_ address: String) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "DBUS_SESSION_BUS_ADDRESS"] { environment[name] = nil }
    environment["AT_SPI_BUS_ADDRESS"] = address
    return environment
  }
}
