/// The focus behaviors of a node.
public enum SKNodeFocusBehavior: Int, Sendable {
  /// Ignored by the focus.
  case none = 0
  /// Hides nodes behind it from the focus.
  case occluding = 1
  /// Focusable.
  case focusable = 2
}
