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
  ///
  /// - Parameters:
  ///   - waveforms: The sounds that the pattern names, by path.
  ///   - mapping: What the pattern's words mean, above all the seconds of its envelopes.
  package init(
    _ pattern: HapticPattern, waveforms: [String: Waveform] = [:],
    mapping: HapticMapping = ActuatorProfile.tapticEngine.mapping
  ) {
    let pattern = pattern.finite
    let lines = PatternControls(pattern)
    let traces = pattern.events.enumerated().map { index, event in
      EventTrace(
        event, index: index,
        envelope: Self.envelope(of: event, lines, waveforms: waveforms, mapping: mapping),
        controls: EventTrace.Controls(
          level: lines[event.kind.isHaptic ? .hapticIntensity : .audioVolume],
          sharpness: event.kind == .continuous ? lines[.hapticSharpness] : nil))
    }.sorted { ($0.start, $0.index) < ($1.start, $1.index) }

    haptic = traces.filter(\.event.kind.isHaptic)
    audio = traces.filter { !$0.event.kind.isHaptic }
    controls = DynamicParameter.ID.allCases.compactMap { id in
      let timeline = lines[id]
      return timeline.isDefault ? nil : ControlTrace(timeline, of: pattern)
    }
    end = traces.reduce(pattern.duration) { max($0, $1.end) }
  }

  /// The envelope that the synthesis gives an event.
  ///
  /// A sound that is not there would last no time at all; it is shown for as long as its author
  /// meant it to play.
  private static func envelope(
    of event: HapticEvent, _ controls: PatternControls, waveforms: [String: Waveform],
    mapping: HapticMapping
  ) -> EnvelopeShape {
    let found = event.waveform.flatMap { waveforms[$0.path]?.duration }.flatMap(\.ifFinite)
    let length = found ?? event.duration
    if let reference = event.waveform, !reference.usesVolumeEnvelope {
      return EnvelopeShape(plain: event.audibleDuration(length: length))
    }
    return mapping.envelope(of: event, controls: controls, length: length)
  }
}

extension Double {
  /// The number, if it is one and not infinite.
  var ifFinite: Double? { isFinite ? self : nil }
}
