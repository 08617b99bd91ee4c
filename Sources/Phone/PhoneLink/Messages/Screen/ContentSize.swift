/// The preferred text size; the raw value is the word on the wire and in scripts.
///
/// The order is from small to large, and the default is `large`.
public enum ContentSize: String, Sendable, CaseIterable, Comparable {
  /// The smallest size.
  case extraSmall = "extra-small"
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default size.
  case large
  /// One step above the default.
  case extraLarge = "extra-large"
  /// Two steps above the default.
  case extraExtraLarge = "extra-extra-large"
  /// The largest size outside the accessibility sizes.
  case extraExtraExtraLarge = "extra-extra-extra-large"
  /// The smallest accessibility size.
  case accessibilityMedium = "accessibility-medium"
  /// The second accessibility size.
  case accessibilityLarge = "accessibility-large"
  /// The third accessibility size.
  case accessibilityExtraLarge = "accessibility-extra-large"
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"

  /// Returns whether the first size is smaller than the second.
  public static func < (left: ContentSize, right: ContentSize) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
