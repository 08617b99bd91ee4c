/// Goes through controllers step by step: what is pushed comes on top, what is popped goes back.
///
/// Steps NV1… are in `Documentation/Behaviour/Navigation.md`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  // MARK: Creating

  /// Makes a navigation controller whose first controller is shown.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    show([rootViewController], .none, animated: false)
  }

  /// Makes a navigation controller with bars of classes of the app's own; nil for the usual ones.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let navigationBarClass {
      guard let bar = ObjectMaker.make(navigationBarClass) as? UINavigationBar else {
        preconditionFailure("\(navigationBarClass) is no class of navigation bars")
      }
      ownBar = bar
    }
    if let toolbarClass {
      guard let toolbar = ObjectMaker.make(toolbarClass) as? UIToolbar else {
        preconditionFailure("\(toolbarClass) is no class of toolbars")
      }
      ownToolbar = toolbar
    }
  }

  /// Makes a navigation controller without controllers; no nib is read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller without controllers: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Who is told what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// What stands for it in a tab bar: its own item if it has one or a title, else that of its first controller.
  open override var tabBarItem: UITabBarItem! {
    get {
      let isOwn = heldTabBarItem != nil || title != nil
      return isOwn ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  // MARK: Controllers

  /// The controllers, the one on top last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The one on top.
  open var topViewController: UIViewController? { stack.last }
  /// What is seen: the one on top, or what is in front of it.
  open var visibleViewController: UIViewController? {
    guard let front = presentedViewController else { return topViewController }
    return (front as? UINavigationController)?.visibleViewController ?? front
  }

  /// Puts a controller on top (NV2); one that is there already stops the program.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController }, "a controller cannot be pushed twice")
    show(stack + [viewController], .push, animated: animated)
  }

  /// Takes the one on top away, unless it is the only one.
  ///
  /// - Returns: What was taken away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    show(stack.dropLast(), .pop, animated: animated)
    return top
  }

  /// Takes away all that is on top of a controller; if that is none of these, it stops the program.
  ///
  /// - Returns: What was taken away; nil for nothing.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("there is no such controller to pop to")
    }
    let gone = Array(stack[(place + 1)...])
    guard !gone.isEmpty else { return nil }
    show(Array(stack[...place]), .pop, animated: animated)
    return gone
  }

  /// Takes away all but the first.
  ///
  /// - Returns: What was taken away; nil for nothing.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Sets all controllers; animated, the one on top comes as if pushed, or popped if it was beneath.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let wasBeneath = stack.dropLast().contains { $0 === viewControllers.last }
    show(viewControllers, wasBeneath ? .pop : .push, animated: animated)
  }

  /// Puts a controller on top.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// The bar at the top; its items are those of the controllers.
  open var navigationBar: UINavigationBar { ownBar }
  /// Whether that bar is away.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsChanged() } }
  }
  /// Has that bar come or go, at once or by sliding.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated) { isNavigationBarHidden = hidden }
  }

  /// The bar at the bottom, with the items of the controller on top.
  open var toolbar: UIToolbar! { ownToolbar }
  /// Whether that bar is away.
  open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { barsChanged() } } }
  /// Has that bar come or go, at once or by sliding.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated) { isToolbarHidden = hidden }
  }

  /// Seconds that a bar takes to come or go.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// Finds a finger that comes in from the edge and leads back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  // MARK: Controller

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.navigation = self
    view.addSubview(stage)
    view.addSubview(ownToolbar)
    view.addSubview(ownBar)
    view.addGestureRecognizer(popGesture.recognizer)
    ownBar.navigation = self
    self.view = view
    replace(with: topViewController)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController, top !== announced {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = topViewController, top !== announced {
      announced = top
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  /// White on a bar that is black (NV8).
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    ownBar.barStyle == .default ? .default : .lightContent
  }
  /// The one on top while there is no bar (NV8).
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// The one on top.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// As the delegate says.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// As the delegate says.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    popGesture.follow(traitCollection)
  }

  // MARK: Accessibility

  /// Two fingers that scrub lead back.
  open override func accessibilityPerformEscape() -> Bool {
    guard canBePopped else { return super.accessibilityPerformEscape() }
    popViewController(animated: true)
    return true
  }

  // MARK: Kinds

  /// What becomes of the stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Something comes on top.
    case push = 1
    /// What is on top goes.
    case pop = 2
  }

  // MARK: Internals

  /// The controllers, the one on top last.
  var stack: [UIViewController] = []
  /// The controller whose view is on the stage.
  weak var shown: UIViewController?
  /// The one that the delegate was told of last.
  weak var announced: UIViewController?
  var transition: NavigationTransition?
  /// What the views of controllers are in.
  let stage = UIView()
  /// Whether bars are coming or going.
  var isMovingBars = false
  /// What scrolls beneath the bar.
  weak var followed: UIScrollView?
  private var ownBar = UINavigationBar()
  private var ownToolbar = UIToolbar()
  private lazy var popGesture = PopGesture(self)

  override func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    super.barsChanged()
  }
}

/// The view of a navigation controller, which lays out its bars.
@MainActor
private final class NavigationView: UIView {
  weak var navigation: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutBars()
  }
}
