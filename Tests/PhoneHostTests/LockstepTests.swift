import Foundation
import Synchronization
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

/// Virtual time with apps in this process and over a socket.
@Suite(.timeLimit(.minutes(10))) struct LockstepTests {
  /// An app that answers every turn, with a tap for each touch that begins.
  private final class TappingApp: Sendable {
    /// Descriptions of the messages that the app has received.
    let received = Mutex<[String]>([])
    private let connection = Mutex<(any PhoneConnection)?>(nil)
    private let queue = Mutex<[PhoneMessage]>([])
    private let wakes: Mutex<Int>

    init(wakes: Int = 0) { self.wakes = Mutex(wakes) }

    func receive(_ message: PhoneMessage) { queue.withLock { $0.append(message) } }

    func start(_ connection: any PhoneConnection) {
      self.connection.withLock { $0 = connection }
      connection.send(.join)
    }

    /// Handles all messages that have come.
    func run() {
      let messages = queue.withLock { queue in
        defer { queue = [] }
        return queue
      }
      guard let connection = connection.withLock({ $0 }) else { return }
      for message in messages {
        switch message {
        case .touches(let samples):
          received.withLock { $0.append("\(samples.map(\.phase.rawValue)) \(samples[0].force)") }
          guard samples[0].phase == .began else { break }
          connection.send(.feedback(.impactMedium, intensity: 1, generator: GeneratorID(1)))
        case .turn(let instant):
          received.withLock { $0.append("turn \(instant.nanoseconds)") }
          let again = wakes.withLock { wakes in
            wakes -= 1
            return wakes >= 0
          }
          connection.send(
            .turned(instant, wakeAt: again ? instant.advanced(by: .milliseconds(100)) : nil))
        case .inspect(let id):
          let window = ScreenElement(kind: "UIWindow", x: 0, y: 0, width: 375, height: 667)
          connection.send(.inspected(id, [window]))
        default: break
        }
      }
    }
  }

  private func press(_ phone: LockstepPhone) {
    let at = TouchReport(ContactID(1), .began, x: 10, y: 10, pressure: .touches(3.3))
    phone.send(.touch(at))
    phone.advance(by: .milliseconds(400))
    phone.send(.touch(TouchReport(ContactID(1), .ended, x: 10, y: 10)))
    phone.advance(by: .milliseconds(100))
  }

  @Test("An app in this process gets every turn at its instant, and its taps are played")
  func inProcess() throws {
    let app = TappingApp(wakes: 2)
    let phone = LockstepPhone(.iPhone7)
    phone.runApps = app.run
    let connection = phone.host.connect("Scale", receive: app.receive)
    app.start(connection)
    phone.settle()
    press(phone)
    #expect(
      app.received.withLock { $0 }
        == [
          "turn 0", "[\"began\"] 3.3", "turn 16666666", "turn 116666666", "[\"ended\"] 0.0",
          "turn 416666666",
        ])
    #expect(phone.host.log.entries.map(\.asked.nanoseconds) == [16_666_666])
    #expect(phone.now == PhoneInstant(nanoseconds: 500_000_000))
    #expect(phone.inspect().map(\.kind) == ["UIWindow"])
    withExtendedLifetime(connection) {}
  }

  @Test("Time advances to the last due event, and no further")
  func idle() {
    let app = TappingApp(wakes: 3)
    let phone = LockstepPhone(.iPhone7)
    phone.runApps = app.run
    let connection = phone.host.connect("Scale", receive: app.receive)
    app.start(connection)
    #expect(phone.waitUntilIdle())
    #expect(phone.now == PhoneInstant(nanoseconds: 300_000_000))
    withExtendedLifetime(connection) {}
  }

  @Test("An app that never becomes idle reaches the time limit")
  func restless() {
    let app = TappingApp(wakes: .max)
    let phone = LockstepPhone(.iPhone7)
    phone.runApps = app.run
    let connection = phone.host.connect("Scale", receive: app.receive)
    app.start(connection)
    #expect(!phone.waitUntilIdle(atMost: .seconds(2)))
    #expect(phone.now == PhoneInstant(nanoseconds: 2_000_000_000))
    withExtendedLifetime(connection) {}
  }

  /// Returns the results of two apps over a socket for the same touches.
  private func session() throws -> (log: String, notes: String, received: [[String]]) {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let place = try SocketAddress("\(folder)/phone.sock")
    let phone = LockstepPhone(.iPhone7)
    let listener = try phone.host.listen(at: place)
    let apps = [TappingApp(wakes: 40), TappingApp(wakes: 50)]
    var connections: [SocketConnection] = []
    for (index, app) in apps.enumerated() {
      let connection = try SocketConnection(place) { message in
        guard let message else { return }
        app.receive(message)
        app.run()
      }
      connection.send(.hello(version: LinkLimits.version, app: "App \(index)"))
      app.start(connection)
      _ = try #require(phone.waitForApp(atMost: .seconds(20)))
      connections.append(connection)
    }
    for _ in 0..<5 { press(phone) }
    listener.close()
    let notes = phone.host.notes.map(\.json).joined(separator: "\n")
    let received = apps.map { app in app.received.withLock { $0 } }
    withExtendedLifetime(connections) {}
    return (phone.host.log.json, notes, received)
  }

  @Test("Two runs over a socket are equal to the byte")
  func alike() throws {
    let first = try session()
    let second = try session()
    #expect(
      first.log == second.log && first.notes == second.notes && first.received == second.received)
    #expect(first.log.split(separator: "\n").count == 5)
  }

  @Test("An app may wait for the phone's answer within its own turn, undisturbed by another app")
  func asksWithinTurn() throws {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let place = try SocketAddress("\(folder)/phone.sock")
    let phone = LockstepPhone(.iPhone8)
    let listener = try phone.host.listen(at: place)
    let apps = [AskingApp(), AskingApp()]
    for app in apps {
      try app.start(place)
      _ = try #require(phone.waitForApp(atMost: .seconds(20)))
    }
    phone.advance(by: .seconds(1))
    #expect(phone.host.notes.map(\.event) == [.joined, .joined])
    #expect(phone.host.state.joined.count == 2)
    let answers = apps.map { app in app.answers.withLock { $0 } }
    #expect(answers == [[.started], [.started]])
    listener.close()
  }

  /// An app that starts a haptic engine in its first turn, and answers the turn when the engine
  /// runs.
  private final class AskingApp: Sendable {
    let answers = Mutex<[EngineEvent]>([])
    private let connection = Mutex<SocketConnection?>(nil)
    private let turn = Mutex<PhoneInstant?>(nil)

    func start(_ place: SocketAddress) throws {
      let connection = try SocketConnection(place) { [weak self] message in
        if let message { self?.handle(message) }
      }
      self.connection.withLock { $0 = connection }
      connection.send(.hello(version: LinkLimits.version, app: "Asking"))
      connection.send(.join)
    }

    private func handle(_ message: PhoneMessage) {
      let connection = connection.withLock { $0 }
      switch message {
      case .turn(let instant):
        guard answers.withLock({ $0.isEmpty }) else {
          connection?.send(.turned(instant, wakeAt: nil))
          return
        }
        turn.withLock { $0 = instant }
        connection?.send(.engine(EngineID(1), .start(EngineSettings())))
      case .engine(_, let event) where event != .stopped(.applicationSuspended):
        answers.withLock { $0.append(event) }
        guard let instant = turn.withLock({ $0 }) else { return }
        connection?.send(.turned(instant, wakeAt: nil))
      default: break
      }
    }
  }

  @Test("The phone stops waiting for an app that does not answer after real time, and continues")
  func hangs() {
    // Real time advances by a second with each reading.
    let box = CountingClock()
    let phone = LockstepPhone(.iPhone7, patience: .seconds(5), realTime: { box.next() })
    let received = Mailbox<PhoneMessage>()
    let connection = phone.host.connect("Deaf", receive: received.put)
    connection.send(.join)
    phone.advance(by: .seconds(60))
    #expect(phone.now == PhoneInstant(nanoseconds: 60_000_000_000))
    #expect(phone.host.notes.map(\.event) == [.joined, .notResponding])
    #expect(phone.host.notes.last?.time == .boot)
    withExtendedLifetime(connection) {}
  }

  /// A clock that advances by a second each time it is read.
  private final class CountingClock: Sendable {
    private let count = Atomic<Int64>(0)

    func next() -> PhoneInstant {
      PhoneInstant(nanoseconds: count.add(1, ordering: .relaxed).newValue * 1_000_000_000)
    }
  }

  @Test("An app that disconnects in its turn is reported, and the phone does not wait for it")
  func dies() {
    let phone = LockstepPhone(.iPhone7)
    let connection = phone.host.connect("Frail")
    connection.send(.join)
    phone.runApps = { connection.close() }
    phone.advance(by: .seconds(1))
    #expect(phone.host.notes.map(\.event) == [.joined, .gone])
    #expect(phone.host.state.joined.isEmpty)
  }
}
