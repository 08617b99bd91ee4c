// Made by `swift run generate-tables` of Data/SystemFeedback, where every pattern names its
// source. Do not edit.

import TactusHapticPatterns
import TactusPhoneTypes

// Each tap is its seconds from the start, its intensity and its sharpness; a vibration its
// seconds, its intensity and its sharpness.
extension SystemFeedback {
  /// Returns the pattern of a feedback at full intensity.
  static func standard(_ feedback: Feedback) -> HapticPattern {
    switch feedback {
    case .canvasAlignment:
      taps([(0.0, 0.5, 0.9)])
    case .canvasPath:
      taps([
        (0.0, 0.4, 0.7),
        (0.07, 0.6, 0.5),
      ])
    case .impactHeavy:
      taps([(0.0, 1.0, 0.3)])
    case .impactLight:
      taps([(0.0, 0.6, 0.6)])
    case .impactMedium:
      taps([(0.0, 0.8, 0.45)])
    case .impactRigid:
      taps([(0.0, 0.9, 1.0)])
    case .impactSoft:
      taps([(0.0, 0.7, 0.15)])
    case .notificationError:
      taps([
        (0.0, 0.8, 0.4),
        (0.096, 0.8, 0.4),
        (0.194, 1.0, 0.4),
        (0.29, 0.6, 0.4),
      ])
    case .notificationSuccess:
      taps([
        (0.0, 0.7, 0.5),
        (0.11, 1.0, 0.5),
      ])
    case .notificationWarning:
      taps([
        (0.0, 0.9, 0.5),
        (0.146, 0.7, 0.5),
      ])
    case .selection:
      taps([(0.0, 0.4, 0.8)])
    case .soundCancelled:
      taps([
        (0.0, 0.55, 0.3),
        (0.09, 0.55, 0.3),
        (0.18, 0.55, 0.3),
      ])
    case .soundFailed:
      taps([
        (0.0, 1.0, 0.7),
        (0.13, 1.0, 0.7),
        (0.26, 1.0, 0.7),
      ])
    case .soundPeek:
      taps([(0.0, 0.55, 0.3)])
    case .soundPop:
      taps([(0.0, 1.0, 0.7)])
    case .soundTryAgain:
      taps([
        (0.0, 1.0, 0.7),
        (0.2, 1.0, 0.7),
      ])
    case .vibration:
      vibration(0.4, 1.0, 0.3)
    }
  }
}
