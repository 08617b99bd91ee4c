import Foundation
import Synchronization
import TactusMPRISDriver
import TactusMessageBus
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport

/// A player on a private bus, and the clients that control it.
final class PlayerBench: Sendable {
  let bus: PrivateBus
  let player: MPRISPlayer
  private let client: BusConnection
  private let received: Received

  /// The commands and volumes that the player has sent.
  private final class Received: Sendable {
    let events = Mutex<[RemoteCommandEvent]>([])
    let volumes = Mutex<[Double]>([])
  }

  /// An error of playerctl.
  struct Failure: Error {
    var message: String
  }

  static let program = "/usr/bin/playerctl"

  /// Whether the required packages are installed.
  static var isInstalled: Bool {
    PrivateBus.isInstalled && FileManager.default.isExecutableFile(atPath: program)
  }

  init() throws {
    let received = Received()
    self.received = received
    bus = try PrivateBus()
    player = try MPRISPlayer(
      bus: bus.address, send: { event in received.events.withLock { $0.append(event) } },
      setVolume: { volume in received.volumes.withLock { $0.append(volume) } })
    client = try BusConnection(address: bus.address)
  }

  /// The commands that the player has sent.
  var events: [RemoteCommandEvent] { received.events.withLock { $0 } }
  /// The volumes that the player has set.
  var volumes: [Double] { received.volumes.withLock { $0 } }

  /// Announces a state at a time of the phone in seconds.
  func update(_ state: NowPlayingState?, at seconds: Int64) {
    player.update(state, volume: 0.5) { PhoneInstant(nanoseconds: seconds * 1_000_000_000) }
  }

  /// Runs playerctl to its end, and returns the first line of its output.
  @discardableResult
  func playerctl(_ arguments: String...) throws -> String {
    var environment = ProcessInfo.processInfo.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    let program = try RunningProgram(
      Self.program, ["-p", "tactus"] + arguments, environment: environment)
    let status = program.waitUntilExit()
    guard status == 0 else { throw Failure(message: program.errorOutput) }
    return program.output.trimmingCharacters(in: .newlines)
  }

  /// Calls a method of the player.
  func call(
    _ method: String, _ arguments: BusVariant...,
    interface: String = "org.mpris.MediaPlayer2.Player"
  ) throws {
    _ = try client.callAndWait(
      BusCall(
        destination: player.name, path: "/org/mpris/MediaPlayer2", interface: interface,
        method: method, arguments: arguments))
  }

  /// Sets a property of the player.
  func set(_ property: String, _ value: BusVariant) throws {
    try call(
      "Set", .text("org.mpris.MediaPlayer2.Player"), .text(property), .variant(value),
      interface: "org.freedesktop.DBus.Properties")
  }
}
