extension UILabel {
  func decode(_ nib: NibDecoder) {
    let element = nib.element
    // A label that receives touches lacks the attribute.
    isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
    if let font = element.font() { self.font = font }
    if let color = element.color("textColor", nib.bundle) { textColor = color }
    if let color = element.color("highlightedColor", nib.bundle) { highlightedTextColor = color }
    if let color = element.color("shadowColor", nib.bundle) { shadowColor = color }
    textAlignment = element.choice("textAlignment", NibElement.alignments) ?? textAlignment
    lineBreakMode = element.choice("lineBreakMode", NibElement.lineBreakModes) ?? lineBreakMode
    baselineAdjustment =
      element.choice("baselineAdjustment", "alignBaselines alignCenters none")
      ?? baselineAdjustment
    if let number = element.integer("numberOfLines") { numberOfLines = number }
    if let value = element.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    if let value = element.bool("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
    if let number = element.number("minimumScaleFactor") { minimumScaleFactor = number }
    if let number = element.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = number }
    if let value = element.bool("enabled") { isEnabled = value }
    if let value = element.bool("highlighted") { isHighlighted = value }
    if let text = element.attributedString("attributedText", nib.bundle) {
      attributedText = text
    } else if let text = element.string("text") {
      self.text = text
    }
  }
}

extension UIImageView {
  func decode(_ nib: NibDecoder) {
    let element = nib.element
    isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
    if let image = element.image("image", nib.bundle) { self.image = image }
    if let image = element.image("highlightedImage", nib.bundle) { highlightedImage = image }
    if let value = element.bool("highlighted") { isHighlighted = value }
  }
}

extension UITextField {
  func decode(_ nib: NibDecoder) {
    let element = nib.element
    if let font = element.font() { self.font = font }
    if let color = element.color("textColor", nib.bundle) { textColor = color }
    textAlignment = element.choice("textAlignment", NibElement.alignments) ?? textAlignment
    borderStyle = element.choice("borderStyle", "none line bezel roundedRect") ?? borderStyle
    clearButtonMode =
      element.choice("clearButtonMode", "never whileEditing unlessEditing always")
      ?? clearButtonMode
    if let value = element.bool("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    if let text = element.string("placeholder") { placeholder = text }
    if let text = element.string("text") { self.text = text }
    guard let traits = element.value("textInputTraits") else { return }
    if let value = traits.bool("secureTextEntry") { isSecureTextEntry = value }
    if let value = traits.bool("enablesReturnKeyAutomatically") {
      enablesReturnKeyAutomatically = value
    }
    keyboardType =
      traits.choice(
        "keyboardType",
        "default alphabet numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress "
          + "decimalPad twitter webSearch ASCIICapableNumberPad") ?? keyboardType
    returnKeyType =
      traits.choice(
        "returnKeyType",
        "default go google join next route search send yahoo done emergencyCall continue")
      ?? returnKeyType
    autocorrectionType =
      traits.choice("autocorrectionType", "default no yes") ?? autocorrectionType
    autocapitalizationType =
      traits.choice("autocapitalizationType", "none words sentences allCharacters")
      ?? autocapitalizationType
  }
}
