/// The ways in which the user acts on a link or an attachment.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A press that shows a menu.
  case presentActions = 1
  /// A firm press that shows a preview; it does not occur here.
  case preview = 2
}
