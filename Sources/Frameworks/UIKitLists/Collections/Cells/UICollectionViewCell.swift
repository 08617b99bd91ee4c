@_spi(UIKitModules) import TactusUIKitViews

/// A cell that shows an item of a collection view.
///
/// Its content belongs into `contentView`. Steps CV30… are in
/// `Documentation/Behaviour/Collections.md`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  /// Creates a cell without a size, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
    if let nib = coder.nib, let element = nib.element.value("contentView") {
      contentView.decode(element, nib)
    }
    decodeArchive([ArchivedProperty<UICollectionViewCell>](), coder)
    decodeContent(coder)
  }

  /// Encodes the cell with its content (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeContent(coder)
  }

  // MARK: Views

  /// The view that holds the content of the cell.
  open var contentView: UIView { content }

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { exchange(oldValue, for: backgroundView, at: 0) }
  }

  /// The view above the background view while the cell is highlighted or selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      exchange(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      updateSelection()
    }
  }

  // MARK: State

  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected = false { didSet { updateSelection() } }
  /// A Boolean value that indicates whether a touch highlights the cell.
  open var isHighlighted = false { didSet { updateSelection() } }

  /// Called when the cell is lifted, dragged or neither; the default implementation does nothing
  /// (DragAndDrop.LI2).
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView, content] where view?.frame != bounds {
      view?.frame = bounds
    }
  }

  /// Returns the size that fits the constraints of the content.
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

  /// The accessibility traits, with `selected` while the cell is selected.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Internals

  private let content = UIView()

  override var constraintContainer: UIView { content.constraints.isEmpty ? self : content }

  private func commonInit() {
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

  private func updateSelection() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}

extension UICollectionViewCell {
  /// The states of a dragged cell.
  public enum DragState: Int, Sendable {
    /// Not dragged.
    case none = 0
    /// Lifted.
    case lifting = 1
    /// Dragged.
    case dragging = 2
  }
}
