import TactusPhoneLink
import UIKit

/// The haptics of keys.
@MainActor
final class KeyFeedback {
  /// The settings that are on.
  var settings = KeyboardSetting.defaults

  /// Plays the feedback of a key that goes down (Keyboards.CL4).
  func play(for key: ScreenKey, in view: UIView?) {
    guard settings.contains(.haptics), key.action != .gap else { return }
    tap.impactOccurred()
    tap.prepare()
  }

  /// Plays the feedback of the keyboard as a trackpad (Keyboards.TR1).
  func playTracking() { tracking.impactOccurred() }

  // MARK: Internals

  private let tap = UIImpactFeedbackGenerator(style: .light)
  private let tracking = UIImpactFeedbackGenerator(style: .light)
}
