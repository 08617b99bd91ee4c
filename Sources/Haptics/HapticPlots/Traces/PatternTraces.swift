import TactusHapticPatterns
import TactusHapticSynthesis

/// The traces of all events and parameters of a pattern.
package struct PatternTraces: Sendable {
  /// The haptic events with a valid time, by their start.
  package let haptic: [EventTrace]
  /// The audio events with a valid time, by their start.
  package let audio: [EventTrace]
  /// The parameters that leave their default, in the order of `DynamicParameter.ID`.
  package let controls: [ControlTrace]
  /// The time in seconds at which the last event has faded and the last parameter has changed.
  package let end: Double

  /// Creates the traces of a pattern; events and points with an invalid time are left out.
  ///
  /// Events and points whose time is not a number are left out.
  ///
  /// - Parameters:
  ///   - waveforms: The sounds that the pattern refers to, by path.
  ///   - mapping: The mapping of haptic parameters, for the durations of envelopes.
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

  /// Returns an event's envelope as the synthesis has it.
  ///
  /// The duration of a missing sound is that of the event.
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
  /// The number, or `nil` if it is not finite.
  var ifFinite: Double? { isFinite ? self : nil }
}
