/// The foreground and background colors of a configured button in its state (Controls.CB9).
@MainActor
struct ButtonConfigurationColors {
  var letters: UIColor
  var ground: UIColor?

  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    let tint: UIColor =
      button.role == .destructive && configuration.baseForegroundColor == nil
      ? .systemRed : button.tintColor
    let base = configuration.baseBackgroundColor
    let isChosen = button.isSelected && configuration.automaticallyUpdateForSelection
    switch configuration.kind {
    case .plain, .borderless:
      (letters, ground) = (tint, isChosen ? tint.withAlphaComponent(Self.tintedAlpha) : base)
    case .tinted:
      (letters, ground) = (tint, (base ?? tint).withAlphaComponent(Self.tintedAlpha))
      if isChosen { (letters, ground) = (.white, base ?? tint) }
    case .gray:
      (letters, ground) = (tint, base ?? .secondarySystemFill)
      if isChosen { (letters, ground) = (.white, tint) }
    case .filled:
      (letters, ground) = (.white, base ?? tint)
    }
    letters = configuration.baseForegroundColor ?? letters
    ground = configuration.background.backgroundColor ?? ground
    if !button.isEnabled {
      letters = .tertiaryLabel
      if ground != nil, configuration.background.backgroundColor == nil {
        ground = .tertiarySystemFill
      }
    } else if button.isHighlighted {
      if configuration.kind == .filled {
        ground = ground.map(Self.pressed)
        letters = letters.withAlphaComponent(Self.pressedPart)
      } else {
        letters = letters.withAlphaComponent(Self.pressedPart)
        ground = ground.map(Self.fainter)
      }
    }
  }

  // MARK: Internals

  /// The opacity of the tint in the background of a tinted button.
  ///
  /// - Source: Controls.CB9. Confidence: guess.
  private static let tintedAlpha: CGFloat = 0.18
  /// The fraction of a color's brightness or opacity while the button is pressed.
  ///
  /// - Source: Controls.CB9. Confidence: guess.
  private static let pressedPart: CGFloat = 0.75

  /// Returns a color with reduced brightness.
  private static func pressed(_ color: UIColor) -> UIColor {
    UIColor { traits in
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
      let resolved = color.resolvedColor(with: traits)
      guard
        resolved.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      else { return resolved }
      return UIColor(
        hue: hue, saturation: saturation, brightness: brightness * pressedPart, alpha: alpha)
    }
  }

  /// Returns a color with reduced opacity.
  private static func fainter(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * pressedPart)
    }
  }
}
