@_spi(UIKitModules) import TactusUIKitViews

extension UITextView {
  func decodeText(_ nib: NibDecoder) {
    let element = nib.element
    if let font = element.font() { self.font = font }
    if let color = element.color("textColor", nib.bundle) { textColor = color }
    textAlignment = element.choice("textAlignment", NibElement.alignments) ?? textAlignment
    if let value = element.bool("editable") { isEditable = value }
    if let value = element.bool("selectable") { isSelectable = value }
    if let text = element.attributedString("attributedText", nib.bundle) {
      attributedText = text
    } else if let text = element.string("text") {
      self.text = text
    }
  }
}
