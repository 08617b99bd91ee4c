/// The view of a search controller: the results, or a dimming view over the searched content.
///
/// Touches reach the content while neither is shown.
@MainActor
final class SearchControllerView: UIView {
  /// The closure to call at a tap on the dimming view.
  var onDimTap: () -> Void = {}
  /// Whether the dimming view is shown.
  var showsDim = false { didSet { dim.isHidden = !showsDim } }
  /// The height reserved for the search bar, in points.
  var top: CGFloat = 0 { didSet { if top != oldValue { setNeedsLayout() } } }

  private let dim = UIControl()

  override init(frame: CGRect) {
    super.init(frame: frame)
    dim.backgroundColor = SearchBarMetrics.dim
    dim.isHidden = true
    dim.isAccessibilityElement = true
    dim.accessibilityLabel = ControlTexts.cancelSearch
    dim.accessibilityTraits = .button
    dim.addAction(UIAction { [unowned self] _ in onDimTap() }, for: .touchUpInside)
    addSubview(dim)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    dim.frame = bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { !$0.isHidden && $0.frame.contains(point) }
  }
}
