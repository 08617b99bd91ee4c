/// A container of a primary and a secondary view controller.
///
/// A phone shows it collapsed, one column at a time (Presentations.PR12); widths and display modes
/// have no effect.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The value for system-chosen widths.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// Creates a container.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a container with columns.
  public init(style: Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container; archives are not supported.
  public required init?(coder: NSCoder) {
    ownStyle = .unspecified
    super.init(coder: coder)
  }

  /// The style.
  open var style: Style { ownStyle }
  private let ownStyle: Style
  /// The delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred display mode.
  open var preferredDisplayMode: DisplayMode = .automatic
  /// The display mode; always automatic, because the container is collapsed.
  open var displayMode: DisplayMode { .automatic }
  /// Whether the container is collapsed to one column; always true on a phone.
  open var isCollapsed: Bool { true }
  /// Whether a swipe shows the primary view controller.
  open var presentsWithGesture = true
  /// The preferred width of the primary column, as a fraction.
  open var preferredPrimaryColumnWidthFraction = automaticDimension
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension
  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth = automaticDimension
  /// The width of the primary column: the view's width, because a phone shows one column.
  open var primaryColumnWidth: CGFloat { columnWidth }
  /// The preferred width of the supplementary column, as a fraction.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension
  /// The preferred width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth = automaticDimension
  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth = automaticDimension
  /// The maximum width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth = automaticDimension
  /// The width of the supplementary column: the view's width, because a phone shows one column.
  open var supplementaryColumnWidth: CGFloat { columnWidth }

  /// The button that changes the display mode; not shown in a phone's bars.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let button = UIBarButtonItem(title: nil, style: .plain, target: nil, action: nil)
    button.isHidden = true
    return button
  }()

  /// The visibility of the button that changes the display mode.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic
  /// The preferred arrangement of columns.
  open var preferredSplitBehavior: SplitBehavior = .automatic
  /// The arrangement of columns; always automatic, because the container is collapsed.
  open var splitBehavior: SplitBehavior { .automatic }
  /// The side of the primary column.
  open var primaryEdge: PrimaryEdge = .leading
  /// The background of the primary column.
  open var primaryBackgroundStyle: BackgroundStyle = .none
  /// Whether a button shows the secondary column alone.
  open var showsSecondaryOnlyButton = false

  /// The view controllers, the primary one first; after collapsing, only that one.
  open var viewControllers: [UIViewController] {
    get {
      let all = [columns[.primary], columns[.supplementary], columns[.secondary]]
        .compactMap(\.self)
      return isCollapsedOnce && style == .unspecified ? Array(all.prefix(1)) : all
    }
    set {
      columns = [:]
      for (column, controller) in zip([Column.primary, .secondary], newValue) {
        columns[column] = controller
      }
      showPrimary()
    }
  }

  /// Sets the view controller of a column; in the visible column it replaces the previous one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    replace(column, with: vc)
  }

  /// Returns the view controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column on top of those before it (Presentations.PR30).
  open func show(_ column: Column) { showColumn(column) }
  /// Returns whether a column is the visible one (Presentations.PR30).
  ///
  /// - Since: 26.0.
  open func isShowing(_ column: Column) -> Bool { showsColumn(column) }
  /// Hides a column and those above it; does nothing for the first one.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Shows a view controller in the visible column, unless the delegate does so.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    showInStack(vc, sender)
  }
  /// Shows a detail view controller on top of the visible column, unless the delegate does so
  /// (Presentations.PR31).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if style != .unspecified { columns[.secondary] = vc }
    showInStack(vc, sender)
  }

  /// Lays out the view controller that is shown.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    children.first?.view.frame = view.bounds
  }

  /// Loads the view with the primary view controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showPrimary()
  }

  /// Collapses the columns before the view appears for the first time.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !isCollapsedOnce else { return }
    isCollapsedOnce = true
    collapse()
  }

  // MARK: Internals

  /// The view controllers of the columns.
  var columns: [Column: UIViewController] = [:]
  /// The navigation controller around a primary view controller that is not one itself.
  var stack: UINavigationController?
  /// The view controllers of columns that had their own navigation controllers.
  var moved: [ObjectIdentifier: MovedControllers] = [:]
  private var isCollapsedOnce = false
  private var columnWidth: CGFloat { isViewLoaded ? view.bounds.width : 0 }

  /// The styles.
  public enum Style: Int, Sendable {
    /// Without columns.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// The columns.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary = 0
    /// The column between the others.
    case supplementary = 1
    /// The last column.
    case secondary = 2
    /// The view controller that replaces all columns in a compact width.
    case compact = 3
    /// The inspector column beside the others.
    case inspector = 4
  }

  /// The display modes.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// Two columns side by side.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Three columns side by side.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that displace the secondary one.
    case twoDisplaceSecondary = 6
  }
}
