import Foundation
import HapticPatterns
import Phone
import PhoneHardware
import PhoneInProcess
import PhoneLink
import Synchronization
import TestSupport
import Testing

/// What goes wrong around a phone: nothing hangs, nothing keeps shaking, and the log has it all.
@Suite struct FaultTests {
  private static let hum = HapticPattern(events: [
    HapticEvent(
      .continuous, time: 0, duration: 30, parameters: [EventParameter(.hapticIntensity, 0.5)])
  ])
  private let clock = WoundClock()
  private let recorder = RecordingActuator()
  private let troubles = Troubles()
  private let phone: PhoneInProcess

  /// What went wrong.
  private final class Troubles: Sendable {
    let all = Mutex<[PhoneTrouble]>([])
  }

  init() {
    let (clock, troubles) = (clock, troubles)
    phone = PhoneInProcess(
      actuators: [recorder], now: { clock.now },
      report: { trouble in troubles.all.withLock { $0.append(trouble) } })
  }

  private func wind(_ duration: Duration, step: Int = 3_333) {
    let end = clock.now.advanced(by: duration)
    while clock.now < end {
      clock.wind(min(.microseconds(step), clock.now.duration(to: end)))
      phone.advance()
    }
  }

  /// Starts an engine and a hum on it.
  private func hum(_ app: any PhoneConnection, engine: UInt32 = 1, player: UInt32 = 1) {
    app.send(.engine(EngineID(engine), .start(EngineSettings())))
    app.send(.player(PlayerID(player), .make(Self.hum, engine: EngineID(engine))))
    app.send(.player(PlayerID(player), .perform(.start, at: nil)))
  }

  /// Milliseconds from a frame to the last one that is not silent; 0 where all are silent.
  private func tail(after frame: Int) -> Double {
    let drive = recorder.recording.drive
    return Double((drive[frame...].lastIndex { $0 != 0 } ?? frame) - frame) / 48
  }

  /// Waits for what threads of sockets hand to the phone.
  private func advance(until condition: () -> Bool) {
    let limit = Date(timeIntervalSinceNow: 10)
    while !condition(), Date() < limit {
      phone.advance()
      usleep(1_000)
    }
  }

  private func place() throws -> SocketPlace {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try SocketPlace.usual(runtimeFolder: folder)
  }

  @Test("An app that goes away in the middle of a pattern is silent within 20 ms")
  func death() {
    var app: InProcessConnection? = phone.connect("Timer")
    app.map { hum($0) }
    wind(.milliseconds(500))
    #expect(tail(after: 0) > 400)
    app = nil
    let frames = recorder.recording.frameCount
    wind(.seconds(2))
    #expect(tail(after: frames) <= 20)
    #expect(app == nil)
  }

  @Test("A connection that is cut in a message ends its own app's haptics, and no other's")
  func cut() throws {
    let place = try place()
    let listener = try phone.listen(at: place)
    let near = phone.connect("Near")
    hum(near)
    wind(.milliseconds(100))
    let far = try RawSocket(place.path)
    for message: AppMessage in [
      .hello(version: LinkLimits.version, app: "Far"),
      .engine(EngineID(1), .start(EngineSettings())),
      .player(PlayerID(1), .make(Self.hum, engine: EngineID(1))),
      .player(PlayerID(1), .perform(.start, at: nil)),
    ] { far.write(try WireEncoder.frame(message)) }
    advance { phone.log.entries.contains { $0.app == "Far" } }
    #expect(phone.log.entries.last?.isPlayed == true)
    wind(.milliseconds(100))
    far.write(Array(try WireEncoder.frame(AppMessage.player(PlayerID(1), .cancel)).prefix(9)))
    far.close()
    // With the far app gone the near one is in front, and may start its engine again.
    advance {
      near.send(.engine(EngineID(1), .start(EngineSettings())))
      near.send(.player(PlayerID(1), .perform(.start, at: nil)))
      phone.advance()
      return phone.log.entries.last.map { $0.app == "Near" && $0.isPlayed } ?? false
    }
    let frames = recorder.recording.frameCount
    wind(.milliseconds(500))
    #expect(tail(after: frames) > 400)
    near.close()
    let end = recorder.recording.frameCount
    wind(.seconds(1))
    #expect(tail(after: end) <= 20)
    listener.close()
  }

