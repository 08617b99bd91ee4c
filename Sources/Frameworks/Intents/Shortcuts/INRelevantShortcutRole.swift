/// The roles of a relevant shortcut.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INRelevantShortcutRole: Int, Sendable {
  /// The shortcut does something.
  case action = 0
  /// The shortcut shows something.
  case information = 1
}
