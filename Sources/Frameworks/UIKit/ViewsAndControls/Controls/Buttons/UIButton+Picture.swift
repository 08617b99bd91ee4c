// What is beside a button's title, and behind it.
extension UIButton {
  /// The picture that is shown now.
  private var shownImage: UIImage? { configuration == nil ? currentImage : configuration?.image }

  /// How symbols are to be.
  private var symbolConfiguration: UIImage.SymbolConfiguration? {
    guard let configuration else { return currentPreferredSymbolConfiguration }
    return configuration.preferredSymbolConfigurationForImage
  }

  /// The room of what is beside the title.
  var imageSize: CGSize {
    let image = shownImage?.preferring(symbolConfiguration, for: traitCollection)
    return wheel?.intrinsicContentSize ?? image?.size ?? .zero
  }

  /// Puts it where it belongs.
  func placeImage(_ place: CGRect) {
    wheel?.frame = place
    picture.frame = place
    backgroundPicture.frame = backgroundRect(forBounds: bounds)
  }

  /// CB11: shows the pictures of now.
  ///
  /// - Parameter color: The colour of those that are only a shape.
  func showPictures(in color: UIColor?) {
    let isSystem = configuration != nil || buttonType != .custom
    picture.image = shownImage.map {
      isSystem && $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    picture.preferredSymbolConfiguration = symbolConfiguration
    picture.isHidden = shownImage == nil || wheel != nil
    picture.tintColor = color
    backgroundPicture.image = configuration == nil ? currentBackgroundImage : nil
    backgroundPicture.isHidden = backgroundPicture.image == nil
    guard configuration == nil, buttonType == .custom else { return }
    let isPressed =
      isHighlighted && adjustsImageWhenHighlighted && images[exactly: .highlighted] == nil
    let isDead = !isEnabled && adjustsImageWhenDisabled && images[exactly: .disabled] == nil
    picture.alpha = isPressed || isDead ? Self.faintPicture : 1
  }

  /// How opaque a picture is that is to look pressed, or as if it cannot be used.
  ///
  /// - Source: CB11. Confidence: guess.
  private static let faintPicture: CGFloat = 0.5

  /// Shows a wheel that turns, or none.
  func showWheel(_ shows: Bool, in color: UIColor) {
    guard shows else {
      wheel?.removeFromSuperview()
      return wheel = nil
    }
    let wheel = wheel ?? UIActivityIndicatorView(style: .medium)
    wheel.color = color
    wheel.isAccessibilityElement = false
    if self.wheel == nil { addSubview(wheel) }
    self.wheel = wheel
    wheel.startAnimating()
  }
}
