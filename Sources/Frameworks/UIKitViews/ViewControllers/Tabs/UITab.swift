/// A tab of a tab bar controller (Tabs.TA1…).
@preconcurrency @MainActor
open class UITab: NSObject {
  // MARK: Creating

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: The identifier, unique in the controller.
  ///   - viewControllerProvider: Returns the view controller of the tab (Tabs.TA2).
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier) = (title, image, identifier)
    provider = viewControllerProvider
    super.init()
  }

  // MARK: Content

  /// The identifier.
  public let identifier: String
  /// The title.
  open var title: String { didSet { changed() } }
  /// The subtitle; a tab bar does not show it.
  open var subtitle: String?
  /// The image.
  open var image: UIImage? { didSet { changed() } }
  /// The image of the selected tab; nil for the same image.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// The text of the badge; nil for no badge.
  open var badgeValue: String? { didSet { changed() } }
  /// A value of the app's own.
  open var userInfo: Any?
  /// Whether the user can select the tab.
  open var isEnabled = true { didSet { changed() } }

  /// The view controller, created by the provider on first access; nil without a provider.
  open var viewController: UIViewController? {
    if made == nil, let controller = provider?(self) {
      made = controller
      controller.owningTab = self
      controller.tabBarItem = item
    }
    return made
  }

  // MARK: Place

  /// The preferred placement; a phone has only the tab bar.
  open var preferredPlacement: Placement = .automatic
  /// Whether the tab is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } }
  }
  /// Whether the tab is hidden unless the user shows it.
  open var isHiddenByDefault = false {
    didSet { if isHiddenByDefault != oldValue { isHidden = isHiddenByDefault } }
  }
  /// Whether the user may hide the tab in a sidebar.
  open var allowsHiding = false
  /// Whether the tab is selected when dragged items are held over it.
  open var isSpringLoaded = true
  /// Whether the tab is in the tab bar.
  open var hasVisiblePlacement: Bool {
    guard let controller = tabBarController else { return false }
    return controller.barTabs.contains { $0 === self }
  }
  /// The group of the tab; nil for a tab of the controller.
  open internal(set) weak var parent: UITabGroup?
  /// The outermost group, which shows the tab's view controller; nil for none.
  open var managingTabGroup: UITabGroup? {
    sequence(first: parent, next: { $0?.parent }).compactMap(\.self).last
  }
  /// The tab bar controller; nil for none.
  open var tabBarController: UITabBarController? { ownController ?? parent?.tabBarController }

  /// The placements of a tab.
  public enum Placement: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// In the tab bar unless the user removes it.
    case `default` = 1
    /// In the tab bar if there is space.
    case optional = 2
    /// In the tab bar or the sidebar, where the user can move it.
    case movable = 3
    /// At the end of the tab bar.
    case pinned = 4
    /// Always in the tab bar.
    case fixed = 5
    /// In the sidebar only.
    case sidebarOnly = 6
  }

  // MARK: Internals

  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  /// The controller whose tab it is.
  weak var ownController: UITabBarController?

  /// The item in the tab bar.
  lazy var item: UITabBarItem = {
    let item = UITabBarItem(title: title, image: image, selectedImage: selectedImage)
    fill(item)
    return item
  }()

  /// The tab itself and those below it.
  var allTabs: [UITab] { [self] }

  /// The view controller shown while the tab is selected.
  var shownController: UIViewController { viewController ?? placeholder }

  /// Returns whether a view controller is shown while the tab is selected, without changing a
  /// group's stack.
  func shows(_ controller: UIViewController) -> Bool { shownController === controller }

  private lazy var placeholder: UIViewController = {
    let controller = UIViewController()
    controller.tabBarItem = item
    controller.owningTab = self
    return controller
  }()

  func changed() { fill(item) }

  private func fill(_ item: UITabBarItem) {
    (item.title, item.image, item.selectedImage) = (title, image, selectedImage)
    (item.badgeValue, item.isEnabled) = (badgeValue, isEnabled)
  }
}

extension UIViewController {
  /// The tab whose view controller this is; nil for none.
  public var tab: UITab? { owningTab }
}
