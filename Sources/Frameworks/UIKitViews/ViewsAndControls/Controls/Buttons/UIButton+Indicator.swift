// The indicator of a button with a menu (Controls.CB15).
extension UIButton {
  /// Whether the button shows the selected element of its menu.
  private var isPopUp: Bool {
    menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
  }

  private func showsIndicator(_ configuration: Configuration) -> Bool {
    switch configuration.indicator {
    case .automatic: isPopUp
    case .none: false
    case .popup: true
    }
  }

  /// Returns the width that the indicator takes at the trailing edge, in points.
  func indicatorRoom(_ configuration: Configuration) -> CGFloat {
    guard showsIndicator(configuration), let image = indicatorImage(configuration) else { return 0 }
    return image.size.width + Self.indicatorGap
  }

  /// Shows or hides the indicator.
  ///
  /// - Parameter color: The color of the title.
  func showIndicator(_ configuration: Configuration, in color: UIColor) {
    guard showsIndicator(configuration) else {
      indicator?.removeFromSuperview()
      return indicator = nil
    }
    let view = indicator ?? UIImageView()
    view.image = indicatorImage(configuration)?.withRenderingMode(.alwaysTemplate)
    view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    if indicator == nil { addSubview(view) }
    indicator = view
  }

  /// Places the indicator at the trailing edge, beside the content.
  func placeIndicator(_ configuration: Configuration) {
    guard let indicator, let size = indicator.image?.size else { return }
    let insets = configuration.contentInsets.edges(isRightToLeft: isRightToLeft)
    let x = isRightToLeft ? insets.left : bounds.width - insets.right - size.width
    indicator.frame = CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  private func indicatorImage(_ configuration: Configuration) -> UIImage? {
    let style = UIFont.preferredFont(
      forTextStyle: configuration.titleStyle, compatibleWith: traitCollection)
    return UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: style.pointSize * Self.indicatorScale, weight: .medium))
  }

  /// The distance between content and indicator, in points.
  ///
  /// - Source: Controls.CB15. Confidence: guess.
  private static let indicatorGap: CGFloat = 4
  /// The size of the indicator's symbol, as a fraction of the title's font size.
  ///
  /// - Source: Controls.CB15. Confidence: guess.
  private static let indicatorScale: CGFloat = 0.75
}
