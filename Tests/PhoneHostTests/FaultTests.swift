import Foundation
import Synchronization
import TactusHapticPatterns
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TestSupport
import Testing

/// Faults around a phone: nothing hangs, no actuator keeps running, and the log is complete.
@Suite struct FaultTests {
  private static let hum = HapticPattern(events: [
    HapticEvent(
      .continuous, time: 0, duration: 30, parameters: [EventParameter(.hapticIntensity, 0.5)])
  ])
  private let clock = ManualClock()
  private let recorder = RecordingActuator()
  private let errors = ReportedErrors()
  private let phone: PhoneHost

  /// The errors that were reported.
  private final class ReportedErrors: Sendable {
    let all = Mutex<[PhoneHostError]>([])
  }

  init() {
    let (clock, errors) = (clock, errors)
    phone = PhoneHost(
      actuators: [recorder], now: { clock.now },
      onError: { error in errors.all.withLock { $0.append(error) } })
  }

  private func advance(_ duration: Duration, step: Int = 3_333) {
    let end = clock.now.advanced(by: duration)
    while clock.now < end {
      clock.advance(min(.microseconds(step), clock.now.duration(to: end)))
      phone.advance()
    }
  }

  /// Starts an engine and a continuous pattern on it.
  private func hum(_ app: any PhoneConnection, engine: UInt32 = 1, player: UInt32 = 1) {
    app.send(.engine(EngineID(engine), .start(EngineSettings())))
    app.send(.player(PlayerID(player), .create(Self.hum, engine: EngineID(engine))))
    app.send(.player(PlayerID(player), .execute(.start, at: nil)))
  }

  /// Returns milliseconds from a frame to the last one that is not silent; 0 if all are silent.
  private func tail(after frame: Int) -> Double {
    let drive = recorder.recording.drive
    return Double((drive[frame...].lastIndex { $0 != 0 } ?? frame) - frame) / 48
  }

  /// Advances the phone until a condition holds, each time that a message has arrived on the thread
  /// of a socket.
  private func advance(until condition: () -> Bool) {
    phone.advance()
    while !condition() {
      guard phone.waitForInput(atMost: .seconds(60)) else { return }
      phone.advance()
    }
  }

  private func place() throws -> SocketAddress {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try SocketAddress.default(runtimeFolder: folder)
  }

  @Test("An app that disconnects during a pattern is silent within 20 ms")
  func death() {
    var app: InProcessConnection? = phone.connect("Timer")
    app.map { hum($0) }
    advance(.milliseconds(500))
    #expect(tail(after: 0) > 400)
    app = nil
    let frames = recorder.recording.frameCount
    advance(.seconds(2))
    #expect(tail(after: frames) <= 20)
    #expect(app == nil)
  }

  @Test("A connection that is cut within a message ends the haptics of its own app only")
  func cut() throws {
    let place = try place()
    let listener = try phone.listen(at: place)
    let near = phone.connect("Near")
    hum(near)
    advance(.milliseconds(100))
    let far = try RawSocket(place.path)
    for message: AppMessage in [
      .hello(version: LinkLimits.version, app: "Far"),
      .engine(EngineID(1), .start(EngineSettings())),
      .player(PlayerID(1), .create(Self.hum, engine: EngineID(1))),
      .player(PlayerID(1), .execute(.start, at: nil)),
    ] { far.write(try WireEncoder.frame(message)) }
    advance { phone.log.entries.contains { $0.app == "Far" } }
    #expect(phone.log.entries.last?.isPlayed == true)
    advance(.milliseconds(100))
    far.write(Array(try WireEncoder.frame(AppMessage.player(PlayerID(1), .cancel)).prefix(9)))
    far.close()
    // After the remote app disconnects the local one is in front, and can start its engine again.
    advance { phone.state.foreground == AppID(1) }
    near.send(.engine(EngineID(1), .start(EngineSettings())))
    near.send(.player(PlayerID(1), .execute(.start, at: nil)))
    phone.advance()
    #expect(phone.log.entries.last.map { $0.app == "Near" && $0.isPlayed } == true)
    let frames = recorder.recording.frameCount
    advance(.milliseconds(500))
    #expect(tail(after: frames) > 400)
    near.close()
    let end = recorder.recording.frameCount
    advance(.seconds(1))
    #expect(tail(after: end) <= 20)
    listener.close()
  }

