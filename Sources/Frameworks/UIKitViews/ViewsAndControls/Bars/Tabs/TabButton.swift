import TactusVoiceOver

/// The button of a tab bar item (Tabs.TB2).
@MainActor
final class TabButton: UIControl {
  private(set) weak var item: UITabBarItem?
  private weak var bar: UITabBar?
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()
  /// The offsets of the bar's appearance.
  private var offsets: (title: UIOffset, badge: UIOffset) = (.zero, .zero)

  init(_ item: UITabBarItem, in bar: UITabBar) {
    (self.item, self.bar) = (item, bar)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    label.textAlignment = .center
    badge.textAlignment = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.clipsToBounds = true
    badge.layer.cornerRadius = BarMetrics.badgeHeight / 2
    for view in [picture, label, badge] {
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      addSubview(view)
    }
    addAction(
      UIAction { [weak self] _ in
        if let self, let item = self.item { self.bar?.choose(item) }
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var preventsOuterTaps: Bool { true }

  /// Updates the button from its item.
  func show(isChosen: Bool) {
    guard let item, let bar else { return }
    isEnabled = item.isEnabled
    isSelected = isChosen
    let state: UIControl.State = !isEnabled ? .disabled : isChosen ? .selected : .normal
    let usual: UIColor = isChosen ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
    let look = bar.look(of: item, isChosen: isChosen)
    let attributes = look.titleTextAttributes.merging(item.titleAttributes[state] ?? [:]) { $1 }
    label.text = item.title
    label.font = attributes[.font] as? UIFont ?? BarMetrics.tabFont
    label.textColor = attributes[.foregroundColor] as? UIColor ?? usual
    picture.tintColor = look.iconColor ?? usual
    picture.image = ((isChosen ? item.selectedImage : nil) ?? item.image)?.asTemplate
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    let words = look.badgeTextAttributes.merging(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
    badge.font = words[.font] as? UIFont ?? .systemFont(ofSize: 13)
    badge.textColor = words[.foregroundColor] as? UIColor ?? .white
    offsets = (look.titlePositionAdjustment, look.badgePositionAdjustment)
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityValue = item.accessibilityValue ?? item.badgeValue.map(spokenBadge)
    accessibilityHint = item.accessibilityHint
    item.showLargeContent(in: self)
    alpha = isEnabled ? 1 : 0.5
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image?.size ?? .zero
    let words = label.intrinsicContentSize
    let own = item?.titlePositionAdjustment ?? .zero
    let offset = own == .zero ? offsets.title : own
    let isLow = bounds.height < BarMetrics.tabHeight
    let width = min(words.width, bounds.width)
    if isLow {
      // In landscape, the image and the title are side by side.
      let all = size.width + BarMetrics.tabGap + width
      let x = (bounds.width - all) / 2
      put(picture, x, (bounds.height - size.height) / 2, size)
      put(
        label, x + size.width + BarMetrics.tabGap + offset.horizontal,
        (bounds.height - words.height) / 2 + offset.vertical,
        CGSize(width: width, height: words.height))
    } else {
      let middle = BarMetrics.tabPictureMiddle
      put(picture, (bounds.width - size.width) / 2, middle - size.height / 2, size)
      put(
        label, (bounds.width - width) / 2 + offset.horizontal,
        bounds.height - words.height - 1 + offset.vertical,
        CGSize(width: width, height: words.height))
    }
    let length = max(BarMetrics.badgeHeight, badge.intrinsicContentSize.width + 10)
    put(
      badge, picture.frame.maxX - 6 + offsets.badge.horizontal,
      max(1, picture.frame.minY - 5) + offsets.badge.vertical,
      CGSize(width: length, height: BarMetrics.badgeHeight))
  }

  private func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
    view.frame = CGRect(
      origin: CGPoint(x: BarMetrics.toPixels(x), y: BarMetrics.toPixels(y)), size: size)
  }

  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }
}

/// Returns the text of a badge as VoiceOver says it: a number is one of things (VoiceOver.SP13).
@MainActor
func spokenBadge(_ text: String) -> String {
  guard let count = Int(text), count >= 0 else { return text }
  return VoiceOverStrings.ofPhone.items(count)
}
