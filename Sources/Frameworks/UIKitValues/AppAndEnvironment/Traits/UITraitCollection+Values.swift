import TactusPhoneLink

extension UITraitCollection {
  /// The values of the traits; `nil` for an unspecified trait.
  ///
  /// Values of app-defined traits are constants (documented), so threads may share them.
  package struct Values: Hashable, @unchecked Sendable {
    var idiom: UIUserInterfaceIdiom?
    var style: UIUserInterfaceStyle?
    package var direction: UITraitEnvironmentLayoutDirection?
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
    var toolbarSize: UINSToolbarItemPresentationSize?
    var dynamicRange: UIImage.DynamicRange?
    var captureState: UISceneCaptureState?
    var language: String?
    var list: UIListEnvironment?
    var tabAccessory: UITabAccessoryEnvironment?
    /// The values of app-defined traits, by the traits' identifiers.
    var custom: [String: CustomTraitValue] = [:]

    package init() {}

    /// Creates values with a closure that sets them.
    init(_ configure: (inout Values) -> Void) { configure(&self) }

    /// Returns these values, overridden by the specified values of another set.
    package func overridden(by other: Values) -> Values {
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
      new.toolbarSize = other.toolbarSize ?? toolbarSize
      new.dynamicRange = other.dynamicRange ?? dynamicRange
      new.captureState = other.captureState ?? captureState
      new.language = other.language ?? language
      new.list = other.list ?? list
      new.tabAccessory = other.tabAccessory ?? tabAccessory
      if !other.custom.isEmpty { new.custom.merge(other.custom) { $1 } }
      return new
    }
  }
}

extension UITraitCollection {
  /// Creates the traits of the phone's screen.
  package convenience init(device: DeviceTraits, isSideways: Bool) {
    self.init(
      Values {
        $0.idiom = device.idiom == .pad ? .pad : .phone
        $0.style = device.isDark ? .dark : .light
        // Right to left if the phone or the app is (Region.LR6).
        let isRightToLeft = device.isRightToLeft || Bundle.main.isRightToLeft
        $0.direction = isRightToLeft ? .rightToLeft : .leftToRight
        $0.scale = CGFloat(device.screen.scale)
        // Wide phones are regular in landscape (Rotation.RO4).
        let isWide = isSideways && device.screen.width >= Self.regularWidthThreshold
        // Both size classes are regular on a tablet (Rotation.RO4).
        $0.horizontal = isWide || device.idiom == .pad ? .regular : .compact
        $0.vertical = isSideways && device.idiom != .pad ? .compact : .regular
        $0.force = device.measuresForce ? .available : .unavailable
        $0.contentSize = UIContentSizeCategory(device.contentSize)
        $0.contrast = device.increasesContrast ? .high : .normal
        $0.level = .base
        $0.weight = device.usesBoldText ? .bold : .regular
        // The screen is painted in sRGB, whatever gamut the model's display has.
        $0.gamut = .SRGB
        $0.activity = .active
        $0.dynamicRange = .standard
        $0.captureState = device.isCaptured ? .active : .inactive
      })
  }

  /// The minimum portrait width, in points, of phones that are regular width in landscape.
  ///
  /// - Source: the size classes of Plus, Max and XR, which are well known. Confidence: guess.
  private static let regularWidthThreshold = 414.0
}

extension UIContentSizeCategory {
  /// Creates the category of a phone's text size.
  package init(_ size: ContentSize) {
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
