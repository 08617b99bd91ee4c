// The archive of text views (Archives.AR17).
extension UITextView {
  static var textViewArchive: [ArchivedProperty<UITextView>] {
    [
      .init("TactusFont", \.font), .init("TactusTextColor", \.textColor),
      .init("TactusTextAlignment", \.textAlignment), .init("TactusEditable", \.isEditable),
      .init("TactusSelectable", \.isSelectable), .init("TactusTextInset", \.textContainerInset),
      .init("TactusKeyboard", \.keyboardType), .init("TactusReturnKey", \.returnKeyType),
      .init("TactusDetectors", \.dataDetectorTypes), .init("TactusViewText", \.attributedText),
    ]
  }
}