  @Test("A clock that jumps back stops the phone's time; one that jumps ahead advances it")
  func clockJump() {
    let app = phone.connect("Timer")
    hum(app)
    advance(.seconds(1))
    clock.advance(.seconds(-1))
    advance(.milliseconds(500))
    app.send(.player(PlayerID(1), .execute(.stop, at: nil)))
    advance(.milliseconds(600))
    clock.advance(.seconds(60))
    phone.advance()
    let frames = recorder.recording.frameCount
    #expect(frames >= 60 * 48_000)
    advance(.seconds(1))
    #expect(tail(after: frames) == 0)
    app.send(.player(PlayerID(1), .execute(.start, at: nil)))
    advance(.seconds(1))
    #expect(tail(after: frames) > 1_900)
    withExtendedLifetime(app) {}
  }

  @Test("Ten thousand requests in a second are all processed and logged")
  func burst() {
    let app = phone.connect("Timer")
    hum(app)
    advance(.milliseconds(100))
    for index in 0..<1_000 {
      for _ in 0..<9 {
        let parameter = DynamicParameter(.hapticIntensity, Float(index % 10) / 10, time: 0)
        app.send(.player(PlayerID(1), .execute(.send([parameter]), at: nil)))
      }
      app.send(.feedback(.selection, intensity: 1, generator: GeneratorID(1)))
      advance(.milliseconds(1), step: 1_000)
    }
    let asked = phone.log.entries.count { $0.feedback != nil }
    #expect(asked == 1_000)
    #expect(phone.log.entries.count { $0.feedback != nil && $0.isPlayed } <= 64)
    app.close()
    let frames = recorder.recording.frameCount
    advance(.seconds(1))
    #expect(tail(after: frames) <= 20)
    #expect(errors.all.withLock { $0.isEmpty })
  }

  @Test("Sixty-four engines of one app play and stop together; one more voice gives an error")
  func manyEngines() {
    let app = phone.connect("Timer")
    for number in 1...64 { hum(app, engine: UInt32(number), player: UInt32(number)) }
    advance(.milliseconds(200))
    #expect(phone.log.entries.count == 64)
    #expect(phone.log.entries.allSatisfy { $0.isPlayed })
    #expect(errors.all.withLock { $0.isEmpty })
    hum(app, engine: 65, player: 65)
    advance(.milliseconds(50))
    #expect(errors.all.withLock { $0.count } == 1)
    for number in 1...65 { app.send(.engine(EngineID(UInt32(number)), .stop)) }
    advance(.milliseconds(1))
    let frames = recorder.recording.frameCount
    advance(.seconds(1))
    #expect(tail(after: frames) <= 20)
    withExtendedLifetime(app) {}
  }

  @Test("An endless loop at an extreme rate costs little, and stops on request")
  func hostileLoop() {
    let app = phone.connect("Timer")
    let taps = HapticPattern(events: (0..<500).map { HapticEvent(.transient, time: Double($0)) })
    app.send(.engine(EngineID(1), .start(EngineSettings())))
    app.send(.player(PlayerID(1), .create(taps, engine: EngineID(1))))
    app.send(.player(PlayerID(1), .execute(.setRate(1e9), at: nil)))
    app.send(.player(PlayerID(1), .execute(.loop(end: 0), at: nil)))
    app.send(.player(PlayerID(1), .execute(.start, at: nil)))
    advance(.milliseconds(300))
    app.send(.player(PlayerID(1), .cancel))
    advance(.milliseconds(10))
    let frames = recorder.recording.frameCount
    advance(.seconds(3))
    #expect(tail(after: frames) <= 100)
    withExtendedLifetime(app) {}
  }
}
