import UIKit

/// The keyboard's view, whose keys may click.
final class SumInputView: UIInputView, UIInputViewAudioFeedback {
  var enableInputClicksWhenVisible: Bool { true }
}
