import CoreGraphics
import TactusPhoneLink
import UIKit

/// A row of the menu of quick actions: texts, and an icon on the side of the app's icon
/// (HomeScreen.Q5).
@MainActor
final class QuickActionRow: UIView {
  /// The action.
  let action: QuickAction
  /// Called when assistive technologies choose the row.
  var onActivate: () -> Void = {}

  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView()
  /// Whether the icon is on the left side.
  private let isIconLeft: Bool

  init(_ action: QuickAction, of app: InstalledApp, isIconLeft: Bool) {
    self.action = action
    self.isIconLeft = isIconLeft
    super.init(frame: .zero)
    // Fingers slide from row to row, so the menu tracks them.
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = [action.title, action.subtitle].compactMap(\.self).joined(separator: ", ")
    title.text = action.title
    title.textColor = .label
    subtitle.text = action.subtitle
    subtitle.textColor = .secondaryLabel
    // A small dot in place of an icon (HomeScreen.Q5).
    let image =
      QuickActionImage.image(of: action.icon, in: app)
      ?? UIImage(
        systemName: "circle.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: QuickActionMetrics.dotSize))
    let side = QuickActionMetrics.iconSide
    let fits = image.map { max($0.size.width, $0.size.height) <= side } ?? true
    picture.image = image
    picture.contentMode = fits ? .center : .scaleAspectFit
    picture.tintColor = .label
    for view in [title, subtitle, picture] {
      view.isAccessibilityElement = false
      addSubview(view)
    }
    updateFonts()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a finger or the keyboard's selection is on the row.
  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? UIColor.systemFill : nil }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateFonts()
  }

  override func accessibilityActivate() -> Bool {
    onActivate()
    return true
  }

  // MARK: Layout

  /// Returns the height for a width.
  func height(width: CGFloat) -> CGFloat {
    let room = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
    let texts = [title, subtitle].filter { $0.text != nil }
      .reduce(0) { $0 + $1.sizeThatFits(room).height }
    return max(QuickActionMetrics.rowHeight, (texts + 20).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = QuickActionMetrics.self
    let width = textWidth(in: bounds.width)
    let x = isIconLeft ? metrics.margin + metrics.iconSide + metrics.gap : metrics.margin
    picture.frame = CGRect(
      x: isIconLeft ? metrics.margin : bounds.width - metrics.margin - metrics.iconSide,
      y: (bounds.height - metrics.iconSide) / 2, width: metrics.iconSide, height: metrics.iconSide)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let heights = [title, subtitle].map { $0.text == nil ? 0 : $0.sizeThatFits(room).height }
    var y = ((bounds.height - heights.reduce(0, +)) / 2).rounded()
    for (label, height) in zip([title, subtitle], heights) {
      label.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height
    }
  }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let metrics = QuickActionMetrics.self
    return width - 2 * metrics.margin - metrics.iconSide - metrics.gap
  }

  private func updateFonts() {
    title.font = .preferredFont(forTextStyle: .body)
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    // The title takes two lines only where there is no subtitle (HomeScreen.Q5).
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    title.numberOfLines = isLarge ? 3 : action.subtitle == nil ? 2 : 1
    subtitle.numberOfLines = 1
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in [title, subtitle] { label.textAlignment = isRightToLeft ? .right : .left }
    setNeedsLayout()
  }
}
