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
