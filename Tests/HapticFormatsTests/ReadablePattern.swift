import TactusHapticPatterns
import TestSupport

extension HapticPattern {
  /// Returns a random pattern that a file can contain.
  static func readable(using random: inout SeededRandom) -> HapticPattern {
    var pattern = HapticPattern()
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      pattern.events.append(.readable(using: &random))
    }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let id = DynamicParameter.ID.allCases.randomElement(using: &random) ?? .audioPan
      let value = Float.random(in: id.range, using: &random)
      pattern.parameters.append(DynamicParameter(id, value, time: time(using: &random)))
    }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let id = DynamicParameter.ID.allCases.randomElement(using: &random) ?? .audioPan
      let points = (0..<Int.random(in: 0..<20, using: &random)).map { _ in
        ParameterCurve.ControlPoint(
          time: time(using: &random), value: Float.random(in: id.range, using: &random))
      }
      pattern.curves.append(ParameterCurve(id, time: time(using: &random), points: points))
    }
    return pattern
  }

  /// Returns times of all magnitudes, with few and with many digits.
  fileprivate static func time(using random: inout SeededRandom) -> Double {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: 0
    case 1: Double(Int.random(in: 0..<10_000, using: &random)) / 1000
    case 2: Double.random(in: 0...86_400, using: &random)
    case 3: Double.leastNonzeroMagnitude
    default: Double.random(in: 0...1e-9, using: &random)
    }
  }
}

extension HapticEvent {
  fileprivate static func readable(using random: inout SeededRandom) -> HapticEvent {
    let kind = Kind.allCases.randomElement(using: &random) ?? .transient
    var event = HapticEvent(kind, time: HapticPattern.time(using: &random))
    if Bool.random(using: &random) { event.duration = HapticPattern.time(using: &random) }
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      let id = EventParameter.ID.allCases.randomElement(using: &random) ?? .sustained
      event.parameters.append(EventParameter(id, Float.random(in: id.range, using: &random)))
    }
    if kind == .audioCustom, Bool.random(using: &random) {
      let letters = Array("aé\u{1F3B5}\"\\ \t\u{1}/.").map(String.init)
      let name = (0..<4).compactMap { _ in letters.randomElement(using: &random) }.joined()
      event.waveform = WaveformReference(
        path: "x" + name.replacing("..", with: "."),
        usesVolumeEnvelope: Bool.random(using: &random), loops: Bool.random(using: &random))
    }
    return event
  }
}
