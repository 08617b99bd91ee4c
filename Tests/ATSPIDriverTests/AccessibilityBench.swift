import Foundation
import Synchronization
import TactusATSPIDriver
import TactusMessageBus
import TactusPhoneLink
import TestSupport

/// A bridge on an accessibility bus of its own, and the clients that use it.
final class AccessibilityBench: Sendable {
  let bridge: ATSPIBridge
  private let session: RunningProgram
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
    "/usr/bin/dbus-daemon", "/usr/libexec/at-spi-bus-launcher", "/usr/libexec/at-spi2-registryd",
    "/usr/bin/python3", "/usr/lib/python3/dist-packages/pyatspi/__init__.py",
  ]
  private static let client = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "client.py").path

  /// Whether the required packages are installed.
  static var isInstalled: Bool {
    programs.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }

  init() throws {
    session = try RunningProgram(
      Self.programs[0], ["--session", "--nofork", "--print-address"],
      environment: Self.environment())
    guard session.wait(until: { $0.output.contains("\n") }) else {
      throw NotStarted(reason: session.errorOutput)
    }
    address = session.output.trimmingCharacters(in: .newlines)
    let received = Received()
    self.received = received
    bridge = try ATSPIBridge(
      session: address, name: "Tactus",
      perform: { action, place in
        received.requests.withLock { $0.append(Request(action: action, place: place())) }
      }, onEnd: { received.ends.withLock { $0 += 1 } })
  }

  deinit { end() }

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

  /// Kills the buses, as a crash would.
  func end() {
    session.signal(SIGKILL)
    session.waitUntilExit()
  }

  /// Returns the environment without a display and with a session bus.
  private static func environment(_ session: String? = nil) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "AT_SPI_BUS_ADDRESS", "DBUS_SESSION_BUS_ADDRESS"] {
      environment[name] = nil
    }
    environment["DBUS_SESSION_BUS_ADDRESS"] = session
    return environment
  }
}
