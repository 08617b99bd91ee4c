// Appearance of a button in its states (Controls.CB2…).
extension UIButton {
  /// The text of the title.
  var writtenTitle: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
  }

  /// The title of a configured button: the configuration's title, otherwise the state's
  /// (Controls.CB7).
  func shownTitle(_ configuration: Configuration) -> AttributedString? {
    configuration.attributedTitle ?? currentAttributedTitle.map { AttributedString($0) }
      ?? currentTitle.map { AttributedString($0) }
  }

  /// Whether the title fades while the button is pressed.
  var isFading: Bool { configuration == nil && buttonType != .custom }

  /// Updates the views for the current state.
  func update() {
    if let configuration {
      show(configuration)
    } else {
      showByState()
    }
    addShownParts()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns the default title color of a state (Controls.CB3).
  func usualColor(_ state: State) -> UIColor? {
    guard buttonType != .custom else { return .white }
    // A close button is gray, with any tint color (Controls.CB12).
    if buttonType == .close, state.isDisjoint(with: .disabled) { return Self.closeColor }
    return state.contains(.disabled) ? Self.disabledColor : tintColor
  }

  /// Fades the title immediately on a press, and back slowly on its release (Controls.CB5).
  func fade() {
    guard isFading else { return label.alpha = 1 }
    if isHighlighted {
      UIView.performWithoutAnimation {
        (label.alpha, picture.alpha) = (Self.pressedAlpha, Self.pressedAlpha)
      }
    } else if label.alpha != 1 {
      UIView.animate(
        withDuration: Self.fadeTime, delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState],
        animations: { (self.label.alpha, self.picture.alpha) = (1, 1) })
    }
  }

  // MARK: Internals

  /// The opacity of a pressed button's title, and the duration of its return, in seconds.
  ///
  /// - Source: Controls.CB5. Confidence: measured, and guess.
  private static let pressedAlpha: CGFloat = 0.2
  private static let fadeTime: TimeInterval = 0.25

  /// The title color of a disabled button of the system type.
  ///
  /// - Source: Controls.CB3. Confidence: measured.
  private static let disabledColor = UIColor { traits in
    UIColor(
      white: (traits.userInterfaceStyle == .dark ? 140 : 133) / 255, alpha: 0.45)
  }

  /// The color of a close button (Controls.CB12).
  ///
  /// - Source: screenshots, the cross is of the color of secondary labels. Confidence: guess.
  static let closeColor = UIColor.secondaryLabel

  private func showByState() {
    plate.isHidden = true
    subtitle.isHidden = true
    label.textColor = currentTitleColor
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = currentTitle
    }
    showWheel(false, in: .clear)
    let usualPictureColor = buttonType == .close ? Self.closeColor : nil
    showPictures(
      in: isEnabled || buttonType == .custom ? usualPictureColor : Self.disabledColor)
    label.shadowColor = currentTitleShadowColor
    let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
    if isReversed != hasReversedShadow {
      hasReversedShadow = isReversed
      let offset = label.shadowOffset
      label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
    }
  }
}
