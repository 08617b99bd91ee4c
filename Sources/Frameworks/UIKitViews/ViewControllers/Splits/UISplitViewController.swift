/// A container of a primary and a secondary view controller.
///
/// A phone shows it collapsed: only the primary one (Presentations.PR12). Widths and display modes
/// have no effect.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The value of widths that the system chooses.
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
  /// The display mode; a collapsed container has none.
  open var displayMode: DisplayMode { .automatic }
  /// A Boolean value that indicates whether one view controller is shown; always true on a phone.
  open var isCollapsed: Bool { true }
  /// A Boolean value that indicates whether a swipe shows the primary view controller.
  open var presentsWithGesture = true
  /// The preferred width of the primary column, as a fraction.
  open var preferredPrimaryColumnWidthFraction = automaticDimension
  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension
  /// The largest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension

  /// The visibility of the button that changes the display mode.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic
  /// The preferred arrangement of columns.
  open var preferredSplitBehavior: SplitBehavior = .automatic
  /// The arrangement of columns; a collapsed container has none.
  open var splitBehavior: SplitBehavior { .automatic }
  /// The side of the primary column.
  open var primaryEdge: PrimaryEdge = .leading
  /// The background of the primary column.
  open var primaryBackgroundStyle: BackgroundStyle = .none
  /// A Boolean value that indicates whether a button shows the secondary column alone.
  open var showsSecondaryOnlyButton = false

  /// The view controllers: the primary one first.
  open var viewControllers: [UIViewController] {
    get { [columns[.primary], columns[.supplementary], columns[.secondary]].compactMap(\.self) }
    set {
      columns = [:]
      for (column, controller) in zip([Column.primary, .secondary], newValue) {
        columns[column] = controller
      }
      showPrimary()
    }
  }

  /// Sets the view controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    showPrimary()
  }

  /// Returns the view controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

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

  // MARK: Internals

  private var columns: [Column: UIViewController] = [:]

  /// Presentations.PR12: makes the primary view controller the only child.
  private func showPrimary() {
    guard isViewLoaded else { return }
    let primary = columns[.primary]
    for child in children where child !== primary {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    guard let primary, primary.parent !== self else { return }
    addChild(primary)
    primary.view.frame = view.bounds
    view.addSubview(primary.view)
    primary.didMove(toParent: self)
  }

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
    /// The view controller shown in place of all columns.
    case compact = 3
    /// The column of details beside the others.
    case inspector = 4
  }

  /// The display modes.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// Two columns beside each other.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Three columns beside each other.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns, the secondary one displaced.
    case twoDisplaceSecondary = 6
  }
}
