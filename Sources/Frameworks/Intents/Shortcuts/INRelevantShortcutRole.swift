/// The use of a relevant shortcut.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INRelevantShortcutRole: Int, Sendable {
  /// Action.
  case action = 0
  /// Information.
  case information = 1
}
