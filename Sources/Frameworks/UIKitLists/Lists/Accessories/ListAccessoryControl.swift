import TactusUIKitViews

/// The control or mark of an accessory, with an image.
@MainActor
final class ListAccessoryControl: UIControl {
  let imageView = UIImageView()
  private let disc = UIView()

  init(_ icon: CellIcon, isAccessible: Bool) {
    super.init(frame: CGRect(origin: .zero, size: icon.size))
    imageView.image = icon.image
    imageView.frame = bounds
    disc.frame = bounds
    disc.layer.cornerRadius = bounds.width / 2
    (disc.isUserInteractionEnabled, disc.isHidden) = (false, true)
    addSubview(disc)
    addSubview(imageView)
    isAccessibilityElement = isAccessible
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a color behind the image; `nil` for none.
  func showDisc(_ color: UIColor?) {
    (disc.backgroundColor, disc.isHidden) = (color, color == nil)
  }

  /// Shows the mark of a selected cell, or that of another one.
  func showSelection(_ isSelected: Bool, _ color: UIColor?) {
    imageView.image = (isSelected ? CellIcon.selected : .unselected).image
    imageView.tintColor = isSelected ? nil : .tertiaryLabel
    showDisc(isSelected ? color : nil)
  }

  /// The area of touches, at least as large as a finger.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let reach = (
      x: min(0, (bounds.width - Self.touchSide) / 2),
      y: min(0, (bounds.height - Self.touchSide) / 2)
    )
    return bounds.insetBy(dx: reach.x, dy: reach.y).contains(point)
  }

  /// The least side of the area of touches, in points.
  ///
  /// - Source: Apple's advice on the size of controls. Confidence: documented.
  private static let touchSide: CGFloat = 44
}
