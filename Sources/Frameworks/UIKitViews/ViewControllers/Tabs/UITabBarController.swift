/// A container view controller that shows one of several view controllers, which users select in a
/// tab bar (Tabs.TB4…).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Creates a tab bar controller without view controllers; nib files are not supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a tab bar controller without view controllers; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Controllers

  /// The view controllers, in the order of the tab bar; `nil` if there are none.
  open var viewControllers: [UIViewController]? {
    get { all }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the view controllers; if animated and the visible one leaves, with the delegate's
  /// animator (Tabs.TB8).
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for tab in ownTabs { tab.ownController = nil }
    ownTabs = []
    setControllers(viewControllers, animated: animated)
  }

  /// Sets the view controllers, which may be those of tabs.
  func setControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    transition?.finishImmediately()
    let (new, old) = (viewControllers ?? [], all)
    let chosen = selectedViewController
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      guard controller !== shown || !animated else {
        departing = controller
        continue
      }
      if controller === shown { removeView(of: controller) }
      controller.removeFromParent()
    }
    all = new
    for controller in new where !old.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    contained = new
    ownBar.setItems(new.compactMap(\.tabBarItem), animated: animated)
    choose(new.firstIndex { $0 === chosen } ?? 0)
    if transition == nil { removeDeparting() }
  }

  /// The selected view controller; setting one that is not in `viewControllers` traps.
  open var selectedViewController: UIViewController? {
    get { all.indices.contains(place) ? all[place] : nil }
    set {
      guard let index = all.firstIndex(where: { $0 === newValue }) else {
        return programmingPrecondition(
          newValue == nil, "the selected view controller has to be in viewControllers")
      }
      choose(index)
    }
  }

  /// The index of the selected view controller; `NSNotFound` if there are no view controllers.
  open var selectedIndex: Int {
    get { all.isEmpty ? NSNotFound : place }
    set { if all.indices.contains(newValue) { choose(newValue) } }
  }

  /// The tab bar; its items are those of the view controllers.
  open var tabBar: UITabBar { ownBar }

  // MARK: Controller

  open override func loadView() {
    let view = TabContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.tabs = self
    view.addSubview(ownBar)
    if let accessoryCard { view.insertSubview(accessoryCard, belowSubview: ownBar) }
    ownBar.delegate = self
    self.view = view
    choose(place)
  }

  /// The selected view controller.
  open override var childForStatusBarStyle: UIViewController? {
    ExchangedMethods.call("childForStatusBarStyle", of: UITabBarController.self, on: self) {
      selectedViewController
    }
  }
  /// The selected view controller.
  open override var childForStatusBarHidden: UIViewController? {
    ExchangedMethods.call("childForStatusBarHidden", of: UITabBarController.self, on: self) {
      selectedViewController
    }
  }
  /// The orientations that the delegate supports, or else those of a phone (Tabs.TB9).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    ExchangedMethods.call("supportedInterfaceOrientations", of: UITabBarController.self, on: self) {
      delegate?.tabBarControllerSupportedInterfaceOrientations(self)
        ?? super.supportedInterfaceOrientations
    }
  }

  /// Does nothing; never called.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing; never called.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing; never called.
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  /// Does nothing; never called.
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  /// Handles the selection of an item in the tab bar.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = all.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let controller = all[index]
    let previous = selectedTab
    let tab = barTabs.first { $0.shownController === controller }
    let mayBeSelected =
      tab.map { delegate?.tabBarController(self, shouldSelectTab: $0) }
      ?? delegate?.tabBarController(self, shouldSelect: controller)
    guard mayBeSelected != false else {
      ownBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    // Selecting a navigation controller again pops it to its root (Tabs.TB5).
    if index == place, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    choose(index)
    if let tab {
      delegate?.tabBarController(self, didSelectTab: selectedTab ?? tab, previousTab: previous)
    } else {
      delegate?.tabBarController(self, didSelect: controller)
    }
  }

  // MARK: More

  /// The controller of further tabs; never shown, because all tabs fit in the bar.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// The controllers that the user may reorder; no effect, because the tab bar is not customizable.
  open var customizableViewControllers: [UIViewController]?

  // MARK: Tabs

  /// The mode of the controller; a phone always shows a tab bar.
  open var mode: Mode = .automatic
  /// The sidebar, which a phone does not show.
  open private(set) lazy var sidebar = Sidebar()
  /// The identifiers of the tabs in a phone's tab bar, in order; nil for those outside of groups
  /// (Tabs.TA3).
  open var compactTabIdentifiers: [String]? { didSet { tabsChanged() } }
  /// The identifier under which the user's customization is stored; not used on a phone.
  open var customizationIdentifier: String?
  /// Whether the tab bar is hidden.
  open var isTabBarHidden: Bool {
    get { isBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the tab bar (Tabs.TA6).
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard animated, let view = viewIfLoaded, view.window != nil else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    UIView.animate(withDuration: BarMetrics.itemFade) {
      self.layOutBar()
      view.layoutIfNeeded()
    }
  }

  // MARK: Accessory

  /// The view above the tab bar; nil for none (Tabs.TA8).
  open var bottomAccessory: UITabAccessory? {
    get { accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }
  /// Sets the view above the tab bar, with or without an animation.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard bottomAccessory !== accessory else { return }
    accessory = bottomAccessory
    showAccessory(bottomAccessory, animated: animated)
  }
  /// The minimization of the tab bar while content scrolls; stored, because the bar keeps its size
  /// here.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  // MARK: Internals

  private var accessory: UITabAccessory?
  var accessoryCard: TabAccessoryCard?
  /// The tabs; empty if the controller was given view controllers.
  var ownTabs: [UITab] = []
  private var isBarHidden = false
  private var all: [UIViewController] = []
  private var place = 0
  /// The view controller whose view is in this controller's view.
  weak var shown: UIViewController?
  package var ownBar = UITabBar()
  /// The visible view controller that leaves at the end of the running transition.
  var departing: UIViewController?
  /// The running transition between two view controllers (Tabs.TB8).
  var transition: NavigationTransition?

  override func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    super.barsChanged()
  }

  package func itemsChanged() {
    ownBar.items = all.compactMap(\.tabBarItem)
    ownBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Shows another view controller, without an animation (Tabs.TB4).
  private func choose(_ index: Int) {
    transition?.finishImmediately()
    let oldPlace = place
    place = all.indices.contains(index) ? index : 0
    let new = selectedViewController
    ownBar.selectedItem = new?.tabBarItem
    guard isViewLoaded, new !== shown else { return }
    let old = shown
    if let old, let new, appearance == .appeared, viewIfLoaded?.window != nil,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    {
      return move(from: old, to: new, with: animator, isForward: place > oldPlace) { [self] in
        place = oldPlace
        ownBar.selectedItem = selectedViewController?.tabBarItem
      }
    }
    shown = new
    old?.viewIfLoaded?.removeFromSuperview()
    guard let new else { return }
    if appearance == .appearing, !receivesAppearanceAutomatically {
      new.forwardAppearance { $0.willAppear(animated: isAnimated) }
    }
    new.loadViewIfNeeded()
    layOutBar()
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(new.view, belowSubview: accessoryCard ?? ownBar)
    view.setNeedsLayout()
    UIScreen.main.updateInterfaceOrientation(animated: false)
  }

  /// Removes the controller that left in an animated change.
  func removeDeparting() {
    departing?.removeFromParent()
    departing = nil
  }

  private func removeView(of controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    shown = nil
  }

  /// Whether a pushed controller of the selected tab hides the tab bar.
  private var isBarAway: Bool {
    (selectedViewController as? UINavigationController)?.stack.dropFirst()
      .contains(where: \.hidesBottomBarWhenPushed) == true
  }

  /// Lays out the tab bar at the bottom, or off screen if it is hidden (Tabs.TB1).
  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let height = ownBar.naturalHeight + view.safeAreaInsets.bottom
    let frame = CGRect(
      x: isBarAway ? -bounds.width : 0, y: bounds.maxY - (isBarHidden ? 0 : height),
      width: bounds.width, height: height)
    if ownBar.frame != frame { ownBar.frame = frame }
    let isBarShown = !isBarAway && !isBarHidden
    accessoryCard?.isHidden = isBarAway
    layOutAccessory(
      above: isBarShown ? frame.minY : bounds.maxY - view.safeAreaInsets.bottom, in: bounds)
    shown?.barInsets.bottom =
      (isBarShown ? ownBar.naturalHeight : 0) + (isBarAway ? 0 : accessoryRoom)
    shown?.viewIfLoaded?.frame = bounds
  }
}

/// The view of a tab bar controller, which lays out the tab bar.
@MainActor
private final class TabContainerView: UIView {
  weak var tabs: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabs?.layOutBar()
  }
}
