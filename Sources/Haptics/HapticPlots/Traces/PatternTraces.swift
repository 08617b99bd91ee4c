import HapticPatterns
import HapticSynthesis

/// A whole pattern as it acts.
package struct PatternTraces: Sendable {
  /// The haptic events that can be placed in time, by their start.
  package let haptic: [EventTrace]
  /// The audio events that can be placed in time, by their start.
  package let audio: [EventTrace]
  /// The controls that leave their default, in the order of `DynamicParameter.ID`.
  package let controls: [ControlTrace]
  /// Seconds until the last event has faded and the last control has changed.
  package let end: Double

  /// Follows every event and control of a pattern.
  ///
  /// Events and points whose time is no number are left out; nothing else can be done with them.
  package init(_ pattern: HapticPattern, waveforms: [String: Waveform] = [:]) {
    let pattern = pattern.finite
    let lines = Dictionary(
      uniqueKeysWithValues: DynamicParameter.ID.allCases.map {
        ($0, ParameterTimeline($0, of: pattern))
      })
    func line(_ id: DynamicParameter.ID) -> ParameterTimeline {
      lines[id] ?? ParameterTimeline(id, of: pattern)
    }
    let traces = pattern.events.enumerated().map { index, event in
      EventTrace(
        event, index: index, hold: Self.hold(of: event, in: pattern, waveforms: waveforms),
        controls: EventTrace.Controls(
          level: line(event.kind.isHaptic ? .hapticIntensity : .audioVolume),
          sharpness: event.kind == .continuous ? line(.hapticSharpness) : nil))
    }.sorted { ($0.start, $0.index) < ($1.start, $1.index) }

    haptic = traces.filter(\.event.kind.isHaptic)
    audio = traces.filter { !$0.event.kind.isHaptic }
    controls = DynamicParameter.ID.allCases.compactMap { id in
      let timeline = line(id)
      return timeline.isDefault ? nil : ControlTrace(timeline, of: pattern)
    }
    end = traces.reduce(pattern.duration) { max($0, $1.end) }
  }

  /// Seconds that an event lasts until it is let go.
  private static func hold(
    of event: HapticEvent, in pattern: HapticPattern, waveforms: [String: Waveform]
  ) -> Double {
    if let duration = event.duration, duration > 0 { return duration }
    switch event.kind {
    case .transient: return 0
    case .audioCustom:
      return event.waveform.flatMap { waveforms[$0.path]?.duration }.flatMap(\.ifFinite) ?? 0
    case .continuous, .audioContinuous:
      // Nothing says when it ends, so it is shown for as long as the rest of the pattern.
      return max(0, pattern.duration - event.time)
    }
  }
}

extension Double {
  /// The number, if it is one and not infinite.
  var ifFinite: Double? { isFinite ? self : nil }
}
