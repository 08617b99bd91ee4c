// What a button shows in its states. Steps CB2… are in `Documentation/Behaviour/Controls.md`.
extension UIButton {
  /// The words of the title.
  var writtenTitle: String? {
    configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
  }

  /// Whether pressing it fades what it shows.
  var isFading: Bool { configuration == nil && buttonType != .custom }

  /// Has it show what it is to show now.
  func update() {
    if let configuration {
      show(configuration)
    } else {
      showByState()
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// CB3: the colour of a title that was given none.
  func usualColor(_ state: State) -> UIColor? {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? Self.disabledColor : tintColor
  }

  /// CB5: what is pressed is faint at once, and comes back slowly.
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

  /// How opaque the title of a pressed button is, and how long it takes to come back, in seconds.
  ///
  /// - Source: CB5. Confidence: measured, and guess.
  private static let pressedAlpha: CGFloat = 0.2
  private static let fadeTime: TimeInterval = 0.25

  /// The colour of the title of a button of the system's type that cannot be used.
  ///
  /// - Source: CB3. Confidence: measured.
  private static let disabledColor = UIColor { traits in
    UIColor(
      white: (traits.userInterfaceStyle == .dark ? 140 : 133) / 255, alpha: 0.45)
  }

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
    showPictures(in: isEnabled || buttonType == .custom ? nil : Self.disabledColor)
    label.shadowColor = currentTitleShadowColor
    let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
    if isReversed != hasReversedShadow {
      hasReversedShadow = isReversed
      let offset = label.shadowOffset
      label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
    }
  }
}
