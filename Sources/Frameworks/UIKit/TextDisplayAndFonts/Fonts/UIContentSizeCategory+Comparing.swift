extension UIContentSizeCategory {
  // MARK: Comparing

  /// Whether one is smaller than another; of two that nobody knows, neither is.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    guard let left = left.place, let right = right.place else { return false }
    return left < right
  }
  /// Whether one is larger than another.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right < left
  }
  /// Whether one is smaller than another, or the same.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left == right || left < right
  }
  /// Whether one is larger than another, or the same.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    right <= left
  }

  // MARK: Changing

  /// Says that people have set another size; its `userInfo` has the new one.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// Where that is in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  // MARK: Internals

  /// From the smallest to the largest.
  static let inOrder: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var place: Int? { Self.inOrder.firstIndex(of: self) }

  /// Its place from the smallest, 0; the usual one's for what nobody knows.
  var step: Int { place ?? 3 }

  /// What people have set, as the phone said last; any thread may ask.
  static var current: UIContentSizeCategory {
    CurrentTraits.ofScreen.withLock { $0.preferredContentSizeCategory }
  }

  /// What traits say, or else what people have set.
  static func meant(by traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified ? current : category
  }
}
