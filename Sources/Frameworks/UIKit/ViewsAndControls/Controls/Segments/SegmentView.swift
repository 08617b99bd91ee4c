/// One of a segmented control's segments.
final class SegmentView: UIView {
  let label = UILabel()
  /// What it shows in place of a title.
  let picture = UIImageView()
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
    addSubview(picture)
  }

  /// Shows a picture, or the title.
  func show(_ image: UIImage?) {
    picture.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Its title, unless something else is said.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text }
    set { super.accessibilityLabel = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: ((bounds.width - image.width) / 2 + offset.width).rounded(),
      y: ((bounds.height - image.height) / 2 + offset.height).rounded(), width: image.width,
      height: image.height)
    let size = label.sizeThatFits(.zero)
    let width = min(size.width, bounds.width)
    label.frame = CGRect(
      x: ((bounds.width - width) / 2 + offset.width).rounded(),
      y: (bounds.height - size.height) / 2 + offset.height, width: width, height: size.height)
  }
}
