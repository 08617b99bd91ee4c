@_spi(UIKitModules) import TactusUIKitViews

// Image and texts of a list's content. Steps CellConfigurations.CC4…CC7.
extension UIListContentView {
  /// Applies the configuration to the views.
  func show() {
    show(
      shown.text, shown.attributedText, shown.textProperties, in: label,
      isHeader: shown.style.isHeader
    )
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondaryLabel, isHeader: false)
    showImage()
    alpha = shown.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel, isHeader: Bool
  ) {
    label.isHidden = (attributed?.string ?? text)?.isEmpty ?? true
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform.apply($0) }
    }
    // VoiceOver reads the text as the app wrote it (CellConfigurations.CC7).
    label.accessibilityLabel = label.isHidden ? nil : attributed?.string ?? text
    label.accessibilityTraits = isHeader ? [.staticText, .header] : .staticText
  }

  /// Applies the configuration to the image view.
  func showImage() {
    let properties = shown.imageProperties
    imageView.isHidden = shown.image == nil
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.image = shown.image
    imageView.tintColor = properties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.layer.borderWidth = properties.strokeWidth
    imageView.layer.borderColor =
      properties.strokeWidth > 0
      ? properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
      : nil
    imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
  }

  // MARK: Layout

  /// The content without limits of its width, in points.
  var naturalWidth: CGFloat {
    let (main, secondary) = (text(label), text(secondaryLabel))
    let (one, two) = (main?.naturalWidth ?? 0, secondary?.naturalWidth ?? 0)
    let isBeside = shown.prefersSideBySideTextAndSecondaryText && main != nil && secondary != nil
    var width = isBeside ? one + shown.textToSecondaryTextHorizontalPadding + two : max(one, two)
    if let imageSize {
      width += reservedSize(for: imageSize).width
      if main != nil || secondary != nil { width += shown.imageToTextPadding }
    }
    let margins = effectiveMargins
    return width + margins.leading + margins.trailing
  }

  /// The leading edge of the texts in the view, or of the content without texts.
  var textStart: CGFloat {
    let layout = layout(inWidth: bounds.width)
    if !label.isHidden { return layout.text.minX }
    return secondaryLabel.isHidden ? effectiveMargins.leading : layout.secondaryText.minX
  }

  /// Returns the places of the content in a width.
  func layout(inWidth width: CGFloat) -> ListContentLayout {
    ListContentLayout(
      width: width, margins: effectiveMargins, shown, imageSize: imageSize,
      reservedSize: imageSize.map(reservedSize) ?? .zero, main: text(label),
      secondary: text(secondaryLabel))
  }

  /// The margins, at least those of the superview on the axes that preserve them
  /// (CellConfigurations.CC4).
  private var effectiveMargins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    guard let outer = superview?.directionalLayoutMargins else { return margins }
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private func text(_ label: UILabel) -> ListContentLayout.Text? {
    guard !label.isHidden else { return nil }
    return ListContentLayout.Text(naturalWidth: label.sizeThatFits(.zero).width) { width in
      label.sizeThatFits(CGSize(width: max(1, width), height: 0)).height
    }
  }

  /// The size of the image, reduced to the maximum size in its proportions
  /// (CellConfigurations.CC5).
  private var imageSize: CGSize? {
    guard !imageView.isHidden else { return nil }
    let size = imageView.sizeThatFits(.zero)
    guard size.width > 0, size.height > 0 else { return nil }
    let limit = shown.imageProperties.maximumSize
    let factors = [
      limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1,
    ]
    let factor = min(1, factors.min() ?? 1)
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// Returns the area that an image is centered in (CellConfigurations.CC5).
  private func reservedSize(for image: CGSize) -> CGSize {
    let wanted = shown.imageProperties.reservedLayoutSize
    let usual = UIFontMetrics(forTextStyle: shown.style.symbolStyle).scaledValue(
      for: Self.symbolSide, compatibleWith: traitCollection)
    func length(_ wanted: CGFloat, natural: CGFloat) -> CGFloat {
      if wanted == UIListContentConfiguration.ImageProperties.standardDimension { return usual }
      return wanted == 0 ? natural : wanted
    }
    let isSymbol = shown.image?.isSymbolImage == true
    return CGSize(
      width: length(wanted.width, natural: isSymbol ? max(usual, image.width) : image.width),
      height: length(wanted.height, natural: image.height))
  }

  /// The side of the area of a symbol at the default text size, in points.
  ///
  /// - Source: screenshots of lists with symbols. Confidence: guess.
  private static let symbolSide: CGFloat = 28

  /// Returns a length rounded up to pixels.
  func rounded(_ length: CGFloat) -> CGFloat {
    let scale = max(1, UIScreen.main.scale)
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  /// Returns a rectangle rounded to pixels, mirrored in right-to-left layouts.
  func placed(_ rect: CGRect) -> CGRect {
    let scale = max(1, UIScreen.main.scale)
    var rect = usesRightToLeftLayout ? rect.mirrored(in: bounds.width) : rect
    rect.origin.x = (rect.origin.x * scale).rounded() / scale
    rect.origin.y = (rect.origin.y * scale).rounded() / scale
    return rect
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// Returns a text with the transform, in the user's language.
  fileprivate func apply(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased(with: .current)
    case .lowercase: text.lowercased(with: .current)
    case .capitalized: text.capitalized(with: .current)
    }
  }
}
