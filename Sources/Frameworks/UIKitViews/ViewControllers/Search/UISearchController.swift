/// A controller that shows the results of a search while a user edits a search bar (Search.SE8…, in
/// `Documentation/Behaviour/Search.md`).
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  // MARK: Creating

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results; `nil` if the
  ///   searched content shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overCurrentContext
  }

  /// Creates a search controller without a controller for results; nib files are not supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overCurrentContext
  }

  /// Creates a search controller without a controller for results; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .overCurrentContext
  }

  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  // MARK: Search

  /// The search bar.
  open var searchBar: UISearchBar { ownBar }
  /// The controller that shows the results.
  open private(set) var searchResultsController: UIViewController?
  /// Whether the search is presented; setting it presents or dismisses the search.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue { activate() } else { cancel() } }
  }

  /// The suggestions that are shown over the content during the search; nil or empty for none
  /// (Search.SG1).
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateContent() } }
  /// The placement of the search bar: below the navigation bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// Whether a search bar stacked below the title shows no suggestions; on a phone it always is
  /// stacked.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { updateContent() }
  }

  // MARK: Presentation

  /// Whether the searched content is dimmed until there are results.
  open var obscuresBackgroundDuringPresentation = true { didSet { updateContent() } }
  /// Whether the searched content is dimmed; the older name of
  /// `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether only the search bar of a navigation bar is shown during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the results are shown when there is text.
  open var automaticallyShowsSearchResultsController = true { didSet { updateContent() } }
  /// Whether the results are shown; setting it ends their automatic appearance.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      ownShowsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  /// Whether the cancel button appears with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar appears with the search.
  open var automaticallyShowsScopeBar: Bool {
    get { ownScopeBarActivation != .manual }
    set { ownScopeBarActivation = newValue ? .automatic : .manual }
  }
  /// The event that shows the scope bar.
  open var scopeBarActivation: ScopeBarActivation {
    get { ownScopeBarActivation }
    set { ownScopeBarActivation = newValue }
  }

  /// The events that show the scope bar.
  public enum ScopeBarActivation: Int, Sendable {
    /// The system's choice: the beginning of the search.
    case automatic = 0
    /// No event: the app shows the scope bar.
    case manual = 1
    /// The first typed character.
    case onTextEntry = 2
    /// The beginning of the search.
    case onSearchActivation = 3
  }

  // MARK: Controller

  open override func loadView() {
    let view = SearchControllerView(frame: UIScreen.main.bounds)
    view.onDimTap = { [unowned self] in cancel() }
    self.view = view
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutResults()
  }

  /// Ends the search for VoiceOver's escape gesture; returns whether the gesture is handled.
  open override func accessibilityPerformEscape() -> Bool {
    guard isActive else { return super.accessibilityPerformEscape() }
    cancel()
    return true
  }

  // MARK: Internals

  private lazy var ownBar: UISearchBar = {
    let bar = UISearchBar()
    bar.placeholder = "Search"
    bar.searchController = self
    return bar
  }()
  var isSearching = false
  /// Whether the controller has presented itself, so that the delegate is notified.
  var isAutomatic = false
  var ownShowsResults = false
  var ownScopeBarActivation = ScopeBarActivation.automatic
  /// The navigation item that has the search controller.
  weak var item: UINavigationItem?

  /// The list of suggestions, while there are some.
  private(set) lazy var suggestionList: SearchSuggestionList = {
    let list = SearchSuggestionList()
    list.onChoice = { [unowned self] in choose($0) }
    return list
  }()

  /// The view, if it has been loaded.
  var searchView: SearchControllerView? { viewIfLoaded as? SearchControllerView }

  @_spi(UIKitModules) open override func customPresentationController(
    over source: UIViewController?
  ) -> UIPresentationController? {
    SearchPresentationController(presentedViewController: self, presenting: source)
  }
}
