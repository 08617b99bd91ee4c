/// Shows an item of a collection view.
///
/// What it shows is put into `contentView`. Steps CV30… are in
/// `Documentation/Behaviour/Collections.md`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Makes a cell at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a cell without size: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  // MARK: Views

  /// What the cell shows is in here.
  open var contentView: UIView { content }

  /// What is behind that; as large as the cell.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView, at: 0) }
  }

  /// What is behind it, and before the background, while it is highlighted or selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }

  // MARK: State

  /// Whether it is selected.
  open var isSelected = false { didSet { showSelection() } }
  /// Whether there is a finger on it that may select it.
  open var isHighlighted = false { didSet { showSelection() } }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, content] where view?.frame != bounds {
      view?.frame = bounds
    }
  }

  /// The size that the constraints in its content leave to it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !content.constraints.isEmpty else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  // MARK: Accessibility

  /// Those that were set, and that it is selected.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Internals

  private let content = UIView()

  override var constrained: UIView { content.constraints.isEmpty ? self : content }

  private func begin() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  private func exchange(_ old: UIView?, for new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
