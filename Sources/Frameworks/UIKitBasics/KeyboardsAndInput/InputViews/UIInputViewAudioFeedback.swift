/// An input view or accessory view whose controls click like keys (Keyboards.CL2).
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether `playInputClick()` is heard while the view is shown.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Whether `playInputClick()` is heard while the view is shown; false by default.
  public var enableInputClicksWhenVisible: Bool { false }
}
