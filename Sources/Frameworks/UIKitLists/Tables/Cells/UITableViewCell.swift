@_spi(UIKitModules) import TactusUIKitViews

/// A view that shows a row of a table.
///
/// Steps Tables.TB20…
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  // MARK: Creating

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The arrangement of text and image.
  ///   - reuseIdentifier: The identifier for reuse; `nil` for none.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
    commonInit()
  }

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    style =
      coder.nib.flatMap { CellStyle(nibName: $0.element["style"]) } ?? CellStyle(archived: coder)
    reuseIdentifier =
      coder.nib?.element["reuseIdentifier"] ?? coder.archivedString(forKey: "TactusReuse")
    super.init(coder: coder)
    commonInit()
    if let nib = coder.nib { decode(nib) }
    decodeCell(coder)
  }

  /// Encodes the cell with its labels and its content (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeCell(coder)
  }

  /// The identifier for reuse.
  open internal(set) var reuseIdentifier: String?

  /// Prepares the cell to show another row; overrides call `super`.
  open func prepareForReuse() {
    setNeedsUpdateConfiguration()
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  /// Performs the segue that a selection of the cell causes (Storyboards.SG4).
  package var selectionSegue: ((UITableViewCell) -> Void)?
  /// Performs the segue that the accessory button causes (Storyboards.SG4).
  package var accessorySegue: ((UITableViewCell) -> Void)?

  // MARK: Contents

  /// The view that holds the content, without accessories and controls for editing; the view of the
  /// content configuration, if there is one.
  open var contentView: UIView { configured.contentView ?? content }
  /// The label of the main text.
  open var textLabel: UILabel? { standardViews.title }
  /// The label of the secondary text; `nil` if the style has none.
  open var detailTextLabel: UILabel? { style == .default ? nil : standardViews.detail }
  /// The image view.
  open var imageView: UIImageView? { standardViews.imageView }

  /// The view behind the content; `nil` for the background color.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { removeBackgroundConfiguration() }
      replace(oldValue, by: backgroundView, at: 0)
    }
  }
  /// The view behind the content of a selected or highlighted cell; `nil` for gray.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil { removeBackgroundConfiguration() }
      oldValue?.removeFromSuperview()
      updateSelection(animated: false)
    }
  }
  /// The selected background view of a table with multiple selection; `nil` for the one of single
  /// selection.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: Configurations

  /// The configuration of the content; `nil` for content of the cell's own views
  /// (CellConfigurations.CC10).
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { setContent(newValue) }
  }
  /// Whether the content follows the cell's state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }
  /// Returns the content configuration of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { contentOfStyle }

  /// The configuration of the background: that of the table's style, unless the cell has another
  /// one, or a background of views or of a color (CellConfigurations.CC13).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { currentBackground }
    set { setBackground(newValue) }
  }
  /// Whether the background follows the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }
  /// Returns the background configuration of the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { backgroundOfStyle }

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
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// The closure that updates what the app configures when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Selection

  /// The appearance of the selection.
  open var selectionStyle = SelectionStyle.default { didSet { updateSelection(animated: false) } }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Sets the selected state, animated or not (Tables.TB32).
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    updateSelection(animated: animated)
  }

  /// Sets the highlighted state, animated or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    updateSelection(animated: animated)
  }

  /// Called when the cell is lifted, dragged or neither; the default implementation does nothing
  /// (DragAndDrop.LI2).
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the cell receives touches while it is dragged; stored, as the finger drags it.
  open var userInteractionEnabledWhileDragging = false
  /// The appearance of the focused cell; stored, as nothing gets the focus on an iPhone.
  open var focusStyle = FocusStyle.default

  // MARK: Accessories

  /// The type of the standard accessory.
  open var accessoryType = AccessoryType.none { didSet { updateAccessory() } }
  /// A view in place of the standard accessory.
  open var accessoryView: UIView? { didSet { updateAccessory() } }
  /// The type of the standard accessory while the cell is being edited.
  open var editingAccessoryType = AccessoryType.none { didSet { updateAccessory() } }
  /// A view in place of the standard accessory while the cell is being edited.
  open var editingAccessoryView: UIView? { didSet { updateAccessory() } }

  // MARK: Insets

  /// The inset of the separator; by default it begins with the text (Tables.TB24).
  open var separatorInset: UIEdgeInsets {
    get { customSeparatorInset ?? table?.separatorInset ?? defaultSeparatorInset }
    set {
      customSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points.
  open var indentationWidth = TableMetrics.indentationWidth { didSet { setNeedsLayout() } }

  // MARK: Editing

  /// Whether the cell is being edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets the editing state, animated or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    storedIsEditing = editing
    setNeedsUpdateConfiguration()
    updateEditing(animated: animated)
    didTransition(to: state)
  }
  /// Called before the controls beside the content change; the default implementation does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called after the controls beside the content have changed; the default implementation does
  /// nothing.
  open func didTransition(to state: StateMask) {}
  /// The editing style of the row.
  open internal(set) var editingStyle = EditingStyle.none
  /// Whether the content is indented while the cell is being edited.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// Whether the cell has a reorder control while it is being edited.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// Whether the delete confirmation is visible.
  open internal(set) var showingDeleteConfirmation = false

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutCell()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Returns the given width and the height that fits the content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(inWidth: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard horizontalFittingPriority == .required else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: targetSize.width, height: fittingHeight(inWidth: targetSize.width))
  }

  /// The background color; the table's by default.
  open override var backgroundColor: UIColor? {
    didSet {
      guard !isColoredByTable else { return }
      hasCustomColor = true
      removeBackgroundConfiguration()
    }
  }

  // MARK: Accessibility

  /// Whether the cell is one accessibility element: by default, unless it contains controls
  /// (Tables.TB60, Tables.TB62).
  open override var isAccessibilityElement: Bool {
    get { customIsAccessibilityElement ?? !hasControls }
    set { customIsAccessibilityElement = newValue }
  }
  /// The accessibility label; the texts of the cell by default.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? joinedTexts }
    set { super.accessibilityLabel = newValue }
  }
  /// The accessibility traits, with `selected` if the cell is selected or has a checkmark.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let isMarked = storedIsSelected || accessoryType == .checkmark
      return isMarked ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits
    }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Internals

  let style: CellStyle
  let content = CellContentView()
  private(set) lazy var configured = ConfiguredParts(self, in: content)
  /// The labels and the image view, created when they are first used.
  var standardViews: CellStandardViews {
    if let loadedStandardViews { return loadedStandardViews }
    let views = CellStandardViews(style)
    for view in [views.imageView, views.title, views.detail] { content.addSubview(view) }
    loadedStandardViews = views
    return views
  }
  var loadedStandardViews: CellStandardViews?
  let separator = UIView()
  private(set) lazy var defaultSelectionView = UIView()
  var customSeparatorInset: UIEdgeInsets?
  /// The position within its section, set by the table.
  var position = CellPosition()
  /// The table of the cell.
  weak var table: UITableView?
  var accessory: UIView?
  /// The key of the current accessory: its type, 100 more in editing; -1 for a custom view.
  var accessoryKey = 0
  /// The current trailing margin of the content.
  var trailingMargin: CGFloat?
  var editControl: UIControl?
  var reorderView: UIImageView?
  /// Whether the table is setting the background color.
  var isColoredByTable = false
  private(set) var hasCustomColor = false
  /// The state of the cell's own drag, as the table reports it.
  var dragState = UICellConfigurationState.DragState.none {
    didSet { if dragState != oldValue { setNeedsUpdateConfiguration() } }
  }
  private(set) var storedIsSelected = false
  private(set) var storedIsHighlighted = false
  private var storedIsEditing = false
  private var customIsAccessibilityElement: Bool?

  // MARK: Gesture recognizers

  /// Returns whether two recognizers may recognize simultaneously; `false` unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether a recognizer waits for another one to fail; `false` unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether another recognizer waits for a recognizer to fail; `false` unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether a recognizer receives a new touch; `true` unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Returns whether a recognizer receives the touches of an event; `true` unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }

  private func commonInit() {
    clipsToBounds = false
    content.cell = self
    addSubview(content)
    separator.isUserInteractionEnabled = false
    addSubview(separator)
    content.insetsLayoutMarginsFromSafeArea = false
    content.layoutMargins = UIEdgeInsets(
      top: TableMetrics.contentMargin, left: ScreenMargins.current.leading,
      bottom: TableMetrics.contentMargin, right: ScreenMargins.current.trailing)
  }
}