  @Test("A clock that jumps back stops the phone's time; one that jumps ahead lets it catch up")
  func clockJump() {
    let app = phone.connect("Timer")
    hum(app)
    wind(.seconds(1))
    clock.wind(.seconds(-1))
    wind(.milliseconds(500))
    app.send(.player(PlayerID(1), .perform(.stop, at: nil)))
    wind(.milliseconds(600))
    clock.wind(.seconds(60))
    phone.advance()
    let frames = recorder.recording.frameCount
    #expect(frames >= 60 * 48_000)
    wind(.seconds(1))
    #expect(tail(after: frames) == 0)
    app.send(.player(PlayerID(1), .perform(.start, at: nil)))
    wind(.seconds(1))
    #expect(tail(after: frames) > 1_900)
    withExtendedLifetime(app) {}
  }

  @Test("Ten thousand requests in a second are all acted on, and none is lost to the log")
  func burst() {
    let app = phone.connect("Timer")
    hum(app)
    wind(.milliseconds(100))
    for index in 0..<1_000 {
      for _ in 0..<9 {
        let parameter = DynamicParameter(.hapticIntensity, Float(index % 10) / 10, time: 0)
        app.send(.player(PlayerID(1), .perform(.send([parameter]), at: nil)))
      }
      app.send(.feedback(.selection, intensity: 1, generator: GeneratorID(1)))
      wind(.milliseconds(1), step: 1_000)
    }
    let asked = phone.log.entries.count { $0.feedback != nil }
    #expect(asked == 1_000)
    #expect(phone.log.entries.count { $0.feedback != nil && $0.isPlayed } <= 64)
    app.close()
    let frames = recorder.recording.frameCount
    wind(.seconds(1))
    #expect(tail(after: frames) <= 20)
    #expect(troubles.all.withLock { $0.isEmpty })
  }

  @Test("Sixty-four engines of one app play at once and stop at once; one voice more is told of")
  func manyEngines() {
    let app = phone.connect("Timer")
    for number in 1...64 { hum(app, engine: UInt32(number), player: UInt32(number)) }
    wind(.milliseconds(200))
    #expect(phone.log.entries.count == 64)
    #expect(phone.log.entries.allSatisfy { $0.isPlayed })
    #expect(troubles.all.withLock { $0.isEmpty })
    hum(app, engine: 65, player: 65)
    wind(.milliseconds(50))
    #expect(troubles.all.withLock { $0.count } == 1)
    for number in 1...65 { app.send(.engine(EngineID(UInt32(number)), .stop)) }
    wind(.milliseconds(1))
    let frames = recorder.recording.frameCount
    wind(.seconds(1))
    #expect(tail(after: frames) <= 20)
    withExtendedLifetime(app) {}
  }

  @Test("A pattern with an endless loop at a hostile rate costs little, and stops when told")
  func hostileLoop() {
    let app = phone.connect("Timer")
    let taps = HapticPattern(events: (0..<500).map { HapticEvent(.transient, time: Double($0)) })
    app.send(.engine(EngineID(1), .start(EngineSettings())))
    app.send(.player(PlayerID(1), .make(taps, engine: EngineID(1))))
    app.send(.player(PlayerID(1), .perform(.setRate(1e9), at: nil)))
    app.send(.player(PlayerID(1), .perform(.loop(end: 0), at: nil)))
    app.send(.player(PlayerID(1), .perform(.start, at: nil)))
    wind(.milliseconds(300))
    app.send(.player(PlayerID(1), .cancel))
    wind(.milliseconds(10))
    let frames = recorder.recording.frameCount
    wind(.seconds(3))
    #expect(tail(after: frames) <= 100)
    withExtendedLifetime(app) {}
  }
}
