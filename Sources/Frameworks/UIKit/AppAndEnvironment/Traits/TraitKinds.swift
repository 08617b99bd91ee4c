/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Nobody knows yet: what asks is in no window.
  case unknown = 0
  /// It does not, or people have switched that off.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
}

/// Whether the screen is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nobody knows, or nobody cares.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// Whether there is much room along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nobody knows.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// From where to where people read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether colours are to differ more.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More.
  case high = 1
}

/// Whether something lies on the screen or over what lies there.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// It lies on the screen.
  case base = 0
  /// It lies over something else, as a sheet does.
  case elevated = 1
}

/// Which colours a screen can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3, which are more.
  case P3 = 1
}

/// Whether what is shown looks as what is in use.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// As what is not in use.
  case inactive = 0
  /// As what is in use, which on a phone all does.
  case active = 1
}

/// Whether text is to be bold.
public enum UILegibilityWeight: Int, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// How large people want to read.
public struct UIContentSizeCategory: _WrappedWord, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a category of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  /// Nobody knows.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Smaller than usual.
  public static let small = UIContentSizeCategory("S")
  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory("M")
  /// The usual size.
  public static let large = UIContentSizeCategory("L")
  /// A little larger than usual.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Larger than usual.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest of those for everybody.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest of those for people who see less well.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of those.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of those.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of those.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// Whether it is one of those for people who see less well.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}
