/// The view of a bar button's badge (Navigation.NB23).
@MainActor
final class BarButtonBadge: UILabel {
  /// Creates the view of a badge.
  init(_ badge: UIBarButtonItem.Badge) {
    super.init(frame: .zero)
    text = badge.stringValue
    textAlignment = .center
    font = badge.font ?? BarMetrics.badgeFont
    textColor = badge.foregroundColor ?? .white
    backgroundColor = badge.backgroundColor ?? .systemRed
    clipsToBounds = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  /// Centers the badge's leading half on a corner.
  ///
  /// - Parameters:
  ///   - corner: The upper trailing corner of the content.
  ///   - isFromRight: Whether the corner is the left one.
  func place(at corner: CGPoint, isFromRight: Bool) {
    let height = text == nil ? BarMetrics.badgeDot : BarMetrics.itemBadgeHeight
    let words = text == nil ? 0 : intrinsicContentSize.width + BarMetrics.itemBadgePadding
    let width = max(height, words.rounded(.up))
    let x = isFromRight ? corner.x + height / 2 - width : corner.x - height / 2
    frame = CGRect(
      x: BarMetrics.toPixels(x), y: BarMetrics.toPixels(max(0, corner.y - height / 2)),
      width: width, height: height)
    layer.cornerRadius = height / 2
  }
}
