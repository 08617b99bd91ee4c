/// The ways in which a text interaction acts on text.
public enum UITextInteractionMode: Int, Sendable {
  /// The text can be selected and edited.
  case editable = 0
  /// The text can be selected only.
  case nonEditable = 1
}
