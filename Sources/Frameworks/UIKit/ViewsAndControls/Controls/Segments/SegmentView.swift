/// One of a segmented control's segments.
final class SegmentView: UIView {
  let label = UILabel()
  /// What is done when it is chosen.
  var action: UIAction?
  /// How wide it is, in points; 0 for as wide as there is room.
  var width: CGFloat = 0
  /// How far its title is from where it would be.
  var offset: CGSize = .zero
  var isEnabled = true
  /// Whether it is read as chosen.
  var isChosen = false {
    didSet { accessibilityTraits = isChosen ? [.button, .selected] : .button }
  }

  init(_ title: String?) {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    label.text = title
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Its title, unless something else is said.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text }
    set { super.accessibilityLabel = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(.zero)
    let width = min(size.width, bounds.width)
    label.frame = CGRect(
      x: ((bounds.width - width) / 2 + offset.width).rounded(),
      y: (bounds.height - size.height) / 2 + offset.height, width: width, height: size.height)
  }
}
