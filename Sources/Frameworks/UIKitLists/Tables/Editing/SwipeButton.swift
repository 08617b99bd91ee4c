/// The button of a swipe action.
@MainActor
final class SwipeButton: UIControl {
  let contextualAction: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()

  init(_ action: UIContextualAction) {
    contextualAction = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: action.image == nil ? .body : .subheadline)
    label.textAlignment = .center
    imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
    (imageView.tintColor, imageView.contentMode) = (.white, .center)
    addSubview(label)
    addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the fully revealed button.
  var width: CGFloat {
    let contents = max(label.sizeThatFits(.zero).width, imageView.image?.size.width ?? 0)
    return max(
      TableMetrics.minimumSwipeButtonWidth, (contents + 2 * TableMetrics.swipePadding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (own, width) = (label.sizeThatFits(.zero), max(bounds.width, width))
    // A partly revealed button is clipped, not compressed.
    let image = imageView.image?.size ?? .zero
    let height = own.height + image.height
    let top = (bounds.height - height) / 2
    let x = (bounds.width - width) / 2
    imageView.frame = CGRect(x: x, y: top, width: width, height: image.height)
    label.frame = CGRect(x: x, y: top + image.height, width: width, height: own.height)
  }
}
