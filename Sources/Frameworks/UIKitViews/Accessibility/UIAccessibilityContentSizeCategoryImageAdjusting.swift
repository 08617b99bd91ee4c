/// An object whose image grows at the accessibility text sizes (Accessibility.LC5).
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image grows at the accessibility text sizes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

extension UITraitCollection {
  /// The factor of images that scale with the text size: above 1 only at the accessibility sizes
  /// (Accessibility.LC5).
  var accessibilityImageScale: CGFloat {
    guard preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
    let length = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: self)
    return max(length / 100, 1)
  }
}

extension CGSize {
  /// Returns the size multiplied by a factor.
  func scaled(by factor: CGFloat) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
