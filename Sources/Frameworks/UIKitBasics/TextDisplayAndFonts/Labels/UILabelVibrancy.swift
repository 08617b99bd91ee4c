/// The vibrancies of a label's text.
public enum UILabelVibrancy: Int, Sendable {
  /// No vibrancy.
  case none = 0
  /// The vibrancy that fits the place of the label.
  case automatic = 1
}
