/// The view of a token in a search field.
@MainActor
final class SearchTokenView: UIView {
  let token: UISearchToken
  private let icon = UIImageView(image: nil)
  private let label = UILabel()

  /// Whether the next deletion removes the token.
  var isSelected = false { didSet { if isSelected != oldValue { show() } } }
  /// The background color; `nil` for the tint color.
  var color: UIColor? { didSet { show() } }

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    layer.cornerRadius = SearchBarMetrics.tokenPadding
    layer.cornerCurve = .continuous
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityLabel = token.text
    icon.image = token.icon
    icon.contentMode = .scaleAspectFit
    label.text = token.text
    label.font = SearchBarMetrics.tokenFont
    label.isAccessibilityElement = false
    addSubview(icon)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// The size that fits icon and text.
  var fittingSize: CGSize {
    let text = label.intrinsicContentSize
    let room = iconSide > 0 ? iconSide + SearchBarMetrics.tokenGap : 0
    return CGSize(
      width: (text.width + room + 2 * SearchBarMetrics.tokenPadding).rounded(.up),
      height: (text.height + SearchBarMetrics.tokenPadding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: SearchBarMetrics.tokenPadding, dy: 0)
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = iconSide > 0 ? iconSide + SearchBarMetrics.tokenGap : 0
    icon.frame = CGRect(
      x: isFromRight ? inner.maxX - iconSide : inner.minX, y: (bounds.height - iconSide) / 2,
      width: iconSide, height: iconSide)
    label.frame = CGRect(
      x: inner.minX + (isFromRight ? 0 : room), y: 0, width: max(0, inner.width - room),
      height: bounds.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  private var iconSide: CGFloat {
    icon.image == nil ? 0 : SearchBarMetrics.tokenFont.lineHeight.rounded(.down)
  }

  private func show() {
    backgroundColor =
      isSelected ? tintColor : color ?? tintColor.withAlphaComponent(0.2)
    label.textColor = isSelected ? .white : .label
    icon.tintColor = isSelected ? .white : .label
    accessibilityTraits = isSelected ? [.staticText, .selected] : .staticText
  }
}
