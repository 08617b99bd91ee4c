extension UITextField {
  /// The borders of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin gray line.
    case bezel = 2
    /// A thin gray line with rounded corners, and a background.
    case roundedRect = 3
  }

  /// The times at which an overlay view is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// During editing.
    case whileEditing = 1
    /// Except during editing.
    case unlessEditing = 2
    /// Always.
    case always = 3

    /// Returns whether the view is shown.
    func isShown(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The reasons for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// Editing was committed.
    case committed = 0
    /// Editing was cancelled; only with TV remotes.
    case cancelled = 1
  }

  /// A notification posted when editing of a field begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// A notification posted when editing of a field ends.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// A notification posted when the user has changed the text of a field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The key of the reason in the user info: an `NSNumber`.
  public nonisolated static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"
}
