/// Shows one of several controllers, which people choose in a bar at the bottom.
///
/// Steps TB4… are in `Documentation/Behaviour/Tabs.md`.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Makes a tab bar controller without controllers; no nib is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a tab bar controller without controllers: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Who is told what people choose, and may forbid it.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Controllers

  /// The controllers, in the order of the bar; nil for none.
  open var viewControllers: [UIViewController]? {
    get { all }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers, at once or as the bar fades.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (new, old) = (viewControllers ?? [], all)
    let chosen = selectedViewController
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === shown { take(away: controller) }
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
  }

  /// The controller that is chosen; one that is not among the others stops the program.
  open var selectedViewController: UIViewController? {
    get { all.indices.contains(place) ? all[place] : nil }
    set {
      guard let index = all.firstIndex(where: { $0 === newValue }) else {
        return precondition(newValue == nil, "only one of its controllers can be chosen")
      }
      choose(index)
    }
  }

  /// The place of the one that is chosen; `NSNotFound` while there is none.
  open var selectedIndex: Int {
    get { all.isEmpty ? NSNotFound : place }
    set { if all.indices.contains(newValue) { choose(newValue) } }
  }

  /// The bar at the bottom; its items are those of the controllers.
  open var tabBar: UITabBar { ownBar }

  // MARK: Controller

  open override func loadView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.tabs = self
    view.addSubview(ownBar)
    ownBar.delegate = self
    self.view = view
    choose(place)
  }

  /// The one that is chosen.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The one that is chosen.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  /// Is told what people chose in the bar.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = all.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let controller = all[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else {
      ownBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    // TB5: what is chosen already goes back to its beginning.
    if index == place, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    choose(index)
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Internals

  private var all: [UIViewController] = []
  private var place = 0
  /// The one whose view is in its own.
  private weak var shown: UIViewController?
  private let ownBar = UITabBar()

  override func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    super.barsChanged()
  }

  func itemsChanged() {
    ownBar.items = all.compactMap(\.tabBarItem)
    ownBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// TB4: one takes the place of another, at once.
  private func choose(_ index: Int) {
    place = all.indices.contains(index) ? index : 0
    let new = selectedViewController
    ownBar.selectedItem = new?.tabBarItem
    guard isViewLoaded, new !== shown else { return }
    let old = shown
    shown = new
    old?.viewIfLoaded?.removeFromSuperview()
    guard let new else { return }
    if appearance == .appearing, !isToldByItself {
      new.tellTree { $0.willAppear(animated: isAnimated) }
    }
    new.loadViewIfNeeded()
    layOutBar()
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(new.view, belowSubview: ownBar)
    view.setNeedsLayout()
    UIScreen.main.followPhone(animated: false)
  }

  private func take(away controller: UIViewController) {
    controller.viewIfLoaded?.removeFromSuperview()
    shown = nil
  }

  /// Whether what is on top of the chosen one wants no bar.
  private var isBarAway: Bool {
    (selectedViewController as? UINavigationController)?.stack.dropFirst()
      .contains(where: \.hidesBottomBarWhenPushed) == true
  }

  /// TB1: the bar is at the bottom, over what is chosen, and moves out to the side with what is under it.
  func layOutBar() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let height = ownBar.naturalHeight + view.safeInsets.bottom
    let frame = CGRect(
      x: isBarAway ? -bounds.width : 0, y: bounds.maxY - height, width: bounds.width,
      height: height)
    if ownBar.frame != frame { ownBar.frame = frame }
    shown?.barInsets.bottom = isBarAway ? 0 : ownBar.naturalHeight
    shown?.viewIfLoaded?.frame = bounds
  }
}

/// The view of a tab bar controller, which lays out its bar.
@MainActor
private final class TabView: UIView {
  weak var tabs: UITabBarController?

  override func layoutSubviews() {
    super.layoutSubviews()
    tabs?.layOutBar()
  }
}

/// Is told what people choose in a tab bar controller, and may forbid it.
///
/// All methods may be left out.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether people may choose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Is told that people chose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Lets it.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
