/// The reason why a feedback is not played; the raw value is the word that logs use.
public enum SuppressionReason: String, Sendable, CaseIterable {
  /// The device cannot play feedback.
  case noTapticEngine = "no-taptic-engine"
  /// The app is not in the foreground.
  case inBackground = "in-background"
  /// System Haptics is off.
  case systemHapticsOff = "system-haptics-off"
  /// Low Power Mode is on.
  case lowPowerMode = "low-power-mode"
  /// The battery is almost empty.
  case lowBattery = "low-battery"
  /// A call is in progress.
  case inCall = "in-call"
  /// A microphone is recording and would pick it up.
  case recording
  /// The feedback is for a pencil, and there is none.
  case noPencil = "no-pencil"
  /// Vibration is switched off in the settings.
  case vibrationOff = "vibration-off"
  /// The app exceeded the rate limit.
  case tooOften = "too-often"
  /// The app is a keyboard without full access.
  case noFullAccess = "no-full-access"
  /// The haptic engine is stopped.
  case engineStopped = "engine-stopped"
  /// The haptic engine plays no haptics, or its haptics are muted.
  case muted

  /// The description of the reason.
  public var message: String {
    switch self {
    case .noTapticEngine: "the device has no Taptic Engine for it"
    case .inBackground: "the app is not in the foreground"
    case .systemHapticsOff: "System Haptics is off"
    case .lowPowerMode: "Low Power Mode is on"
    case .lowBattery: "the battery is almost empty"
    case .inCall: "a call is in progress"
    case .recording: "a microphone is recording"
    case .noPencil: "there is no pencil with haptics"
    case .vibrationOff: "vibration is off in the settings"
    case .tooOften: "the app exceeds the rate limit"
    case .noFullAccess: "the keyboard has no full access"
    case .engineStopped: "the haptic engine is not running"
    case .muted: "the haptic engine plays no haptics"
    }
  }
}
