/// The keys of an AHAP file.
///
/// - Source: Core Haptics' reference of `CHHapticPattern.Key` and its article on AHAP files, except
///   `Metadata`, which many tools write and a phone ignores. Confidence: documented.
enum AHAPKey: String, CaseIterable {
  case version = "Version"
  case metadata = "Metadata"
  case pattern = "Pattern"
  case event = "Event"
  case parameter = "Parameter"
  case parameterCurve = "ParameterCurve"
  case eventType = "EventType"
  case time = "Time"
  case eventDuration = "EventDuration"
  case eventParameters = "EventParameters"
  case eventWaveformPath = "EventWaveformPath"
  case eventWaveformUseVolumeEnvelope = "EventWaveformUseVolumeEnvelope"
  case eventWaveformLoopEnabled = "EventWaveformLoopEnabled"
  case parameterID = "ParameterID"
  case parameterValue = "ParameterValue"
  case parameterCurveControlPoints = "ParameterCurveControlPoints"

  /// The keys of a file.
  static let ofFile: [AHAPKey] = [.version, .metadata, .pattern]
  /// The keys of an element of the pattern.
  static let ofElement: [AHAPKey] = [.event, .parameter, .parameterCurve]
  /// The keys of an event.
  static let ofEvent: [AHAPKey] = [
    .eventType, .time, .eventDuration, .eventParameters, .eventWaveformPath,
    .eventWaveformUseVolumeEnvelope, .eventWaveformLoopEnabled,
  ]
  /// The keys of an event's parameter.
  static let ofEventParameter: [AHAPKey] = [.parameterID, .parameterValue]
  /// The keys of a dynamic parameter.
  static let ofParameter: [AHAPKey] = [.parameterID, .parameterValue, .time]
  /// The keys of a parameter curve.
  static let ofCurve: [AHAPKey] = [.parameterID, .time, .parameterCurveControlPoints]
  /// The keys of a curve's point.
  static let ofPoint: [AHAPKey] = [.time, .parameterValue]
}
