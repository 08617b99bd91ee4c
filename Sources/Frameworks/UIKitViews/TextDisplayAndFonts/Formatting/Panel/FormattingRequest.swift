/// What a user wants from the components of a formatting panel.
enum FormattingRequest {
  /// A change of the formatting.
  case change(UITextFormattingViewController.ChangeValue)
  /// The picker of fonts.
  case pickFont
  /// The picker of colors.
  case pickColor
}
