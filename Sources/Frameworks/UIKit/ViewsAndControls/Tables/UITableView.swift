/// Rows under one another, in sections, of which only those exist that are seen.
///
/// Steps TB1… are in `Documentation/Behaviour/Tables.md`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: Creating

  /// Makes a table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table: archives of views are not read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  /// How rows are held together.
  open private(set) var style: Style

  // MARK: Who says what

  /// Says what it shows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { forgetRows() } }

  /// Is told what happens, and has a say in it.
  @_nonoverride open var delegate: (any UITableViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITableViewDelegate }
    set {
      (self as UIScrollView).delegate = newValue
      forgetRows()
    }
  }

  // MARK: Heights

  /// How high rows are of which the delegate says nothing (TB10).
  open var rowHeight = automaticDimension { didSet { forgetHeights() } }
  /// How high headers are of which the delegate says nothing.
  open var sectionHeaderHeight = automaticDimension { didSet { forgetHeights() } }
  /// How high footers are of which the delegate says nothing.
  open var sectionFooterHeight = automaticDimension { didSet { forgetHeights() } }
  /// How high rows may be until they are seen; 0 has all heights be asked for at once.
  open var estimatedRowHeight = automaticDimension { didSet { forgetHeights() } }
  /// How high headers may be; they are known at once, so this changes nothing.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// How high footers may be; they are known at once, so this changes nothing.
  open var estimatedSectionFooterHeight = automaticDimension
  /// What is free above headers of a plain table.
  open var sectionHeaderTopPadding = automaticDimension { didSet { forgetHeights() } }

  // MARK: Looks

  /// Lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { for cell in visible.values { cell.setNeedsLayout() } }
  }
  /// Their colour; nil for the usual.
  open var separatorColor: UIColor? {
    didSet { for cell in visible.values { cell.setNeedsLayout() } }
  }
  /// Where they begin and end (TB24).
  open var separatorInset: UIEdgeInsets {
    get {
      saidSeparatorInset
        ?? UIEdgeInsets(top: 0, left: ScreenMargins.current.leading, bottom: 0, right: 0)
    }
    set {
      saidSeparatorInset = newValue
      for cell in visible.values { cell.setNeedsLayout() }
    }
  }
  /// What that is taken from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { for cell in visible.values { cell.setNeedsLayout() } }
  }
  /// Whether contents of cells keep away from what the phone covers.
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// Whether cells leave more free where lines of text would be too long; on a phone they never are.
  open var cellLayoutMarginsFollowReadableWidth = false

  /// What stays behind all rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// What is above all sections and scrolls along; its height is its own.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, by: tableHeaderView) }
  }
  /// What is beneath all sections and scrolls along; its height is its own.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, by: tableFooterView) }
  }
  // MARK: Selection

  /// Whether people can select rows.
  open var allowsSelection = true
  /// Whether they can select several.
  open var allowsMultipleSelection = false
  /// Whether they can while it is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether they can select several while it is edited.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Editing

  /// Whether it is edited.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Has it be edited or not, at once or in a moment (TB40).
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != edits else { return }
    closeSwipe(animated: animated)
    edits = editing
    showEditing(animated: animated)
  }

  // MARK: Rows

  /// Asks for all it shows anew (TB3).
  open func reloadData() {
    closeSwipe(animated: false)
    forgetRows()
  }

  /// A cell to be used again, or one of a class that was registered; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.cell(identifier, reconfigured: nil)
  }

  /// A cell to be used again, or one of a class that was registered (TB5).
  ///
  /// - Parameters:
  ///   - identifier: The kind of row; one for which nothing is registered stops the program.
  ///   - indexPath: The row.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let kept = reconfigured?.path == indexPath ? reconfigured?.cell : nil
    guard let cell = pool.cell(identifier, reconfigured: kept) else {
      preconditionFailure("no class of cells is registered for the identifier \(identifier)")
    }
    return cell
  }

  /// A header or footer to be used again, or one of a class that was registered; nil if there is neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { pool.head(identifier) }

  // MARK: View

  open override func layoutSubviews() {
    super.layoutSubviews()
    showAll()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    for cell in visible.values { cell.setNeedsLayout() }
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let old = previousTraitCollection else { return }
    if old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      forgetHeights()
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { touched(touch) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { lifted(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    letGoOfTouch(animated: false)
  }

  // MARK: Internals

  /// Where sections and rows are; to be asked for by way of `map`.
  var places = TableMap()
  /// Whether the data source has to be asked how many there are.
  var hasNewRows = true
  /// Whether heights have to be found anew.
  var hasNewHeights = true
  /// How wide it was when heights were found.
  var measuredWidth: CGFloat = -1
  let pool = CellPool()
  /// The cells that are seen.
  var visible: [IndexPath: UITableViewCell] = [:]
  /// The headers and footers that are seen.
  var heads: [Int: UIView] = [:]
  var feet: [Int: UIView] = [:]
  /// Those that were made to be measured.
  var measuredHeads: [TableEnd: UIView] = [:]
  /// The selected rows, in the order in which they were selected.
  var chosen: [IndexPath] = []
  var touchedPath: IndexPath?
  var saidSeparatorInset: UIEdgeInsets?
  /// The cell that is to show its row again, as it is.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  var isShowing = false
  var isMapping = false
  /// What a batch of changes has gathered.
  var update = TableUpdate()
  var updateDepth = 0
  var completions: [(Bool) -> Void] = []
  /// Cells that have just come into sight.
  var arriving: [(IndexPath, UITableViewCell)] = []
  /// Cells that stay until a change is over, though they are out of sight.
  var held: Set<ObjectIdentifier> = []
  /// Cells that are on their way out of sight.
  var leaving: [ObjectIdentifier: UITableViewCell] = [:]
  var swipe: RowSwipe?
  lazy var swipePan = SwipePan(self)
  var reorder: RowReorder?
  private var edits = false
  /// Shows the context menus of rows.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }
  private var menus: ItemMenus?

  /// Whether nobody has said what was asked last.
  var wasUnsaid = false

  /// Notes that a delegate or data source has nothing to say, where a default has to answer.
  func unsaid<Value>(_ value: Value) -> Value {
    wasUnsaid = true
    return value
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    accessibilityContainerType = .list
    addGestureRecognizer(swipePan)
    menus = ItemMenus(of: self)
    pan.onAction { [weak self] pan in
      if pan.state == .began { self?.closeSwipe(animated: true) }
    }
  }

  private func replaceEnd(_ old: UIView?, by new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { insertSubview(new, at: backgroundView == nil ? 0 : 1) }
    }
    setNeedsLayout()
  }
}
