/// The configuration of a section that looks like a table.
///
/// Steps Lists.LS1…
public struct UICollectionLayoutListConfiguration {
  /// The appearances of a list.
  public enum Appearance: Int, Sendable, Hashable {
    /// Rows from edge to edge, with pinned headers.
    case plain = 0
    /// Groups from edge to edge.
    case grouped = 1
    /// Groups with round corners.
    case insetGrouped = 2
    /// The list of a sidebar, without separators.
    case sidebar = 3
    /// The plain list of a sidebar.
    case sidebarPlain = 4
  }

  /// The kinds of a section's header.
  public enum HeaderMode: Int, Sendable, Hashable {
    /// No header.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The cell of the first item.
    case firstItemInSection = 2
  }

  /// The kinds of a section's footer.
  public enum FooterMode: Int, Sendable, Hashable {
    /// No footer.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// The type of closures that return the separators of an item, for those of its section.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// The type of closures that return the actions of a swipe on an item; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// Creates a configuration with the defaults of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The appearance.
  public var appearance: Appearance
  /// The color behind the list; `nil` for that of the appearance.
  public var backgroundColor: UIColor?

  /// The kind of the header.
  public var headerMode = HeaderMode.none
  /// The kind of the footer.
  public var footerMode = FooterMode.none
  /// The space above a header, in points; `nil` for that of the appearance.
  public var headerTopPadding: CGFloat?

  /// Whether there are separators; without them their configuration has no effect.
  public var showsSeparators: Bool
  /// The separators of all items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that returns the separators of an item.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The closure that returns the actions at the leading edge of an item (Lists.LS8).
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the actions at the trailing edge of an item (Lists.LS8).
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}
