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

  /// Performs the segue that a selection of the cell causes (Storyboards.SG4).
  package var selectionSegue: ((UICollectionViewCell) -> Void)?

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

  /// The view that holds the content of the cell; the view of the content configuration, if there
  /// is one.
  open var contentView: UIView { configured.contentView ?? content }

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { removeBackgroundConfiguration() }
      exchange(oldValue, for: backgroundView, at: 0)
    }
  }

  /// The view above the background view while the cell is highlighted or selected.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil { removeBackgroundConfiguration() }
      exchange(oldValue, for: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      updateSelection()
    }
  }

  // MARK: Configurations

  /// The configuration of the content; `nil` for none (CellConfigurations.CC10).
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.setContent(newValue, configurationState)
      collection?.contentChanged(of: self)
    }
  }
  /// Whether the content follows the cell's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// The configuration of the background; `nil` for another background (CellConfigurations.CC13).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { setBackground(newValue) }
  }
  /// Whether the background follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }
  /// Returns the background configuration of a list's cells; a clear one for other cells.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// The state of the cell; overrides add values of their own (CellConfigurations.CC12).
  open var configurationState: UICellConfigurationState { currentState }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { configured.setNeedsUpdate() }
  /// Updates what the app configures for a state; the default implementation calls the handler
  /// (CellConfigurations.CC11).
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// The type of closures that update a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// The closure that updates what the app configures when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: State

  /// Whether the cell is selected.
  open var isSelected = false { didSet { updateSelection() } }
  /// Whether a touch highlights the cell.
  open var isHighlighted = false { didSet { updateSelection() } }

  /// Called when the cell is lifted, dragged or neither; the default implementation does nothing
  /// (DragAndDrop.LI2).
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    for view in [backgroundView, selectedBackgroundView] where view?.frame != bounds {
      view?.frame = bounds
    }
    let frame = contentFrame
    if content.frame != frame { content.frame = frame }
    configured.layOut()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Prepares the cell for another item; overrides call `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    setNeedsUpdateConfiguration()
  }

  /// Returns the size that fits the constraints of the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if configured.contentView != nil {
      return fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
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

  let content = UIView()
  private(set) lazy var configured = ConfiguredParts(self, in: content)
  /// The collection view that dequeued the cell.
  weak var collection: UICollectionView?
  /// The state of the cell's own drag, as the collection view reports it.
  var dragState = UICellConfigurationState.DragState.none {
    didSet { if dragState != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The frame of the content.
  var contentFrame: CGRect { bounds }
  /// The index path of the layout attributes that the cell has.
  var currentPath: IndexPath?
  /// Called when the state may have changed, before the app updates its configurations; the default
  /// implementation does nothing.
  func stateChanged(_ state: UICellConfigurationState) {}

  override var constraintContainer: UIView { content.constraints.isEmpty ? self : content }
  override var measuresByConstraints: Bool {
    configured.contentView != nil || super.measuresByConstraints
  }

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
    setNeedsUpdateConfiguration()
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
