extension UITextField {
  /// What is drawn around a field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A thin gray line.
    case bezel = 2
    /// A thin gray line with round corners, and a ground.
    case roundedRect = 3
  }

  /// When something beside the text is seen.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is written into.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3

    /// Whether it is seen.
    func isShown(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// How writing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// What was written holds.
    case committed = 0
    /// It does not; only remotes of televisions say so.
    case cancelled = 1
  }

  /// A field begins to be written into.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// A field is written into no more.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// People have written something into a field.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// How writing has ended: an `NSNumber` with a reason.
  public nonisolated static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"
}
