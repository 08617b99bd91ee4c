import TactusHapticPatterns
import TactusHapticPlayback
import TactusHapticSynthesis
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TestSupport
import Testing

/// Players on a whole phone: the actuator's signal is the equivalent pattern, rendered offline.
@Suite struct PlayerPropertyTests {
  private static let player = PlayerID(1)
  private static let engine = EngineID(1)

  /// A phone with a recording actuator, whose one engine has run for a second.
  private struct Stage {
    let clock = ManualClock()
    let recorder = RecordingActuator()
    let phone: PhoneHost
    let app: InProcessConnection

    init() {
      let (clock, recorder) = (clock, recorder)
      phone = PhoneHost(actuators: [recorder], now: { clock.now })
      app = phone.connect("Timer")
      app.send(.engine(engine, .start(EngineSettings())))
      advance(to: 1_000_000, by: 10_000)
    }

    /// Advances the clock to a microsecond, in steps.
    func advance(to end: Int64, by step: Int64) {
      while clock.now.nanoseconds < end * 1000 {
        let rest = end * 1000 - clock.now.nanoseconds
        clock.advance(.nanoseconds(min(step * 1000, rest)))
        phone.advance()
      }
    }
  }

  private static func action(
    _ random: inout SeededRandom, of pattern: HapticPattern
  ) -> PlayerCommand.Action {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return .pause
    case 1, 2: return .resume
    case 3: return .seek(.random(in: 0...0.5, using: &random))
    case 4: return .setRate(.random(in: 0.3...3, using: &random))
    case 5: return .loop(end: .random(in: 0...0.4, using: &random))
    case 6: return .endLoop
    case 7: return .setMuted(.random(using: &random))
    case 8: return .stop
    case 9, 10: return .start
    case 11:
      let points = (0..<3).map {
        ParameterCurve.ControlPoint(
          time: Double($0) * 0.05, value: .random(in: 0...1, using: &random))
      }
      return .schedule(ParameterCurve(.hapticIntensity, time: 0, points: points))
    default:
      let id = DynamicParameter.ID.allCases.randomElement(using: &random) ?? .hapticIntensity
      let value = Float.random(in: id.range, using: &random)
      return .send([DynamicParameter(id, value, time: .random(in: 0...0.05, using: &random))])
    }
  }

  @Test("A tap is played for every nanosecond of creating and starting its player")
  func tapsAtAnyMoment() {
    var random = SeededRandom(seed: 7)
    let tap = HapticPattern(events: [HapticEvent(.transient, time: 0)])
    let stage = Stage()
    var missed = 0
    for count in 1...200 {
      let player = PlayerID(UInt32(count))
      stage.clock.advance(.nanoseconds(.random(in: 1...30_000_000, using: &random)))
      stage.app.send(.player(player, .create(tap, engine: Self.engine)))
      stage.phone.advance()
      stage.clock.advance(.nanoseconds(.random(in: 1...30_000_000, using: &random)))
      stage.app.send(.player(player, .execute(.start, at: nil)))
      stage.phone.advance()
      let before = stage.recorder.recording.frameCount
      stage.clock.advance(.milliseconds(100))
      stage.phone.advance()
      let peak = stage.recorder.recording.drive.dropFirst(before).map(abs).max() ?? 0
      if peak < 0.3 { missed += 1 }
      stage.app.send(.player(player, .release))
      stage.phone.advance()
    }
    #expect(missed == 0)
    withExtendedLifetime(stage) {}
  }

  @Test(
    "Every script of a player's commands gives the signal of the equivalent pattern rendered offline",
    arguments: RandomCases.seeds(60))
  func equivalence(seed: UInt64) {
    var random = SeededRandom(seed: 4_000 + seed)
    var pattern = HapticPattern.random(using: &random, seconds: 0.4)
    // Sound files have tests of their own.
    pattern.events.removeAll { $0.kind == .audioCustom }
    let stage = Stage()
    let step = Int64.random(in: 300...20_000, using: &random)
    stage.app.send(.player(Self.player, .create(pattern, engine: Self.engine)))
    stage.phone.advance()
    var playback = PatternPlayback(pattern)
    var time: Int64 = 1_000_000
    for count in 0..<Int.random(in: 1...12, using: &random) {
      if count > 0 { time += .random(in: 1...150_000, using: &random) }
      stage.advance(to: time, by: step)
      // Some commands are scheduled, some have times that have passed.
      let delay = Int64.random(in: -50_000...100_000, using: &random)
      let isTimed = Bool.random(using: &random)
      let action = count == 0 ? .start : Self.action(&random, of: pattern)
      let due = isTimed ? Double(time + delay) / 1e6 : nil
      stage.app.send(.player(Self.player, .execute(action, at: due)))
      let seconds = Double(time + (isTimed ? max(delay, 0) : 0) - 1_000_000) / 1e6
      playback.apply(PlayerCommand(action, at: seconds))
    }
    stage.advance(to: time + 1_500_000, by: step)

    // The player was created at one second, and the Taptic Engine adds its latency.
    let latency = TapticTiming.standard.latency / .seconds(1)
    let shift = Int(((1 + latency) * 48_000).rounded())
    let signals = RenderedSignals(playback.pattern(until: 5))
    let recording = stage.recorder.recording
    func expected(_ signal: [Float]) -> [Float] {
      let silence = [Float](repeating: 0, count: shift)
      let padding = [Float](repeating: 0, count: recording.frameCount)
      let whole = (silence + signal + padding).prefix(recording.frameCount)
      return whole.map { min(max($0, -1), 1) }
    }
    #expect(Signals.difference(recording.drive, expected(signals.drive)) < 1e-3)
    #expect(Signals.difference(recording.left, expected(signals.left)) < 1e-3)
    withExtendedLifetime(stage) {}
  }

  @Test("Two players of one engine are mixed, and muting the engine mutes both")
  func engineMute() {
    let stage = Stage()
    let hum = HapticPattern(events: [
      HapticEvent(
        .continuous, time: 0, duration: 2, parameters: [EventParameter(.hapticIntensity, 0.3)])
    ])
    for number in 1...2 {
      stage.app.send(.player(PlayerID(UInt32(number)), .create(hum, engine: Self.engine)))
      stage.app.send(.player(PlayerID(UInt32(number)), .execute(.start, at: nil)))
    }
    stage.advance(to: 1_500_000, by: 5_000)
    stage.app.send(.engine(Self.engine, .configure(EngineSettings(isMutedForHaptics: true))))
    stage.advance(to: 2_000_000, by: 5_000)
    stage.app.send(.engine(Self.engine, .configure(EngineSettings())))
    stage.advance(to: 2_500_000, by: 5_000)
    let drive = stage.recorder.recording.drive
    func peak(_ milliseconds: Range<Int>) -> Float {
      drive[milliseconds.lowerBound * 48..<milliseconds.upperBound * 48]
        .reduce(0) { max($0, abs($1)) }
    }
    #expect(peak(1_100..<1_480) > 0.25)
    #expect(peak(1_520..<1_990) == 0)
    #expect(peak(2_020..<2_480) > 0.25)
    withExtendedLifetime(stage) {}
  }
}
