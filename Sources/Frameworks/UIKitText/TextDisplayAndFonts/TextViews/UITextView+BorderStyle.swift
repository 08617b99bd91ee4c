extension UITextView {
  /// The styles of the border; only a Mac has more than one.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
  }
}
