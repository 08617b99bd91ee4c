import TactusPhoneLink
import TactusUIKitViews
import UIKit

/// The sounds and haptics of keys.
@MainActor
final class KeyFeedback {
  /// Plays the feedback of a key that goes down (Keyboards.CL3).
  func play(for key: ScreenKey) {
    let settings = UIScreen.main.keyboardSettings
    if settings.contains(.clicks) { SystemRequests.play(key.click) }
    guard settings.contains(.haptics) else { return }
    tap.impactOccurred()
    tap.prepare()
  }

  /// Plays the feedback of the keyboard as a trackpad (Keyboards.TR1).
  func playTracking() { tracking.impactOccurred() }

  // MARK: Internals

  private let tap = UIImpactFeedbackGenerator(style: .light)
  private let tracking = UIImpactFeedbackGenerator(style: .light)
}

extension ScreenKey {
  /// The sound of the key (Keyboards.CL1).
  fileprivate var click: InputClick {
    switch action {
    case .text: .letter
    case .delete: .delete
    case .space, .returnKey, .shift, .plane, .globe, .letters, .gap: .modifier
    }
  }
}
