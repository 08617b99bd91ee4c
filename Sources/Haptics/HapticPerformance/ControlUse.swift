import HapticPatterns

/// When a control that has no effect on what sounds now was read by what still sounds.
struct ControlUse {
  /// The engine times at which it was read once, each once and in order.
  let moments: [Double]
  /// The engine time from which its every value may matter; infinite where only the present does.
  let followedSince: Double

  /// - Parameter sounding: The events that still sound, as they are played.
  init(of id: DynamicParameter.ID, by sounding: [HapticEvent], _ source: PlayedSource) {
    var moments: Set<Double> = []
    var since = Double.infinity
    for event in sounding where event.kind.isHaptic == id.isHaptic {
      let isTap = event.kind == .transient
      switch id {
      // T3.
      case .hapticIntensity: if isTap { moments.insert(event.time) }
      // C8.
      case .hapticAttackTime, .audioAttackTime: if !isTap { moments.insert(event.time) }
      case .hapticReleaseTime, .audioReleaseTime:
        if !isTap { moments.insert(source.release(of: event)) }
      case .hapticDecayTime, .audioDecayTime:
        // It is read at the end of an attack, and how long that is depends on the actuator.
        if isTap {
          moments.insert(event.time)
        } else if event[.sustained] < 0.5 {
          since = min(since, event.time)
        }
      default: break
      }
    }
    self.moments = moments.sorted()
    followedSince = since
  }
}

extension DynamicParameter.ID {
  /// Whether it acts on what is felt; the others act on what is heard.
  fileprivate var isHaptic: Bool { rawValue.hasPrefix("Haptic") }
}
