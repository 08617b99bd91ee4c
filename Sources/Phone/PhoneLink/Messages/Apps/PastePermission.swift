/// A user's decision whether an app reads what other apps have copied (Pasteboard.PP8).
public enum PastePermission: String, Sendable, CaseIterable {
  /// The phone asks each time.
  case ask = "Ask"
  /// The app reads nothing.
  case deny = "Deny"
  /// The app reads everything.
  case allow = "Allow"
}
