// The tabs of a tab bar controller, since iOS 18 (Tabs.TA1…).
extension UITabBarController {
  /// Creates a tab bar controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs; empty if the controller was given view controllers.
  public var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs; traps for duplicate identifiers (Tabs.TA1).
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    let names = tabs.flatMap(\.allTabs).map(\.identifier)
    programmingPrecondition(
      Set(names).count == names.count, "the tabs of a tab bar controller need unique identifiers")
    for tab in ownTabs where !tabs.contains(where: { $0 === tab }) { tab.ownController = nil }
    ownTabs = tabs
    for tab in tabs { tab.ownController = self }
    showTabs(animated: animated)
  }

  /// The selected tab: the innermost one if groups are selected; nil for none.
  public var selectedTab: UITab? {
    get {
      let tab = selectedViewController.flatMap { shown in
        barTabs.first { $0.shows(shown) }
      }
      return (tab as? UITabGroup)?.innermostSelection ?? tab
    }
    set { newValue.map(select) }
  }

  /// Returns a tab, possibly in a group; nil for none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.flatMap(\.allTabs).first { $0.identifier == identifier }
  }

  /// The modes of a tab bar controller.
  public enum Mode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// A tab bar.
    case tabBar = 1
    /// A tab bar that can become a sidebar.
    case tabSidebar = 2
  }

  // MARK: Internals

  /// The tabs of the tab bar, in their order (Tabs.TA3).
  var barTabs: [UITab] {
    guard let names = compactTabIdentifiers else {
      return ownTabs.filter { !$0.isHidden && $0.preferredPlacement != .sidebarOnly }
    }
    return names.compactMap(tab(forIdentifier:)).filter { !$0.isHidden }
  }

  /// Shows the tabs after a change of one of them.
  func tabsChanged() { if !ownTabs.isEmpty { showTabs(animated: false) } }

  /// Selects a tab, in its groups as well.
  private func select(_ tab: UITab) {
    for (group, child) in zip(
      sequence(first: tab, next: \.parent).dropFirst(), sequence(first: tab, next: \.parent))
    {
      (group as? UITabGroup)?.selectedChild = child
    }
    let outer = sequence(first: tab, next: \.parent).first { one in
      barTabs.contains { $0 === one }
    }
    if let outer { selectedViewController = outer.shownController }
  }

  private func showTabs(animated: Bool) {
    let old = selectedViewController?.tab?.managingTabGroup ?? selectedViewController?.tab
    setControllers(barTabs.map(\.shownController), animated: animated)
    guard let old, let kept = barTabs.first(where: { $0 === old }) else { return }
    let controller = kept.shownController
    if controller !== selectedViewController { selectedViewController = controller }
  }
}
