import PhoneLink

extension UITraitCollection {
  /// What is known.
  struct Values: Sendable, Hashable {
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    var direction: UITraitEnvironmentLayoutDirection?
    var scale: CGFloat?
    var horizontal: UIUserInterfaceSizeClass?
    var vertical: UIUserInterfaceSizeClass?
    var force: UIForceTouchCapability?
    var contentSize: UIContentSizeCategory?
    var contrast: UIAccessibilityContrast?
    var level: UIUserInterfaceLevel?
    var weight: UILegibilityWeight?
    var gamut: UIDisplayGamut?
    var activity: UIUserInterfaceActiveAppearance?

    init() {}

    /// Makes what is known by saying it.
    init(_ say: (inout Values) -> Void) { say(&self) }

    /// The same, with what another one knows instead.
    func overridden(by other: Values) -> Values {
      var new = self
      new.idiom = other.idiom ?? idiom
      new.style = other.style ?? style
      new.direction = other.direction ?? direction
      new.scale = other.scale ?? scale
      new.horizontal = other.horizontal ?? horizontal
      new.vertical = other.vertical ?? vertical
      new.force = other.force ?? force
      new.contentSize = other.contentSize ?? contentSize
      new.contrast = other.contrast ?? contrast
      new.level = other.level ?? level
      new.weight = other.weight ?? weight
      new.gamut = other.gamut ?? gamut
      new.activity = other.activity ?? activity
      return new
    }
  }
}

extension UITraitCollection {
  /// Makes those of the phone's screen.
  convenience init(device: DeviceTraits, isSideways: Bool) {
    self.init(
      Values {
        $0.idiom = .phone
        $0.style = device.isDark ? .dark : .light
        $0.direction = device.readsRightToLeft ? .rightToLeft : .leftToRight
        $0.scale = CGFloat(device.screen.scale)
        // RO4.
        $0.horizontal = isSideways && device.screen.width >= Self.widePhone ? .regular : .compact
        $0.vertical = isSideways ? .compact : .regular
        $0.force = device.feelsForce ? .available : .unavailable
        $0.contentSize = UIContentSizeCategory(device.contentSize)
        $0.contrast = device.increasesContrast ? .high : .normal
        $0.level = .base
        $0.weight = device.usesBoldText ? .bold : .regular
        // What paints the screen does so in sRGB, whatever the model's own can.
        $0.gamut = .SRGB
        $0.activity = .active
      })
  }

  /// Points that a phone is wide, upright, that is wide sideways.
  ///
  /// - Source: what size classes Plus, Max and XR have; well known. Confidence: guess.
  private static let widePhone = 414.0
}

extension UIContentSizeCategory {
  /// What the phone says, in Apple's words.
  init(_ size: ContentSize) {
    self =
      switch size {
      case .extraSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .extraLarge
      case .extraExtraLarge: .extraExtraLarge
      case .extraExtraExtraLarge: .extraExtraExtraLarge
      case .accessibilityMedium: .accessibilityMedium
      case .accessibilityLarge: .accessibilityLarge
      case .accessibilityExtraLarge: .accessibilityExtraLarge
      case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
      case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
      }
  }
}
