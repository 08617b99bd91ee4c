import TactusHapticPatterns
import TactusHapticPlayback
import TactusHapticSynthesis
import TestSupport
import Testing

@Suite struct PlaybackPropertyTests {
  private func pattern(_ random: inout SeededRandom) -> HapticPattern {
    var pattern = HapticPattern()
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let isTap = Bool.random(using: &random)
      pattern.events.append(
        HapticEvent(
          isTap ? .transient : .continuous, time: .random(in: 0...1, using: &random),
          duration: isTap ? nil : .random(in: 0.1...1, using: &random)))
    }
    let points = (0..<5).map {
      ParameterCurve.ControlPoint(time: Double($0) * 0.3, value: .random(in: 0...1, using: &random))
    }
    pattern.curves = [ParameterCurve(.hapticIntensity, time: 0, points: points)]
    return pattern
  }

  private func script(_ random: inout SeededRandom) -> [PlayerCommand] {
    var time = 0.0
    var commands = [PlayerCommand(.start, at: 0.1)]
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      time += .random(in: 0.01...0.5, using: &random)
      let action: PlayerCommand.Action =
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .pause
        case 1, 2: .resume
        case 3: .seek(.random(in: 0...2, using: &random))
        case 4: .setRate(.random(in: 0.3...3, using: &random))
        case 5: .loop(end: .random(in: 0.2...2, using: &random))
        case 6: .endLoop
        default: .start
        }
      commands.append(PlayerCommand(action, at: time))
    }
    return commands
  }

  // CoreHaptics.PL7.
  @Test(
    "At every time the equivalent pattern agrees with the player's position",
    arguments: RandomCases.seeds(300))
  func agreesWithPosition(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pattern = pattern(&random)
    var playback = PatternPlayback(pattern)
    for command in script(&random) { playback.apply(command) }
    let played = playback.pattern(until: 8)
    let own = ParameterTimeline(.hapticIntensity, of: pattern)
    let control = ParameterTimeline(.hapticIntensity, of: played)
    var mistakes: [String] = []
    for step in 0..<800 {
      // Off the grid of round numbers, where both sides of an edge are right.
      let time = Double(step) * 0.01 + 0.004_321
      let sounding = played.events.filter {
        $0.kind == .continuous && $0.time <= time && time < $0.time + ($0.duration ?? 0)
      }
      guard let position = playback.position(at: time) else {
        if !sounding.isEmpty { mistakes.append("sounds at \(time)") }
        continue
      }
      let expected = pattern.events.filter {
        $0.kind == .continuous && $0.time <= position && position < $0.time + ($0.duration ?? 0)
      }
      if sounding.count != expected.count { mistakes.append("\(sounding.count) at \(time)") }
      if abs(control.value(at: time) - own.value(at: position)) > 1e-4 {
        mistakes.append("control \(control.value(at: time)) at \(time)")
      }
    }
    #expect(mistakes.isEmpty, "\(mistakes.prefix(3))")
  }

  @Test("A longer horizon only adds to what a shorter one plays", arguments: RandomCases.seeds(100))
  func horizon(seed: UInt64) {
    var random = SeededRandom(seed: 500 + seed)
    let pattern = pattern(&random)
    var playback = PatternPlayback(pattern)
    for command in script(&random) { playback.apply(command) }
    let near = playback.pattern(until: 3).events.filter { $0.time < 3 }
    let far = playback.pattern(until: 6).events.filter { $0.time < 3 }
    #expect(near.map(\.time) == far.map(\.time))
  }

  @Test("A started player gives the samples of the pattern itself", arguments: 0..<10)
  func rendering(seed: UInt64) {
    var random = SeededRandom(seed: 900 + seed)
    let pattern = pattern(&random)
    var playback = PatternPlayback(pattern)
    playback.apply(PlayerCommand(.start, at: 0))
    let live = RenderedSignals(playback.pattern(until: 10))
    let file = RenderedSignals(pattern)
    let count = min(live.drive.count, file.drive.count)
    #expect(
      Signals.difference(Array(live.drive.prefix(count)), Array(file.drive.prefix(count))) < 1e-3)
  }
}
