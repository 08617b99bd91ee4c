import Foundation
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import Synchronization
import TestSupport
import Testing

/// Virtual time with apps in this process and over a socket.
@Suite(.timeLimit(.minutes(10))) struct LockstepTests {
  /// An app that answers every turn, with a tap for each touch that begins.
  private final class TappingApp: Sendable {
    /// What the app was told, in words.
    let told = Mutex<[String]>([])
    private let connection = Mutex<(any PhoneConnection)?>(nil)
    private let queue = Mutex<[PhoneMessage]>([])
    private let wakes: Mutex<Int>

    init(wakes: Int = 0) { self.wakes = Mutex(wakes) }

    func receive(_ message: PhoneMessage) { queue.withLock { $0.append(message) } }

    func start(_ connection: any PhoneConnection) {
      self.connection.withLock { $0 = connection }
      connection.send(.join)
    }

    /// Acts on all that has come.
    func run() {
      let messages = queue.withLock { queue in
        defer { queue = [] }
        return queue
      }
      guard let connection = connection.withLock({ $0 }) else { return }
      for message in messages {
        switch message {
        case .touches(let samples):
          told.withLock { $0.append("\(samples.map(\.phase.rawValue)) \(samples[0].force)") }
          guard samples[0].phase == .began else { break }
          connection.send(.feedback(.impactMedium, intensity: 1, generator: GeneratorID(1)))
        case .turn(let instant):
          told.withLock { $0.append("turn \(instant.nanoseconds)") }
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
    phone.take(.touch(at))
    phone.wait(.milliseconds(400))
    phone.take(.touch(TouchReport(ContactID(1), .ended, x: 10, y: 10)))
    phone.wait(.milliseconds(100))
  }

  @Test("An app in this process gets every turn at its instant, and its taps are felt")
  func inProcess() throws {
    let app = TappingApp(wakes: 2)
    let phone = LockstepPhone(.iPhone7)
    phone.letAppsRun = app.run
    let connection = phone.phone.connect("Scale", receive: app.receive)
    app.start(connection)
    phone.settle()
    press(phone)
    #expect(
      app.told.withLock { $0 }
        == [
          "turn 0", "[\"began\"] 3.3", "turn 16666666", "turn 116666666", "[\"ended\"] 0.0",
          "turn 416666666",
        ])
    #expect(phone.phone.log.entries.map(\.asked.nanoseconds) == [16_666_666])
    #expect(phone.now == PhoneInstant(nanoseconds: 500_000_000))
    #expect(phone.inspect().map(\.kind) == ["UIWindow"])
    withExtendedLifetime(connection) {}
  }

  @Test("Time passes to the last thing that is due, and no further")
  func idle() {
    let app = TappingApp(wakes: 3)
    let phone = LockstepPhone(.iPhone7)
    phone.letAppsRun = app.run
    let connection = phone.phone.connect("Scale", receive: app.receive)
    app.start(connection)
    #expect(phone.waitUntilIdle())
    #expect(phone.now == PhoneInstant(nanoseconds: 300_000_000))
    withExtendedLifetime(connection) {}
  }

  @Test("An app that never rests reaches the limit")
  func restless() {
    let app = TappingApp(wakes: .max)
    let phone = LockstepPhone(.iPhone7)
    phone.letAppsRun = app.run
    let connection = phone.phone.connect("Scale", receive: app.receive)
    app.start(connection)
    #expect(!phone.waitUntilIdle(atMost: .seconds(2)))
    #expect(phone.now == PhoneInstant(nanoseconds: 2_000_000_000))
    withExtendedLifetime(connection) {}
  }

  /// What two apps over a socket make of the same touches.
  private func session() throws -> (log: String, notes: String, told: [[String]]) {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let place = try SocketPlace("\(folder)/phone.sock")
    let phone = LockstepPhone(.iPhone7)
    let listener = try phone.phone.listen(at: place)
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
    let notes = phone.phone.notes.map(\.json).joined(separator: "\n")
    let told = apps.map { app in app.told.withLock { $0 } }
    withExtendedLifetime(connections) {}
    return (phone.phone.log.json, notes, told)
  }

  @Test("Two runs over a socket are alike to the byte")
  func alike() throws {
    let first = try session()
    let second = try session()
    #expect(first.log == second.log && first.notes == second.notes && first.told == second.told)
    #expect(first.log.split(separator: "\n").count == 5)
  }

  @Test("An app may wait for the phone's word within its own turn, and another does not disturb it")
  func asksWithinTurn() throws {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let place = try SocketPlace("\(folder)/phone.sock")
    let phone = LockstepPhone(.iPhone8)
    let listener = try phone.phone.listen(at: place)
    let apps = [AskingApp(), AskingApp()]
    for app in apps {
      try app.start(place)
      _ = try #require(phone.waitForApp(atMost: .seconds(20)))
    }
    phone.wait(.seconds(1))
    #expect(phone.phone.notes.map(\.event) == [.joined, .joined])
    #expect(phone.phone.state.joined.count == 2)
    let answers = apps.map { app in app.answers.withLock { $0 } }
    #expect(answers == [[.started], [.started]])
    listener.close()
  }

  /// An app that starts a haptic engine in its first turn, and answers when that runs.
  private final class AskingApp: Sendable {
    let answers = Mutex<[EngineEvent]>([])
    private let connection = Mutex<SocketConnection?>(nil)
    private let turn = Mutex<PhoneInstant?>(nil)

    func start(_ place: SocketPlace) throws {
      let connection = try SocketConnection(place) { [weak self] message in
        if let message { self?.take(message) }
      }
      self.connection.withLock { $0 = connection }
      connection.send(.hello(version: LinkLimits.version, app: "Asking"))
      connection.send(.join)
    }

    private func take(_ message: PhoneMessage) {
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

  @Test("An app that does not answer is given up on after real time, and the phone goes on")
  func hangs() {
    // Each look at real time is a second later.
    let box = LookCounter()
    let phone = LockstepPhone(.iPhone7, patience: .seconds(5), realTime: { box.next() })
    let told = Mailbox<PhoneMessage>()
    let connection = phone.phone.connect("Deaf", receive: told.put)
    connection.send(.join)
    phone.wait(.seconds(60))
    #expect(phone.now == PhoneInstant(nanoseconds: 60_000_000_000))
    #expect(phone.phone.notes.map(\.event) == [.joined, .notResponding])
    #expect(phone.phone.notes.last?.time == .boot)
    withExtendedLifetime(connection) {}
  }

  /// A clock that is a second later each time it is looked at.
  private final class LookCounter: Sendable {
    private let count = Atomic<Int64>(0)

    func next() -> PhoneInstant {
      PhoneInstant(nanoseconds: count.add(1, ordering: .relaxed).newValue * 1_000_000_000)
    }
  }

  @Test("An app that dies in its turn is told of, and nobody waits")
  func dies() {
    let phone = LockstepPhone(.iPhone7)
    let connection = phone.phone.connect("Frail")
    connection.send(.join)
    phone.letAppsRun = { connection.close() }
    phone.wait(.seconds(1))
    #expect(phone.phone.notes.map(\.event) == [.joined, .gone])
    #expect(phone.phone.state.joined.isEmpty)
  }
}
