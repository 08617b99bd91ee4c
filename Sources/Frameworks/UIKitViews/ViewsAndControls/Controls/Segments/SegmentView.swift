/// A segment of a segmented control.
final class SegmentView: UIView {
  let label = UILabel()
  /// The image view in place of a title.
  let picture = UIImageView()
  /// The action of the segment.
  var action: UIAction?
  /// The fixed width, in points; 0 for automatic.
  var width: CGFloat = 0
  /// The offset of the content.
  var offset: CGSize = .zero
  /// The offset of the content at the segment's position.
  var imagesOffset: UIOffset = .zero { didSet { setNeedsLayout() } }
  /// The view of the image behind the content; nil without one.
  private var ground: UIImageView?
  var isEnabled = true { didSet { describe() } }
  /// Whether VoiceOver reads the segment as selected.
  var isChosen = false { didSet { describe() } }

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

  /// Shows an action's image, otherwise its title; VoiceOver reads the title.
  func show(_ action: UIAction) {
    self.action = action
    label.text = action.image == nil ? action.title : nil
    accessibilityLabel = action.title
    show(action.image)
  }

  /// Shows an image, or the title.
  func show(_ image: UIImage?) {
    picture.image = image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    setNeedsLayout()
  }

  /// Shows an image behind the content.
  func showBackground(_ image: UIImage?) {
    guard image != nil || ground != nil else { return }
    let ground = ground ?? UIImageView(frame: bounds)
    if self.ground == nil {
      ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(ground, at: 0)
      self.ground = ground
    }
    ground.image = image
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The accessibility label: by default the title.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text }
    set { super.accessibilityLabel = newValue }
  }

  private func describe() {
    let states: [UIAccessibilityTraits] = [
      isChosen ? .selected : [], isEnabled ? [] : .notEnabled,
    ]
    accessibilityTraits = states.reduce(.button) { $0.union($1) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = picture.image?.size ?? .zero
    let offset = CGSize(
      width: offset.width + imagesOffset.horizontal, height: offset.height + imagesOffset.vertical)
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
