/// A change of the screen that an app reports to assistive technologies; the raw value is the word
/// on the wire.
public enum AccessibilityChange: String, Sendable, CaseIterable {
  /// Most of the screen has changed.
  case screen = "screen-changed"
  /// Some elements have changed; one of them may be that with the focus.
  case layout = "layout-changed"
  /// The app has moved the focus to an element.
  case focus = "focus-moved"
  /// The app pauses automatic reading.
  case pause = "paused"
  /// The app resumes automatic reading.
  case resume = "resumed"
}
