/// Looks after a view: makes it when it is needed, and knows when it comes and goes.
///
/// Steps C1… are in `Documentation/Behaviour/Views.md`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  // MARK: Creating

  /// Makes a controller that makes its view by itself.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller; no nib is read, so its view is a plain one unless `loadView` makes another.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Makes a controller that makes its view by itself: archives are not read.
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
  }

  /// The name it was made with.
  open private(set) var nibName: String?
  /// The bundle it was made with.
  open private(set) var nibBundle: Bundle?

  /// What people read of it; setting it sets that of what bars show of it.
  open var title: String? {
    didSet {
      heldNavigationItem?.title = title
      heldTabBarItem?.title = title
    }
  }

  // MARK: Keys

  /// Keys that do something while it is on the chain of the first responder: those that were added.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  private var addedKeyCommands: [UIKeyCommand] = []

  /// Adds a key that does something.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Takes away a key that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: View

  /// The view, made when it is first asked for (C1).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set { take(newValue) }
  }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { ownView }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { ownView != nil }

  /// Makes the view: one as large as the screen.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes the view, unless there is one.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    precondition(ownView != nil, "\(type(of: self)).loadView() set no view")
    viewDidLoad()
  }

  /// Is told that the view has been made; by itself it does nothing.
  open func viewDidLoad() {}

  // MARK: Coming and going

  /// Is told that the view is about to be seen; by itself it does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Is told that the view is seen; by itself it does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Is told that the view is about to be seen no more; by itself it does nothing.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Is told that the view is not seen any more; by itself it does nothing.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Is told that the view's own are about to be laid out; by itself it does nothing.
  open func viewWillLayoutSubviews() {}
  /// Is told that the view's own have been laid out; by itself it does nothing.
  open func viewDidLayoutSubviews() {}
  /// Is asked for the view's constraints; by itself it asks the view.
  open func updateViewConstraints() { ownView?.updateConstraints() }
  /// Is told that the view's margins are others; by itself it does nothing.
  open func viewLayoutMarginsDidChange() {}
  /// Is told that the view is covered by others than before; by itself it does nothing.
  open func viewSafeAreaInsetsDidChange() {}
  /// Is told that memory is short; by itself it does nothing.
  open func didReceiveMemoryWarning() {}

  /// How light it wants what is in the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether it wants no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar is to come and go; it does so at once, as nothing draws it.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that says in its place how light the status bar is; nil for itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says in its place whether there is a status bar; nil for itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Says that it wants the status bar otherwise than before.
  open func setNeedsStatusBarAppearanceUpdate() {
    ownView?.setNeedsLayout()
    ownView?.window?.setNeedsLayout()
  }

  /// What of its view is to be left free beside what the phone covers.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { ownView?.setNeedsLayout() }
  }

  /// Whether its view leaves at least as much free at its sides as the phone does.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { ownView?.changedMargins() }
  }
  /// How much the phone leaves free at the sides of a controller's view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { ScreenMargins.current }
  /// What bars cover at the top of its view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
  open var topLayoutGuide: any UILayoutSupport { bars.top }
  /// What bars cover at the bottom of its view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { bars.bottom }

  /// Says that a child's view begins to come or go, where the parent does not leave that to UIKit.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear(animated: animated) } else { willDisappear(animated: animated) }
  }

  /// Says that what began is over.
  open func endAppearanceTransition() {
    switch appearance {
    case .appearing: didAppear()
    case .disappearing: didDisappear()
    default: break
    }
  }

  /// Whether children are told by UIKit when their views come and go.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether it is coming because it is being presented.
  open var isBeingPresented: Bool { isPresenting && appearance == .appearing }
  /// Whether it is going because it is being dismissed.
  open var isBeingDismissed: Bool { isDismissing && appearance == .disappearing }
  /// Whether it is coming because it became a child.
  open var isMovingToParent: Bool { hasNewParent && appearance == .appearing }
  /// Whether it is going because it is a child no more.
  open var isMovingFromParent: Bool { losesParent && appearance == .disappearing }

  // MARK: Parents and children

  /// The controller that it is a child of.
  open var parent: UIViewController? { container }
  /// The controllers that are its children, in the order in which they became so.
  open var children: [UIViewController] { contained }

  /// Makes a controller a child, out of the parent it had; its view is put somewhere by the caller.
  open func addChild(_ childController: UIViewController) { takeIn(childController) }
  /// Makes it nobody's child.
  open func removeFromParent() { leaveParent() }
  /// Is told that it will be a child, or no child any more; by itself it does nothing.
  open func willMove(toParent parent: UIViewController?) {}
  /// Is told that it is a child, or no child any more; by itself it does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  /// The controller that it, or one around it, has put in front.
  open var presentedViewController: UIViewController? {
    sequence(first: self, next: \.container).lazy.compactMap(\.presented).first
  }

  /// The controller that has put it, or one around it, in front.
  open var presentingViewController: UIViewController? {
    sequence(first: self, next: \.container).lazy.compactMap(\.presenting).first
  }

  /// How it is put in front.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet {
      if modalPresentationStyle != oldValue, presenting == nil { heldPresentation = nil }
    }
  }
  /// How it comes in front, and goes.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Who gives it a way of its own to come and go.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What looks after it, or the one around it, while it is in front; made when it is first asked for.
  open var presentationController: UIPresentationController? {
    let around = sequence(first: self, next: \.container)
    if let held = around.lazy.compactMap(\.heldPresentation).first { return held }
    return container == nil ? makePresentation(over: nil) : nil
  }
  /// The transition that it, or the one around it, is in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.container).lazy.compactMap(\.coordinator).first
  }
  /// Whether people cannot put it away by themselves.
  open var isModalInPresentation = false
  /// Whether others are put in front of this one rather than of one around it.
  open var definesPresentationContext = false

  /// Puts a controller in front of this one (PR1).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    put(
      viewControllerToPresent, animated: flag && UIView.areAnimationsEnabled, then: completion)
  }

  /// Puts away what is in front of this one, or, if there is nothing, this one (PR3).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    putAway(animated: flag, then: completion)
  }

  /// Shows a controller in whatever way suits where this one is: on top in the navigation controller
  /// that it is in, otherwise in front.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller with details of this one: on a phone, in front.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let around = container {
      around.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// What can be chosen while it is previewed; by itself nothing.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Bars

  /// What a navigation bar shows while it is in front; made when it is first asked for.
  open var navigationItem: UINavigationItem {
    if let held = heldNavigationItem { return held }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    heldNavigationItem = item
    return item
  }
  /// What stands for it in a tab bar; made of its title when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      if let held = heldTabBarItem { return held }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      heldTabBarItem = item
      return item
    }
    set {
      heldTabBarItem = newValue
      tabBarController?.itemsChanged()
    }
  }
  /// The nearest tab bar controller that it is in.
  open var tabBarController: UITabBarController? {
    sequence(first: self, next: \.container).dropFirst().lazy
      .compactMap { $0 as? UITabBarController }.first
  }
  /// The nearest navigation controller that it is in.
  open var navigationController: UINavigationController? {
    sequence(first: self, next: \.container).dropFirst().lazy
      .compactMap { $0 as? UINavigationController }.first
  }
  /// Whether the bar at the bottom of what it is in goes away while it is on top.
  open var hidesBottomBarWhenPushed = false
  /// What the toolbar of a navigation controller shows while it is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self, animated: false) }
  }
  /// Sets what the toolbar shows, at once or in a moment.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    if animated { navigationController?.toolbarItemsChanged(of: self, animated: true) }
  }

  /// At which edges its view goes on behind bars.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { container?.barsChanged() } }
  /// Whether it does so behind bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { container?.barsChanged() } }

  // MARK: Editing

  /// Whether people can change what it shows.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Says whether people can change what it shows; overridden to show that.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    heldEditItem.map { $0.showEditing(editing) }
  }
  /// A button that begins to edit, and ends it.
  open var editButtonItem: UIBarButtonItem {
    if let held = heldEditItem { return held }
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    heldEditItem = item
    item.showEditing(edits)
    return item
  }

  // MARK: Traits

  /// What it has to go by (Views V11): its view's traits, or while that is in no window those of the
  /// screen, changed by the controllers around it.
  open var traitCollection: UITraitCollection {
    if let ownView, ownView.window != nil { return ownView.traitCollection }
    let outward = sequence(first: self) { $0.container ?? $0.presenting }
    return UIScreen.main.traitCollection
      .overridden(by: outward.compactMap(\.imposedTraits).reversed())
  }

  /// Is told that some of that is another than before; by itself it does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether it is light or dark, whatever the phone is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { ownView?.updateTraits() }
  }

  /// Has a child go by other traits than it would.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.container === self else { return }
    childViewController.traitsFromParent = collection
    childViewController.ownView?.updateTraits()
  }

  /// What a child goes by instead.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.container === self ? childViewController.traitsFromParent : nil
  }

  // MARK: Turning

  /// Whether the interface turns with the phone while it covers the screen.
  open var shouldAutorotate: Bool { true }
  /// Which ways up the interface can be while it covers the screen (RO1).
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Which way up it is best where it cannot be as it was (RO2).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Says that it can be turned in other ways than before.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIScreen.main.followPhone(animated: true)
  }

  /// Has the interface be as the phone is held, if it can be now.
  open class func attemptRotationToDeviceOrientation() {
    UIScreen.main.followPhone(animated: true)
  }

  /// The size that it would best have in what it is in, which is told of a change (CC1).
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { tellOfPreferredSize() } }
  }

  /// Is told that a child would best have another size; by itself it does nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that it gives a child when its view has one itself (CC2).
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeByItself(of: container, in: parentSize) }

  /// Is told that its view will have another size; by itself it tells children whose own changes with it
  /// (RO3, CC2).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in contained {
      let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard inner != child.viewIfLoaded?.bounds.size else { continue }
      child.viewWillTransition(to: inner, with: coordinator)
    }
    presented?.presentationController?.viewWillTransition(to: size, with: coordinator)
  }

  /// Is told that it will have other things to go by; by itself it tells its children (RO3).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in contained { child.willTransition(to: newCollection, with: coordinator) }
    presented?.presentationController?.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Responder

  /// What its view is in; for one that was put in front, or is the root, the window.
  open override var next: UIResponder? { ownView?.superview ?? presenting ?? container }

  // MARK: Internals

  private lazy var bars = (
    top: BarGuide(at: view, isTop: true), bottom: BarGuide(at: view, isTop: false)
  )

  /// How much of its view is seen.
  enum Appearance {
    case gone, appearing, there, disappearing
  }

  var appearance: Appearance = .gone
  var isAnimated = false
  private(set) var ownView: UIView?
  weak var container: UIViewController?
  var contained: [UIViewController] = []
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var heldPresentation: UIPresentationController?
  /// The views that controllers are previewed from.
  var previewRegistrations: [PreviewRegistration] = []
  var coordinator: TransitionCoordinator?
  /// Whether it is on its way, and hears from there when it has come.
  var isTransitioning = false
  var isPresenting = false
  var isDismissing = false
  var hasNewParent = false
  var losesParent = false
  var traitsFromParent: UITraitCollection?
  /// What of its view the bars of the controller around it cover, beside what the phone covers.
  var barInsets: UIEdgeInsets = .zero {
    didSet { if barInsets != oldValue { ownView?.setNeedsLayout() } }
  }
  private(set) var heldNavigationItem: UINavigationItem?
  /// The item that was made, or given.
  private(set) var heldTabBarItem: UITabBarItem?
  private var heldEditItem: UIBarButtonItem?
  private var edits = false

  /// What looks after it while it is in front, if that is always the same.
  func ownPresentation(over source: UIViewController?) -> UIPresentationController? { nil }

  /// Is told that a controller in it has other wishes about bars; only those with bars heed them.
  func barsChanged() { container?.barsChanged() }

  /// What it makes those in its view go by.
  var imposedTraits: UITraitCollection? {
    let style = overrideUserInterfaceStyle
    let own = style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
    let isSheet = presenting != nil && modalPresentationStyle.isSheet
    let level = isSheet ? UITraitCollection(userInterfaceLevel: .elevated) : nil
    let all = [level, traitsFromParent, own].compactMap(\.self)
    return all.isEmpty ? nil : UITraitCollection(traitsFrom: all)
  }

  private func take(_ view: UIView?) {
    guard view !== ownView else { return }
    ownView?.controller = nil
    precondition(view?.controller == nil, "a view cannot be that of two controllers")
    ownView = view
    view?.controller = self
  }
}
