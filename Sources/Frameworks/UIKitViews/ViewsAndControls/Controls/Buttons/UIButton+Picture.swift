// The images of a button.
extension UIButton {
  /// The current image.
  private var shownImage: UIImage? { configuration?.image ?? currentImage }

  /// The current symbol configuration.
  private var symbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
  }

  /// The size of the image or the activity indicator.
  var imageSize: CGSize {
    let image = shownImage?.applyingDefaultConfiguration(symbolConfiguration, for: traitCollection)
    let scale =
      adjustsImageSizeForAccessibilityContentSizeCategory
      ? traitCollection.accessibilityImageScale : 1
    return wheel?.intrinsicContentSize ?? image?.size.scaled(by: scale) ?? .zero
  }

  /// Sets the frames of the image and the activity indicator.
  func placeImage(_ place: CGRect) {
    wheel?.frame = place
    picture.frame = place
    backgroundPicture.frame = backgroundRect(forBounds: bounds)
  }

  /// Updates the image views (Controls.CB11).
  ///
  /// - Parameter color: The tint color of template images.
  func showPictures(in color: UIColor?) {
    let isSystem = configuration != nil || buttonType != .custom
    show(
      shownImage.map {
        isSystem && $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
      })
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

  /// Shows an image; another symbol appears with the configuration's transition (Drawing.SE10).
  private func show(_ image: UIImage?) {
    let transition =
      configuration?.symbolContentTransition
      ?? (isSymbolAnimationEnabled ? UISymbolContentTransition(.automatic) : nil)
    guard let transition, let image, let old = picture.image, image.isOtherSymbol(than: old),
      window != nil
    else { return picture.image = image }
    picture.setSymbolImage(image, by: transition)
  }

  /// The opacity of the image of a highlighted or disabled button.
  ///
  /// - Source: Controls.CB11. Confidence: guess.
  private static let faintPicture: CGFloat = 0.5

  /// Shows or hides the activity indicator.
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
