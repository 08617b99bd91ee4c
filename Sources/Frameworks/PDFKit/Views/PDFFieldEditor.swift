/// A text field in which the user edits the text of an annotation (QuickLook.PA5).
@MainActor
final class PDFFieldEditor: NSObject, UITextFieldDelegate {
  private let annotation: PDFAnnotation
  private let field = UITextField()

  init(_ annotation: PDFAnnotation, in view: PDFPageView) {
    self.annotation = annotation
    super.init()
    field.frame = view.rect(fromPage: annotation.bounds)
    field.text = annotation.widgetStringValue
    field.font = annotation.font ?? .systemFont(ofSize: 12)
    field.textColor = annotation.fontColor ?? .black
    field.textAlignment = annotation.alignment
    field.isSecureTextEntry = annotation.isPasswordField
    field.backgroundColor = annotation.backgroundColor ?? .white
    field.accessibilityIdentifier = annotation.fieldName
    field.delegate = self
    view.addSubview(field)
    field.becomeFirstResponder()
  }

  /// Ends editing.
  func end() { field.resignFirstResponder() }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let limit = annotation.maximumLength
    let count = (textField.text ?? "").utf16.count - range.length + string.utf16.count
    return limit == 0 || count <= limit
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    end()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    annotation.widgetStringValue = field.text
    field.removeFromSuperview()
  }
}
