import TactusHapticPatterns

/// The value of one parameter over time, with the points that its author set.
package struct ControlTrace: Sendable {
  /// The value over time.
  package let timeline: ParameterTimeline
  /// The times and values of the points of curves.
  package let curvePoints: [(time: Double, value: Double)]
  /// The times and values of instant changes.
  package let changes: [(time: Double, value: Double)]

  init(_ timeline: ParameterTimeline, of pattern: HapticPattern) {
    self.timeline = timeline
    let id = timeline.id
    curvePoints = pattern.curves.filter { $0.id == id }.flatMap { curve in
      curve.points.map { (curve.time + $0.time, Double($0.value)) }
    }
    changes = pattern.parameters.filter { $0.id == id }.map { ($0.time, Double($0.value)) }
  }

  /// The parameter's identifier.
  package var id: DynamicParameter.ID { timeline.id }

  /// Returns the value at a time, clamped to the parameter's range.
  package func value(at time: Double) -> Double {
    Finite.clamp(
      Double(timeline.value(at: time)),
      Double(id.range.lowerBound)...Double(id.range.upperBound))
  }

  /// The parameter's name in a plot.
  package var name: String {
    switch id {
    case .hapticIntensity: "Intensity"
    case .hapticSharpness: "Sharpness"
    case .hapticAttackTime: "Attack"
    case .hapticDecayTime: "Decay"
    case .hapticReleaseTime: "Release"
    case .audioVolume: "Volume"
    case .audioPan: "Pan"
    case .audioBrightness: "Brightness"
    case .audioPitch: "Pitch"
    case .audioAttackTime: "Audio attack"
    case .audioDecayTime: "Audio decay"
    case .audioReleaseTime: "Audio release"
    }
  }
}
