import HapticPatterns

/// The value of one control over time, and where its author set it.
package struct ControlTrace: Sendable {
  /// The value over time.
  package let timeline: ParameterTimeline
  /// Times and values that the author wrote as points of curves.
  package let curvePoints: [(time: Double, value: Double)]
  /// Times and values that the author wrote as instant changes.
  package let changes: [(time: Double, value: Double)]

  init(_ timeline: ParameterTimeline, of pattern: HapticPattern) {
    self.timeline = timeline
    let id = timeline.id
    curvePoints = pattern.curves.filter { $0.id == id }.flatMap { curve in
      curve.points.map { (curve.time + $0.time, Double($0.value)) }
    }
    changes = pattern.parameters.filter { $0.id == id }.map { ($0.time, Double($0.value)) }
  }

  /// Which control it is.
  package var id: DynamicParameter.ID { timeline.id }

  /// The value at a time as it acts, held to the control's range.
  package func value(at time: Double) -> Double {
    Finite.clamp(
      Double(timeline.value(at: time)),
      Double(id.range.lowerBound)...Double(id.range.upperBound))
  }

  /// What the control is called on a picture.
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
