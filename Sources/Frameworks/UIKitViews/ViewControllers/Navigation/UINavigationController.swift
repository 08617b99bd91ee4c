/// A container view controller that manages a stack of view controllers (Navigation.NV1…).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  // MARK: Creating

  /// Creates a navigation controller with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    show([rootViewController], .none, animated: false)
  }

  /// Creates a navigation controller with custom bar classes; `nil` selects the default classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let navigationBarClass {
      guard let bar = ObjectFactory.make(navigationBarClass) as? UINavigationBar else {
        programmingError("\(navigationBarClass) is not a subclass of UINavigationBar")
      }
      ownBar = bar
    }
    if let toolbarClass {
      guard let toolbar = ObjectFactory.make(toolbarClass) as? UIToolbar else {
        programmingError("\(toolbarClass) is not a subclass of UIToolbar")
      }
      ownToolbar = toolbar
    }
  }

  /// Creates a navigation controller without view controllers; nib files are not supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller without view controllers; archives are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate.
  // An image picker's delegate has a more specific type, which takes precedence.
  @_disfavoredOverload
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The tab bar item: the controller's own if it has one or a title, otherwise that of its root
  /// view controller.
  open override var tabBarItem: UITabBarItem! {
    get {
      let isOwn = storedTabBarItem != nil || title != nil
      return isOwn ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  // MARK: Controllers

  /// The view controllers of the stack, the top one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last controller of the stack, which may present another one.
  open var topViewController: UIViewController? { stack.last }
  /// The visible view controller: the top one, or the one presented over it.
  open var visibleViewController: UIViewController? {
    guard let front = presentedViewController else { return topViewController }
    return (front as? UINavigationController)?.visibleViewController ?? front
  }

  /// Pushes a view controller (Navigation.NV2); traps if it is already in the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    ExchangedMethods.call(
      "pushViewController:animated:", of: UINavigationController.self, on: self, viewController,
      animated, body: push)
  }

  private func push(_ viewController: UIViewController, animated: Bool) {
    programmingPrecondition(
      !stack.contains { $0 === viewController },
      "\(type(of: viewController)) cannot be pushed twice: go back to it with "
        + "popToViewController(_:animated:)",
      exception: "NSInvalidArgumentException")
    programmingPrecondition(
      !(viewController is UINavigationController),
      "a navigation controller cannot be pushed: present \(type(of: viewController)), or push its "
        + "root view controller",
      exception: "NSInvalidArgumentException")
    show(stack + [viewController], .push, animated: animated)
  }

  /// Pops the top view controller, unless it is the only one.
  ///
  /// - Returns: The popped view controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    show(stack.dropLast(), .pop, animated: animated)
    return top
  }

  /// Pops all view controllers above a given one; traps if that is not in the stack.
  ///
  /// - Returns: The popped view controllers; `nil` if there are none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }) else {
      let types = stack.map { "\(type(of: $0))" }.joined(separator: ", ")
      programmingError(
        "the view controller to pop to, \(type(of: viewController)), is not in the stack; "
          + "the stack is \(types.isEmpty ? "empty" : types)")
    }
    let gone = Array(stack[(place + 1)...])
    guard !gone.isEmpty else { return nil }
    show(Array(stack[...place]), .pop, animated: animated)
    return gone
  }

  /// Pops all view controllers but the root.
  ///
  /// - Returns: The popped view controllers; `nil` if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Sets the stack; if animated, the top controller is pushed, or popped if it was lower in the
  /// stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let wasBeneath = stack.dropLast().contains { $0 === viewControllers.last }
    show(viewControllers, wasBeneath ? .pop : .push, animated: animated)
  }

  /// Pushes the view controllers of a secondary column (Presentations.PR12).
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { collapse(onto: secondaryViewController) }

  /// Pushes a view controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: Bars

  /// The navigation bar; its items are those of the view controllers.
  open var navigationBar: UINavigationBar { ownBar }
  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsChanged() } }
  }
  /// Shows or hides the navigation bar, with or without an animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated) { isNavigationBarHidden = hidden }
  }

  /// The toolbar, with the items of the top view controller.
  open var toolbar: UIToolbar! { ownToolbar }
  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true { didSet { if isToolbarHidden != oldValue { barsChanged() } } }
  /// Shows or hides the toolbar, with or without an animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated) { isToolbarHidden = hidden }
  }

  /// The duration of showing or hiding a bar, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The gesture recognizer of the interactive pop gesture.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }
  /// The recognizer of a pop gesture in the content; always nil, because only the edge gesture pops
  /// here.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }

  // MARK: Controller

  open override func loadView() {
    let view = NavigationContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.navigation = self
    view.addSubview(contentContainer)
    view.addSubview(ownToolbar)
    view.addSubview(ownBar)
    view.addGestureRecognizer(popGesture.recognizer)
    ownBar.navigation = self
    self.view = view
    replace(with: topViewController)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = topViewController, top !== lastReportedController {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = topViewController, top !== lastReportedController {
      lastReportedController = top
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
  }

  /// The status bar style: light content over a black navigation bar (Navigation.NV8).
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    ExchangedMethods.call("preferredStatusBarStyle", of: UINavigationController.self, on: self) {
      ownBar.barStyle == .default ? .default : .lightContent
    }
  }
  /// The top view controller while the navigation bar is hidden (Navigation.NV8).
  open override var childForStatusBarStyle: UIViewController? {
    ExchangedMethods.call("childForStatusBarStyle", of: UINavigationController.self, on: self) {
      isNavigationBarHidden ? topViewController : nil
    }
  }
  /// The top view controller.
  open override var childForStatusBarHidden: UIViewController? {
    ExchangedMethods.call("childForStatusBarHidden", of: UINavigationController.self, on: self) {
      topViewController
    }
  }

  /// The orientations that the delegate returns.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    ExchangedMethods.call(
      "supportedInterfaceOrientations", of: UINavigationController.self, on: self
    ) {
      delegate?.navigationControllerSupportedInterfaceOrientations(self)
        ?? super.supportedInterfaceOrientations
    }
  }
  /// The preferred orientation that the delegate returns.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    ExchangedMethods.call(
      "preferredInterfaceOrientationForPresentation", of: UINavigationController.self, on: self
    ) {
      delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
        ?? super.preferredInterfaceOrientationForPresentation
    }
  }

  @_spi(UIKitModules) open override func traitsBecameKnown() { popGesture.follow(traitCollection) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    popGesture.follow(traitCollection)
  }

  // MARK: Accessibility

  /// Pops a view controller for VoiceOver's escape gesture; returns whether the gesture is handled.
  open override func accessibilityPerformEscape() -> Bool {
    guard canBePopped else { return super.accessibilityPerformEscape() }
    popViewController(animated: true)
    return true
  }

  // MARK: Kinds

  /// The operations on a navigation stack.
  public enum Operation: Int, Sendable {
    /// No operation.
    case none = 0
    /// A view controller is pushed.
    case push = 1
    /// A view controller is popped.
    case pop = 2
  }

  // MARK: Hiding bars

  /// Whether the keyboard hides the bars.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether a swipe hides the bars.
  open var hidesBarsOnSwipe = false
  /// Whether the bars are hidden in a vertically compact environment.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether a tap hides the bars.
  open var hidesBarsOnTap = false
  /// The recognizer of the swipe that hides the bars; in no view.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// The recognizer of the tap that hides the bars; in no view.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()

  // MARK: Internals

  /// The view controllers of the stack, the top one last.
  var stack: [UIViewController] = []
  /// The view controller whose view is in the content container.
  weak var shown: UIViewController?
  /// The view controller last reported to the delegate.
  weak var lastReportedController: UIViewController?
  var transition: NavigationTransition?
  /// The container of the controllers' views.
  let contentContainer = UIView()
  /// Whether bars are being shown or hidden.
  var isMovingBars = false
  /// The scroll view that the navigation bar follows.
  weak var trackedScrollView: UIScrollView?
  package var ownBar = UINavigationBar()
  package var ownToolbar = UIToolbar()
  private lazy var popGesture = InteractivePopGesture(self)

  override func barsChanged() {
    viewIfLoaded?.setNeedsLayout()
    super.barsChanged()
  }
}

/// The view of a navigation controller, which lays out the bars.
@MainActor
private final class NavigationContainerView: UIView {
  weak var navigation: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutBars()
  }
}
