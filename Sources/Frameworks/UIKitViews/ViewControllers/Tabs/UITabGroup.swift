/// A tab that contains tabs, which a sidebar shows; in a tab bar it is a single tab (Tabs.TA4…).
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// Creates a group.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: The identifier, unique in the controller.
  ///   - children: The tabs of the group.
  ///   - viewControllerProvider: Returns the view controller of the group itself; nil if only its
  ///     tabs have one.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  // MARK: Tabs

  /// The tabs of the group.
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      tabBarController?.tabsChanged()
    }
  }
  /// Returns a tab of the group or of its groups; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    allTabs.dropFirst().first { $0.identifier == identifier }
  }
  /// The selected tab of the group; nil for none.
  open var selectedChild: UITab? {
    get { children.first { $0 === chosen } ?? (viewController == nil ? defaultChild : nil) }
    set {
      chosen = newValue
      tabBarController?.tabsChanged()
    }
  }
  /// The identifier of the initially selected tab; nil for the first one.
  open var defaultChildIdentifier: String?

  // MARK: Order

  /// Whether the user may change the order in a sidebar.
  open var allowsReordering = false
  /// The identifiers of the tabs in the user's order; empty for that of `children`.
  open var displayOrderIdentifiers: [String] = []
  /// The tabs in the user's order.
  open var displayOrder: [UITab] {
    let first = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return first + children.filter { one in !first.contains { $0 === one } }
  }

  // MARK: Sidebar

  /// The appearances of a group in a sidebar.
  public enum SidebarAppearance: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// An expandable row.
    case rootSection = 1
    /// The tabs, listed inline.
    case inline = 2
  }

  /// The appearance in a sidebar.
  open var sidebarAppearance: SidebarAppearance = .automatic
  /// The navigation controller that holds the controllers of the group and of the selected tab; nil
  /// for none.
  open var managingNavigationController: UINavigationController? { didSet { updateStack() } }

  // MARK: Internals

  private var chosen: UITab?

  private var defaultChild: UITab? {
    displayOrder.first { $0.identifier == defaultChildIdentifier } ?? displayOrder.first
  }

  override var allTabs: [UITab] { [self] + children.flatMap(\.allTabs) }

  /// The innermost selected tab; the group itself if none is selected.
  var innermostSelection: UITab {
    guard let selectedChild else { return self }
    return (selectedChild as? UITabGroup)?.innermostSelection ?? selectedChild
  }

  /// The controller of the selected tab, otherwise the group's own (Tabs.TA4).
  override var shownController: UIViewController {
    if let managingNavigationController {
      updateStack()
      if managingNavigationController.tabBarItem !== item {
        managingNavigationController.tabBarItem = item
      }
      return managingNavigationController
    }
    guard let controller = selectedChild?.shownController else { return super.shownController }
    if controller.tabBarItem !== item { controller.tabBarItem = item }
    return controller
  }

  override func shows(_ controller: UIViewController) -> Bool {
    if let managingNavigationController { return managingNavigationController === controller }
    return selectedChild?.shows(controller) ?? super.shows(controller)
  }

  private func updateStack() {
    guard let navigation = managingNavigationController else { return }
    var levels = stack(of: self, viewController)
    var child = selectedChild
    while let tab = child {
      let inner = tab as? UITabGroup
      // A group with its own stack, and one that shows its default tab, count as one level.
      let isLevel = inner?.managingNavigationController == nil && inner?.selectedChild != nil
      levels += stack(of: tab, isLevel ? tab.viewController : tab.shownController)
      child = isLevel ? inner?.selectedChild : nil
    }
    if navigation.viewControllers != levels { navigation.viewControllers = levels }
  }

  /// Returns the controllers of a level of the stack, as customized by the delegate (Tabs.TA9).
  private func stack(of tab: UITab, _ own: UIViewController?) -> [UIViewController] {
    let proposed = [own].compactMap(\.self)
    guard let controller = tabBarController else { return proposed }
    return controller.delegate?.tabBarController(
      controller, displayedViewControllersFor: tab, proposedViewControllers: proposed) ?? proposed
  }
}
