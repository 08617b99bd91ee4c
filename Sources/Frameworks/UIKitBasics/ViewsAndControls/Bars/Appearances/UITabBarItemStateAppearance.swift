/// The appearance of the items of a tab bar in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title that differ from the default ones.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The color of the image; `nil` for that of the bar.
  open var iconColor: UIColor?
  /// The offset of the badge.
  open var badgePositionAdjustment: UIOffset = .zero
  /// The color of the badge; `nil` for that of the item.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text that differ from the default ones.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge's text.
  open var badgeTitlePositionAdjustment: UIOffset = .zero

  /// Returns whether another object is an appearance of the same class with equal properties.
  ///
  /// - Thread: any; another thread waits for the main thread.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITabBarItemStateAppearance, type(of: other) == type(of: self)
    else { return false }
    return AnyThread.read {
      TextAttributes(titleTextAttributes) == TextAttributes(other.titleTextAttributes)
        && TextAttributes(badgeTextAttributes) == TextAttributes(other.badgeTextAttributes)
        && titlePositionAdjustment == other.titlePositionAdjustment
        && badgePositionAdjustment == other.badgePositionAdjustment
        && badgeTitlePositionAdjustment == other.badgeTitlePositionAdjustment
        && iconColor == other.iconColor && badgeBackgroundColor == other.badgeBackgroundColor
    }
  }

  /// The hash value, which depends on the class alone, as the properties can change.
  nonisolated open override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }

  // MARK: Internals

  func copyProperties(from other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
