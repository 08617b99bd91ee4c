/// Why a feedback is not played; the raw value is the word that logs use.
public enum SuppressionReason: String, Sendable, CaseIterable {
  /// The device cannot play feedback.
  case noTapticEngine = "no-taptic-engine"
  /// Another app is in front, or none.
  case inBackground = "in-background"
  /// People have switched System Haptics off.
  case systemHapticsOff = "system-haptics-off"
  /// The phone saves power.
  case lowPowerMode = "low-power-mode"
  /// The battery is almost empty.
  case lowBattery = "low-battery"
  /// A call is being held.
  case inCall = "in-call"
  /// A microphone is being recorded, which would hear it.
  case recording
  /// It is for a pencil, and there is none.
  case noPencil = "no-pencil"
  /// People have set the phone not to vibrate.
  case vibrationOff = "vibration-off"
  /// The app asked more often than could be told apart.
  case tooOften = "too-often"
  /// The haptic engine does not run.
  case engineStopped = "engine-stopped"
  /// The haptic engine plays no haptics, or is muted for them.
  case muted

  /// What people read.
  public var message: String {
    switch self {
    case .noTapticEngine: "the device has no Taptic Engine for it"
    case .inBackground: "the app is not in front"
    case .systemHapticsOff: "System Haptics is off"
    case .lowPowerMode: "Low Power Mode is on"
    case .lowBattery: "the battery is almost empty"
    case .inCall: "a call is being held"
    case .recording: "a microphone is being recorded"
    case .noPencil: "there is no pencil that shakes"
    case .vibrationOff: "the phone is set not to vibrate"
    case .tooOften: "the app asks too often"
    case .engineStopped: "the haptic engine does not run"
    case .muted: "the haptic engine plays no haptics"
    }
  }
}
