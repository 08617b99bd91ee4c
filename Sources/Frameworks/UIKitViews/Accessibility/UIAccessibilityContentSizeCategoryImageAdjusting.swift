/// An object whose image grows at the accessibility text sizes (Accessibility.LC5).
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image grows at the accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UITraitCollection {
  /// The factor by which images grow that follow the text size: more than 1 at the accessibility
  /// sizes only (Accessibility.LC5).
  var accessibilityImageScale: CGFloat {
    guard preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
    let length = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: self)
    return max(length / 100, 1)
  }
}

extension CGSize {
  /// Returns the size times a factor.
  func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
