import TactusHapticPatterns
import TactusHapticPlayback

extension PlayerCommand {
  /// Returns random commands of a player, ordered by time.
  ///
  /// - Parameters:
  ///   - seconds: The duration of the script.
  ///   - gap: Seconds between two commands.
  public static func randomScript(
    using random: inout some RandomNumberGenerator, seconds: Double,
    gap: ClosedRange<Double> = 0.005...0.4
  ) -> [PlayerCommand] {
    var time = 0.02
    var script = [PlayerCommand(.start, at: time)]
    while true {
      time += .random(in: gap, using: &random)
      guard time < seconds else { return script }
      script.append(PlayerCommand(randomAction(using: &random), at: time))
    }
  }

  private static func randomAction(using random: inout some RandomNumberGenerator) -> Action {
    switch Int.random(in: 0..<16, using: &random) {
    case 0: .stop
    case 1: .pause
    case 2, 3: .resume
    case 4: .seek(.random(in: 0...0.8, using: &random))
    case 5, 6: .setRate(.random(in: 0.3...3, using: &random))
    case 7: .loop(end: .random(in: 0.1...1, using: &random))
    case 8: .endLoop
    case 9: .setMuted(.random(using: &random))
    case 10, 11: .send([randomParameter(using: &random), randomParameter(using: &random)])
    case 12, 13: .schedule(randomCurve(using: &random))
    default: .start
    }
  }

  private static func randomParameter(
    using random: inout some RandomNumberGenerator
  ) -> DynamicParameter {
    let id = DynamicParameter.ID.allCases.randomElement(using: &random) ?? .hapticIntensity
    let delay = Bool.random(using: &random) ? 0 : Double.random(in: 0...0.3, using: &random)
    return DynamicParameter(id, .random(in: id.range, using: &random), time: delay)
  }

  private static func randomCurve(
    using random: inout some RandomNumberGenerator
  ) -> ParameterCurve {
    let id = DynamicParameter.ID.allCases.randomElement(using: &random) ?? .hapticIntensity
    var time = Bool.random(using: &random) ? 0 : 0.05
    let points = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      time += .random(in: 0...0.1, using: &random)
      return ParameterCurve.ControlPoint(time: time, value: .random(in: id.range, using: &random))
    }
    return ParameterCurve(id, time: 0, points: points)
  }
}
