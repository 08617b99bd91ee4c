/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// The capability is unknown, because the object is in no window.
  case unknown = 0
  /// The screen does not measure force, or 3D Touch is off.
  case unavailable = 1
  /// The screen measures force.
  case available = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified kind of device.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A CarPlay screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// The light or dark style of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// An unspecified style.
  case unspecified = 0
  /// The light style.
  case light = 1
  /// The dark style.
  case dark = 2
}

/// The amount of space along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// An unspecified size class.
  case unspecified = 0
  /// Constrained space.
  case compact = 1
  /// Ample space.
  case regular = 2
}

/// The layout direction of the user's language.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// An unspecified direction.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The level of contrast between colors.
public enum UIAccessibilityContrast: Int, Sendable {
  /// An unspecified contrast.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// The visual level of content.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// An unspecified level.
  case unspecified = -1
  /// Content on the screen itself.
  case base = 0
  /// Content above other content, such as a sheet.
  case elevated = 1
}

/// The range of colors that a display shows.
public enum UIDisplayGamut: Int, Sendable {
  /// An unspecified gamut.
  case unspecified = -1
  /// The sRGB gamut.
  case SRGB = 0
  /// The wider Display P3 gamut.
  case P3 = 1
}

/// Whether an interface has the active or the inactive appearance.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// An unspecified appearance.
  case unspecified = -1
  /// The inactive appearance.
  case inactive = 0
  /// The active appearance; on a phone every interface has it.
  case active = 1
}

/// Whether text is bold for legibility.
public enum UILegibilityWeight: Int, Sendable {
  /// An unspecified weight.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// The bold weight.
  case bold = 1
}

/// The text size that the user prefers.
public struct UIContentSizeCategory: _WrappedWord, Sendable {
  /// The name of the category.
  public let rawValue: String
  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// An unspecified category.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The extra small size, the smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// The small size.
  public static let small = UIContentSizeCategory("S")
  /// The medium size.
  public static let medium = UIContentSizeCategory("M")
  /// The large size, which is the default.
  public static let large = UIContentSizeCategory("L")
  /// The extra large size.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// The extra extra large size.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The extra extra extra large size, the largest outside of the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The medium accessibility size, the smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The large accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The extra large accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The extra extra large accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The extra extra extra large accessibility size, the largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// Whether the category is an accessibility size.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
