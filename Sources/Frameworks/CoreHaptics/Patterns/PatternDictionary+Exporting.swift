import TactusHapticPatterns

extension PatternDictionary {
  private typealias Key = CHHapticPattern.Key

  /// Returns the dictionary of a pattern, with Core Haptics' keys on every level.
  static func dictionary(of pattern: HapticPattern) -> [CHHapticPattern.Key: Any] {
    let events = pattern.events.map { [Key.event: dictionary(of: $0) as Any] }
    let parameters = pattern.parameters.map { parameter -> [Key: Any] in
      [
        .parameter: [
          Key.parameterID: parameter.id.rawValue, .parameterValue: parameter.value,
          .time: parameter.time,
        ] as [Key: Any]
      ]
    }
    let curves = pattern.curves.map { [Key.parameterCurve: dictionary(of: $0) as Any] }
    return [.version: 1.0, .pattern: events + parameters + curves]
  }

  private static func dictionary(of event: HapticEvent) -> [Key: Any] {
    var entry: [Key: Any] = [
      .eventType: event.kind.rawValue, .time: event.time,
      .eventParameters: event.parameters.map {
        [Key.parameterID: $0.id.rawValue, .parameterValue: $0.value] as [Key: Any]
      },
    ]
    // CoreHaptics.CP10: a transient without a duration has 0.
    entry[.eventDuration] = event.duration ?? (event.kind == .transient ? 0.0 : nil)
    if let waveform = event.waveform {
      entry[.eventWaveformPath] = waveform.path
      entry[.eventWaveformUseVolumeEnvelope] = waveform.usesVolumeEnvelope
      entry[.eventWaveformLoopEnabled] = waveform.loops
    }
    return entry
  }

  private static func dictionary(of curve: ParameterCurve) -> [Key: Any] {
    [
      .parameterID: curve.id.rawValue, .time: curve.time,
      .parameterCurveControlPoints: curve.points.map {
        [Key.time: $0.time, .parameterValue: $0.value] as [Key: Any]
      },
    ]
  }
}
