import TactusHapticPatterns

/// The times at which events that still sound read a parameter that is without effect on them now.
struct ControlUse {
  /// The engine times of single reads, unique and in order.
  let moments: [Double]
  /// The engine time from which every value may matter; infinite if only the present one does.
  let followedSince: Double

  /// Creates the uses of a parameter.
  ///
  /// - Parameter sounding: The events that still sound, as they are played.
  init(of id: DynamicParameter.ID, by sounding: [HapticEvent], _ source: PreparedPattern) {
    var moments: Set<Double> = []
    var since = Double.infinity
    for event in sounding where event.kind.isHaptic == id.isHaptic {
      let isTap = event.kind == .transient
      switch id {
      // A tap reads its intensity at its start (Signal.T3).
      case .hapticIntensity: if isTap { moments.insert(event.time) }
      // Attack, decay and release are read once (Signal.C8).
      case .hapticAttackTime, .audioAttackTime: if !isTap { moments.insert(event.time) }
      case .hapticReleaseTime, .audioReleaseTime:
        if !isTap { moments.insert(source.release(of: event)) }
      case .hapticDecayTime, .audioDecayTime:
        // It is read at the end of an attack, whose duration depends on the actuator.
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
  /// Whether the parameter acts on haptic events; the others act on audio events.
  fileprivate var isHaptic: Bool { rawValue.hasPrefix("Haptic") }
}
