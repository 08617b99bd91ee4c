/// The reason why a value is not possible.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
  /// Video call unsupported.
  case videoCallUnsupported = 1
  /// Microphone not accessible.
  case microphoneNotAccessible = 2
  /// Camera not accessible.
  case cameraNotAccessible = 3
}
