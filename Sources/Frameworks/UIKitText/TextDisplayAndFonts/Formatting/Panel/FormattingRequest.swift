/// A request of a user to a formatting panel.
enum FormattingRequest {
  /// A change of the formatting.
  case change(UITextFormattingViewController.ChangeValue)
  /// The picker of fonts.
  case pickFont
  /// The picker of colors.
  case pickColor
}
