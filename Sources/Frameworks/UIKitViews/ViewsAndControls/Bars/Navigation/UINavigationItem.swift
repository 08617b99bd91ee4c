/// The content of a navigation bar for one view controller (Navigation.NB5…).
@preconcurrency @MainActor
open class UINavigationItem: AccessibleObject, @preconcurrency NSCoding {
  /// Called after the item is created from an interface file; does nothing by default.
  open func awakeFromNib() {}
  /// Called only in Interface Builder; does nothing.
  open func prepareForInterfaceBuilder() {}

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title, or one of an archive (Archives.AR19).
  public required init?(coder: NSCoder) {
    super.init()
    if coder.nib == nil { Self.itemArchive.decode(self, from: coder) }
  }

  /// Encodes the title, the prompt and the size of the title (Archives.AR19).
  open func encode(with coder: NSCoder) { Self.itemArchive.encode(self, with: coder) }

  private static var itemArchive: [ArchivedProperty<UINavigationItem>] {
    [
      .init("TactusTitle", \.title), .init("TactusPrompt", \.prompt),
      .init("TactusLargeTitle", \.largeTitleDisplayMode),
    ]
  }

  // MARK: Title

  /// The title.
  open var title: String? {
    willSet { willChangeValue(for: \.title) }
    didSet {
      if title != oldValue { changed() }
      didChangeValue(for: \.title)
    }
  }
  /// The custom view in place of the title.
  open var titleView: UIView? {
    willSet { willChangeValue(for: \.titleView) }
    didSet {
      if titleView !== oldValue { changed() }
      didChangeValue(for: \.titleView)
    }
  }
  /// The line of text above the title; `nil` for none.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// The title with attributes, which takes precedence over the title in the bar (Navigation.NB25).
  ///
  /// - Since: 26.0.
  open var attributedTitle: AttributedString? { didSet { changed() } }
  /// The line of text below the title (Navigation.NB25); `nil` for none.
  ///
  /// - Since: 26.0.
  open var subtitle: String? { didSet { if subtitle != oldValue { changed() } } }
  /// The subtitle with attributes, which takes precedence over the subtitle.
  ///
  /// - Since: 26.0.
  open var attributedSubtitle: AttributedString? { didSet { changed() } }
  /// The custom view in place of the subtitle.
  ///
  /// - Since: 26.0.
  open var subtitleView: UIView? { didSet { if subtitleView !== oldValue { changed() } } }
  /// The large title, if it differs from the title.
  ///
  /// - Since: 26.0.
  open var largeTitle: String? { didSet { if largeTitle != oldValue { changed() } } }
  /// The line of text below the large title; `nil` for the subtitle.
  ///
  /// - Since: 26.0.
  open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { changed() } } }
  /// The large subtitle with attributes, which takes precedence over it.
  ///
  /// - Since: 26.0.
  open var largeAttributedSubtitle: AttributedString? { didSet { changed() } }
  /// The custom view below the large title.
  ///
  /// - Since: 26.0.
  open var largeSubtitleView: UIView? { didSet { if largeSubtitleView !== oldValue { changed() } } }
  /// The large title mode.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }

  // MARK: Back button

  /// The item for the back button of the next item: its title, tint and text attributes are used.
  open var backBarButtonItem: UIBarButtonItem? { didSet { backChanged() } }
  /// The title of the back button of the next item; `nil` for this item's title.
  open var backButtonTitle: String? { didSet { backChanged() } }
  /// The amount of text on the back button of the next item.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { backChanged() } }
  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
  /// Whether the left items are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  /// Shows or hides the back button, with or without an animation.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated) { self.hidesBackButton = hidesBackButton }
  }

  // MARK: Items

  /// The items at the leading side, from the edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The items at the trailing side, from the edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The first item at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the items at the leading side, with or without an animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }
  /// Sets the items at the trailing side, with or without an animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }
  /// Sets the only item at the leading side, with or without an animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { leftBarButtonItem = item }
  }
  /// Sets the only item at the trailing side, with or without an animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    change(animated) { rightBarButtonItem = item }
  }

  // MARK: Groups

  /// The arrangement of the bar; a phone has one arrangement (Navigation.NB17).
  open var style = ItemStyle.navigator
  /// The groups at the leading side, after the items there (Navigation.NB16).
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { own(leadingItemGroups) } }
  /// The groups of the middle, which a phone shows in the overflow menu (Navigation.NB17).
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { own(centerItemGroups) } }
  /// The groups at the trailing side, in reading order (Navigation.NB16).
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { own(trailingItemGroups) } }
  /// The group at the trailing edge.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { own([pinnedTrailingGroup].compactMap(\.self)) }
  }
  /// Further elements of the overflow menu (Navigation.NB17).
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }
  /// The identifier under which an iPad keeps the user's changes of the bar; stored.
  open var customizationIdentifier: String?
  /// A closure that returns the menu of the title (Navigation.NB18).
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { changed() } }
  /// The delegate that is notified of a new title; with it, the title has a menu with a rename
  /// action (Navigation.NB22).
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { changed() } }
  /// The action that replaces the back button's pop (Navigation.NB19).
  open var backAction: UIAction? { didSet { changed() } }

  // MARK: Appearance

  /// The appearance of the bar with this item; `nil` for the bar's.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance of the bar at the compact height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance of the bar while content is at its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The appearance of the bar at the compact height while content is at its edge.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  // MARK: Search

  /// The search controller whose search bar is below the title (Search.SE12).
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if let oldValue, oldValue.item === self {
        oldValue.item = nil
        oldValue.searchBar.isInNavigationBar = false
        oldValue.searchBar.removeFromSuperview()
      }
      searchController?.item = self
      searchController?.searchBar.isInNavigationBar = true
      changed()
    }
  }
  /// Whether the search bar scrolls away with the content.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }
  /// The preferred position of the search bar; a phone always stacks it below the title.
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
  /// The position of the search bar.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Kinds

  /// The positions of a search bar relative to the title.
  public enum SearchBarPlacement: Int, Sendable {
    /// A position that the system chooses.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// The large title modes of an item.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the previous item; large for the first item.
    case automatic = 0
    /// A large title.
    case always = 1
    /// A small title.
    case never = 2
  }

  /// The amounts of text on a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, if there is room, otherwise a generic title, otherwise none.
    case `default` = 0
    /// A generic title, if there is room, otherwise none.
    case generic = 1
    /// No title.
    case minimal = 2
  }

  // MARK: Internals

  /// The bar of the item.
  weak var bar: UINavigationBar?

  /// The possible titles of the back button, in descending order of preference.
  var backTitles: [String?] {
    let own = backBarButtonItem?.title ?? backButtonTitle ?? title
    switch backButtonDisplayMode {
    case .default:
      // An empty title requests no title.
      return own == "" ? [nil] : [own ?? BarIcon.backTitle, BarIcon.backTitle, nil]
    case .generic: return [BarIcon.backTitle, nil]
    case .minimal: return [nil]
    }
  }

  /// Called when a group has changed.
  func groupChanged() { changed() }

  private func changed() { bar?.itemChanged(self) }
  private func backChanged() { bar?.backItemChanged(self) }

  private func change(_ animated: Bool, _ body: () -> Void) {
    guard animated, let bar else { return body() }
    bar.fadeItems(body)
  }
}
