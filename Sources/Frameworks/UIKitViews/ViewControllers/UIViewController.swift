/// An object that manages a view and receives its appearance events (Views.C1…).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer,
  UIFocusEnvironment, @preconcurrency NSCoding
{
  // MARK: Creating

  /// Creates a view controller that creates its view programmatically.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a view controller whose view is in an interface file, if there is one (Nibs.NI9).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a view controller that creates its view programmatically, or one of an archive
  /// (Archives.AR18).
  public required init?(coder: NSCoder) {
    (nibName, nibBundle) = (nil, nil)
    super.init()
    if let nib = coder.nib { nib.above.decode(self) }
    guard coder.allowsKeyedCoding, coder.nib == nil else { return }
    coder.register(self)
    nibName = String(from: coder, forKey: "TactusNibName")
    Self.controllerArchive.decode(self, from: coder)
    let types: [AnyClass] = [NSArray.self, UIViewController.self]
    let list = coder.decodeObject(of: types, forKey: "TactusChildren") as? NSArray
    for case let child as UIViewController in list ?? [] where child.parent == nil {
      addChild(child)
      child.didMove(toParent: self)
    }
  }

  /// Encodes the title, the nib name, the children and the navigation item; the view is recreated
  /// (Archives.AR18).
  open func encode(with coder: NSCoder) { encodeController(coder) }

  /// The nib name that the controller was created with.
  open private(set) var nibName: String?
  /// The bundle that the controller was created with.
  open private(set) var nibBundle: Bundle?

  /// The context of the app extension that hosts the view controller; always nil, because no app
  /// hosts one (ObjectiveC.EX1).
  open var extensionContext: NSExtensionContext? { nil }

  /// The title; setting it also sets the navigation item's and the tab bar item's title.
  open var title: String? {
    willSet { willChangeValue(for: \.title) }
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
      didChangeValue(for: \.title)
    }
  }

  /// Whether scroll view insets follow bars; stored, because scroll views use
  /// `contentInsetAdjustmentBehavior`.
  @available(*, deprecated, message: "Use UIScrollView.contentInsetAdjustmentBehavior")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsInsets }
    set { adjustsInsets = newValue }
  }
  private var adjustsInsets = true

  // MARK: Keys

  /// The key commands while the controller is in the responder chain: those that were added.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  private var addedKeyCommands: [UIKeyCommand] = []

  /// Adds a key command.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes a key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: View

  /// The view, loaded when it is first accessed (Views.C1).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set { setView(newValue) }
  }

  /// The view, if it has been loaded.
  open var viewIfLoaded: UIView? { ownView }
  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { ownView != nil }

  /// Creates the view: by default that of the interface file, or an empty one of the screen's size.
  open func loadView() {
    if loadViewOfScene() { return }
    if let nib = nibOfView {
      _ = nib.instantiate(withOwner: self)
      programmingPrecondition(
        isViewLoaded,
        "-[UIViewController loadView] loaded the \"\(nibName ?? "\(type(of: self))")\" nib but the "
          + "view outlet was not set.")
      return
    }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the view, unless it has been loaded.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    programmingPrecondition(ownView != nil, "\(type(of: self)).loadView() did not set a view")
    viewDidLoad()
  }

  /// Called after the view was loaded; does nothing by default.
  open func viewDidLoad() {
    ExchangedMethods.call("viewDidLoad", of: UIViewController.self, on: self) {}
  }

  // MARK: Storyboards, splits and popovers

  /// The storyboard of the controller; nil if it was created in code (Storyboards.SB3).
  open var storyboard: UIStoryboard? { storyboardScene?.storyboard }
  /// Called before a segue; does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue should be performed; the default implementation returns true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs the segue with an identifier of the controller's scene (Storyboards.SG2).
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    programmingPrecondition(
      storyboardScene?.performSegue(identifier, sender: sender) ?? false,
      "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'",
      exception: "NSInvalidArgumentException")
  }
  /// Returns whether an unwind segue ends at the controller: by default, if it has the action
  /// (Storyboards.SG8).
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { action.isMethod(of: self) }
  /// Returns whether an unwind segue ends at the controller; the older form.
  @available(*, deprecated, renamed: "canPerformUnwindSegueAction(_:from:sender:)")
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
  /// Returns the children searched for the destination of an unwind segue: all but its origin.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let from = childContaining(source)
    return contained.filter { $0 !== from }
  }
  /// Returns the child that contains the origin of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.container).first { $0.container === self }
  }
  /// Returns the destination of an unwind segue; the older form, which returns nil.
  @available(*, deprecated, message: "use allowedChildrenForUnwinding(from:)")
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? { nil }
  /// Called when an unwind segue passes the controller; does nothing by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Returns the segue for unwinding; the older form, which returns nil.
  @available(*, deprecated, message: "use unwind(for:towards:)")
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { nil }
  /// Called when a split view controller collapses onto the controller; does nothing, because
  /// navigation controllers show the secondary one on top (Presentations.PR12).
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Returns the secondary controller when a split view controller expands; never called.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// The nearest container that is a split view controller.
  open var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap {
      $0 as? UISplitViewController
    }.first
  }
  /// The configuration of the popover; nil unless the presentation style is `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? popover : nil
  }
  lazy var popover = UIPopoverPresentationController(
    presentedViewController: self, presenting: nil)
  /// The identifier of state restoration; the state of a controller is saved if all of its
  /// ancestors have one too (Restoration.RS2).
  open var restorationIdentifier: String?
  /// The class that creates the controller during state restoration; nil for the app delegate or an
  /// existing controller (Restoration.RS3).
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Encodes the state of the controller; encodes nothing by default.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state of the controller; decodes nothing by default.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called after all states were decoded; does nothing by default.
  open func applicationFinishedRestoringState() {}
  /// Whether the controller prefers to hide the home indicator; no effect.
  open var prefersHomeIndicatorAutoHidden: Bool {
    ExchangedMethods.call("prefersHomeIndicatorAutoHidden", of: UIViewController.self, on: self) {
      false
    }
  }
  /// The child that determines whether the home indicator is hidden; `nil` for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Notifies the system that the preference for the home indicator has changed; no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Whether the controller prefers a locked pointer; the phone has no pointer.
  open var prefersPointerLocked: Bool { false }
  /// The child that determines whether the pointer is locked; `nil` for this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Notifies the system that the preference for pointer locking has changed; no effect.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// The edges at which system gestures are deferred; no effect, because the system has none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    ExchangedMethods.call(
      "preferredScreenEdgesDeferringSystemGestures", of: UIViewController.self, on: self
    ) { [] }
  }
  /// The child that determines these edges; `nil` for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Notifies the system that the preferred edges have changed; no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Whether the interface keeps its orientation while the phone is turned (Rotation.RO11).
  ///
  /// - Since: 26.0.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// The child that determines whether the orientation is locked; `nil` for this controller.
  ///
  /// - Since: 26.0.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  /// Notifies the system that the preference for a lock changed.
  ///
  /// - Since: 26.0.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    UIScreen.main.updateInterfaceOrientation(animated: true)
  }

  // MARK: Appearance

  /// Called before the view appears; does nothing by default.
  open func viewWillAppear(_ animated: Bool) {
    ExchangedMethods.call("viewWillAppear:", of: UIViewController.self, on: self, animated) { _ in }
  }
  /// Called once between `viewWillAppear(_:)` and `viewDidAppear(_:)`, when the view is in the
  /// window with its traits and its frame; does nothing by default (Views.C7).
  open func viewIsAppearing(_ animated: Bool) {
    ExchangedMethods.call("viewIsAppearing:", of: UIViewController.self, on: self, animated) {
      _ in
    }
  }
  /// Called after the view appeared; does nothing by default.
  open func viewDidAppear(_ animated: Bool) {
    ExchangedMethods.call("viewDidAppear:", of: UIViewController.self, on: self, animated) { _ in }
  }
  /// Called before the view disappears; does nothing by default.
  open func viewWillDisappear(_ animated: Bool) {
    ExchangedMethods.call("viewWillDisappear:", of: UIViewController.self, on: self, animated) {
      _ in
    }
  }
  /// Called after the view disappeared; does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {
    ExchangedMethods.call("viewDidDisappear:", of: UIViewController.self, on: self, animated) { _ in
    }
  }
  /// Updates the view's content from the app's data, before layout (Views.V32); does nothing by
  /// default.
  open func updateProperties() {}
  /// Marks the properties as needing an update.
  open func setNeedsUpdateProperties() {
    needsPropertyUpdate = true
    viewIfLoaded?.layer.setNeedsLayout()
  }
  /// Updates the properties of the controller and its views immediately, if needed.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesOfTree() }
  /// Whether the properties are to be updated before the next layout.
  var needsPropertyUpdate = true
  /// Called before the view lays out its subviews; does nothing by default.
  open func viewWillLayoutSubviews() {
    ExchangedMethods.call("viewWillLayoutSubviews", of: UIViewController.self, on: self) {}
  }
  /// Called after the view laid out its subviews; does nothing by default.
  open func viewDidLayoutSubviews() {
    ExchangedMethods.call("viewDidLayoutSubviews", of: UIViewController.self, on: self) {}
  }
  /// Updates the view's constraints; the default implementation calls the view's
  /// `updateConstraints`.
  open func updateViewConstraints() { ownView?.updateConstraints() }
  /// Called when the view's layout margins changed; does nothing by default.
  open func viewLayoutMarginsDidChange() {}
  /// Called when the view's safe area changed; does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when memory is low; does nothing by default.
  open func didReceiveMemoryWarning() {}

  /// The preferred status bar style.
  open var preferredStatusBarStyle: UIStatusBarStyle {
    ExchangedMethods.call("preferredStatusBarStyle", of: UIViewController.self, on: self) {
      .default
    }
  }
  /// Whether the controller prefers a hidden status bar.
  open var prefersStatusBarHidden: Bool {
    ExchangedMethods.call("prefersStatusBarHidden", of: UIViewController.self, on: self) { false }
  }
  /// The preferred animation of status bar changes; no effect, because changes are immediate.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    ExchangedMethods.call("preferredStatusBarUpdateAnimation", of: UIViewController.self, on: self)
    { .fade }
  }
  /// The child that determines the status bar style; `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? {
    ExchangedMethods.call("childForStatusBarStyle", of: UIViewController.self, on: self) { nil }
  }
  /// Whether a controller not presented full screen determines the status bar; no effect.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The child that determines whether the status bar is hidden; `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? {
    ExchangedMethods.call("childForStatusBarHidden", of: UIViewController.self, on: self) { nil }
  }
  /// Notifies the system that the preferred status bar appearance changed.
  open func setNeedsStatusBarAppearanceUpdate() {
    ownView?.setNeedsLayout()
    ownView?.window?.setNeedsLayout()
  }

  /// The insets that extend the safe area of the controller's view.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { ownView?.setNeedsLayout() }
  }

  /// Whether the view's margins respect the system's minimum.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { ownView?.changedMargins() }
  }
  /// The minimum layout margins of a controller's view.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { ScreenMargins.current }
  /// The guide of the area that bars cover at the top of the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
  open var topLayoutGuide: any UILayoutSupport { topBars }
  /// The guide of the area that bars cover at the bottom of the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { bottomBars }

  /// Starts the appearance transition of a child whose appearance events UIKit does not forward.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear(animated: animated) } else { willDisappear(animated: animated) }
  }

  /// Ends an appearance transition.
  open func endAppearanceTransition() { completeAppearance() }

  /// Whether UIKit forwards appearance events to children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller appears because it is being presented.
  open var isBeingPresented: Bool { isPresenting && !isDisappearing }
  /// Whether the controller disappears because it is being dismissed.
  open var isBeingDismissed: Bool { isDismissing && isDisappearing }
  /// Whether the controller appears because it was added to a parent.
  open var isMovingToParent: Bool { isJoiningParent && !isDisappearing }
  /// Whether the controller disappears because it is removed from its parent.
  open var isMovingFromParent: Bool { isLeavingParent && isDisappearing }

  // MARK: Parents and children

  /// The parent view controller.
  open var parent: UIViewController? { container }
  /// The child view controllers, in the order in which they were added.
  open var children: [UIViewController] { contained }

  /// Adds a child view controller and removes it from its former parent; the caller adds the
  /// child's view.
  open func addChild(_ childController: UIViewController) { attachChild(childController) }
  /// Removes the controller from its parent.
  open func removeFromParent() { detachFromParent() }
  /// Called before the parent changes; does nothing by default.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed; does nothing by default.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presenting

  /// The view controller that this controller or one of its ancestors presents.
  open var presentedViewController: UIViewController? {
    sequence(first: self, next: \.container).lazy.compactMap(\.presented).first
  }

  /// The view controller that presents this controller or one of its ancestors.
  open var presentingViewController: UIViewController? {
    sequence(first: self, next: \.container).lazy.compactMap(\.presenting).first
  }

  /// The presentation style.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
    didSet {
      if modalPresentationStyle != oldValue, presenting == nil {
        storedPresentationController = nil
      }
    }
  }
  /// The transition style of a presentation.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// The transition by which the controller is presented or pushed; nil for the standard one
  /// (Presentations.TR1).
  open var preferredTransition: Transition?
  /// The delegate that provides custom transitions and presentations.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller of this controller or the nearest ancestor with one, created when
  /// it is first accessed.
  open var presentationController: UIPresentationController? {
    let around = sequence(first: self, next: \.container)
    if let held = around.lazy.compactMap(\.storedPresentationController).first { return held }
    return container == nil ? makePresentationController(over: nil) : nil
  }
  /// The presentation controller of the presentation that shows this controller or an ancestor; nil
  /// while neither is presented.
  open var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
  /// The presentation controller of this controller or the nearest ancestor with one, if it is that
  /// of a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The coordinator of the current transition of this controller or an ancestor.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.container).lazy.compactMap(\.coordinator).first
  }
  /// Whether the user cannot dismiss the presentation.
  open var isModalInPresentation = false
  /// Whether this controller, rather than an ancestor, presents in the current context.
  open var definesPresentationContext = false

  /// Whether the controller that defines the context determines the transition style; stored,
  /// because the presented controller always does.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the keyboard stays when the first responder changes to one without it; no effect.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the user cannot dismiss the popover.
  @available(*, deprecated, renamed: "isModalInPresentation")
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// Whether the controller handles actions while it presents another; no effect.
  open var performsActionsWhilePresentingModally: Bool { true }

  /// Returns the nearest controller, starting here, that handles an action; nil for none.
  ///
  /// Navigation controllers handle `show(_:sender:)`, and split view controllers
  /// `showDetailViewController(_:sender:)`.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? { target(forShowing: action, sender) }

  /// Presents a view controller (Presentations.PR1).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    ExchangedMethods.call(
      "present:animated:completion:", of: UIViewController.self, on: self, viewControllerToPresent,
      flag, completion
    ) { controller, flag, completion in
      presentController(
        controller, animated: flag && UIView.areAnimationsEnabled, then: completion)
    }
  }

  /// Dismisses the presented view controller, or this one if it presents none (Presentations.PR3).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    ExchangedMethods.call(
      "dismissWithAnimated:completion:", of: UIViewController.self, on: self, flag, completion
    ) { flag, completion in dismissPresented(animated: flag, then: completion) }
  }

  /// Shows a view controller: pushes it if there is a navigation controller, otherwise presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a detail view controller: on a phone, presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let around = container {
      around.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// The actions of this controller's preview; empty by default.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Bars

  /// The navigation item, created when it is first accessed.
  open var navigationItem: UINavigationItem {
    let item = storedNavigationItem ?? makeNavigationItem()
    storedNavigationItem = item
    return item
  }
  /// The tab bar item, created with the title when it is first accessed.
  open var tabBarItem: UITabBarItem! {
    get {
      let item = storedTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set {
      storedTabBarItem = newValue
      tabBarController?.itemsChanged()
    }
  }
  /// The tab whose view controller this is.
  weak var owningTab: UITab?
  /// The tab bar controller around this one; nil outside of one.
  open var tabBarController: UITabBarController? { nearestAncestor() }
  /// The navigation controller around this one; nil outside of one.
  open var navigationController: UINavigationController? { nearestAncestor() }
  /// Whether the bottom bar is hidden while the controller is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The items of the navigation controller's toolbar while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self, animated: false) }
  }
  /// Sets the toolbar items, with or without an animation.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    if animated { navigationController?.toolbarItemsChanged(of: self, animated: true) }
  }

  /// The edges at which the view extends below bars.
  open var edgesForExtendedLayout: UIRectEdge = .all { didSet { container?.barsChanged() } }
  /// Whether the view also extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { container?.barsChanged() } }

  // MARK: Editing

  /// Whether the controller is in editing mode.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets the editing mode; subclasses override it to update their views.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    storedEditButtonItem.map { $0.showEditing(editing) }
  }
  /// A bar button item that toggles the editing mode.
  open var editButtonItem: UIBarButtonItem {
    let item = storedEditButtonItem ?? makeEditButtonItem()
    storedEditButtonItem = item
    return item
  }

  // MARK: Traits

  /// The traits (Views.V11): those of the view, or outside a window those of the screen with the
  /// overrides of ancestors.
  open var traitCollection: UITraitCollection {
    if let ownView, ownView.window != nil { return ownView.traitCollection }
    return traitsOutsideWindow
  }

  /// Called when the traits changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    ExchangedMethods.call(
      "traitCollectionDidChange:", of: UIViewController.self, on: self, previousTraitCollection
    ) { _ in }
  }
  /// Called when the view enters a window and its traits are first known; does nothing by default
  /// (Views.V11).
  @_spi(UIKitModules) open func traitsBecameKnown() {}

  /// The user interface style that overrides the inherited one: that of `traitOverrides`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// Updates the traits of the view and its subviews, and notifies them and their controllers of
  /// changes; traits are otherwise updated as soon as they change (Traits.TO4).
  open func updateTraitsIfNeeded() { ownView?.updateTraits() }

  /// Overrides the traits of a child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.container === self else { return }
    childViewController.traitsFromParent = collection
    childViewController.ownView?.updateTraits()
  }

  /// Returns the trait override of a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.container === self ? childViewController.traitsFromParent : nil
  }

  // MARK: Unavailable content

  /// The state for which the configuration is updated; subclasses may add values of their own.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    ownContentUnavailableState
  }
  /// Requests an update of the configuration at the next layout (ContentUnavailable.CU7).
  open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableContentUpdate() }
  /// Updates the configuration for a state; subclasses set `contentUnavailableConfiguration`.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard let configuration = contentUnavailableConfiguration else { return }
    contentUnavailableConfiguration = configuration.updated(for: state)
  }

  // MARK: Rotation

  /// Whether the interface rotates with the device.
  open var shouldAutorotate: Bool {
    ExchangedMethods.call("shouldAutorotate", of: UIViewController.self, on: self) { true }
  }
  /// The supported interface orientations of a full-screen controller (Rotation.RO1).
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    ExchangedMethods.call("supportedInterfaceOrientations", of: UIViewController.self, on: self) {
      .allButUpsideDown
    }
  }
  /// The preferred interface orientation if the current one is not supported (Rotation.RO2).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    ExchangedMethods.call(
      "preferredInterfaceOrientationForPresentation", of: UIViewController.self, on: self
    ) { .portrait }
  }

  /// Notifies the system that the supported orientations changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIScreen.main.updateInterfaceOrientation(animated: true)
  }

  /// Rotates the interface to the device's orientation, if it is supported.
  open class func attemptRotationToDeviceOrientation() {
    UIScreen.main.updateInterfaceOrientation(animated: true)
  }

  /// The interface orientation.
  @available(*, deprecated, message: "use the interfaceOrientation of the window scene")
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  /// Called before the interface rotates; does nothing by default (Rotation.RO7).
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called within the animation of a rotation; does nothing by default (Rotation.RO7).
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Called when the interface has rotated; does nothing by default (Rotation.RO7).
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Returns whether UIKit forwards the older methods of rotations to the children (Rotation.RO7).
  open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
  /// Returns the header view to be animated separately during a rotation; never called.
  open func rotatingHeaderView() -> UIView? { nil }
  /// Returns the footer view to be animated separately during a rotation; never called.
  open func rotatingFooterView() -> UIView? { nil }

  /// The preferred size in a container, which is notified of changes (Presentations.CC1).
  open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { notifyPreferredSizeChange() } }
  }

  /// Called when the preferred size of a child changed; does nothing by default.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when Auto Layout changes the fitting size of a child's view; does nothing by default,
  /// and is never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of a child for a size of this controller's view (Presentations.CC2).
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { defaultSize(of: container, in: parentSize) }

  /// Called before the view's size changes; by default notifies the children whose size changes
  /// (Rotation.RO3, Presentations.CC2).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    notifyChildren(ofTransitionTo: size, with: coordinator)
    presented?.presentationController?.viewWillTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; by default notifies the children (Rotation.RO3).
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in contained { child.willTransition(to: newCollection, with: coordinator) }
    presented?.presentationController?.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: 3D Touch previews

  /// Registers a view for previews of view controllers on phones with force sensors.
  ///
  /// - Parameters:
  ///   - delegate: Provides the view controllers.
  ///   - sourceView: The view; a second registration has no effect.
  /// - Returns: The context that the delegate receives.
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    implementedAbove(self, as: (any PreviewRegistering).self).register(sourceView, with: delegate)
  }

  /// Unregisters a view from previews, and dismisses its current preview.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    implementedAbove(self, as: (any PreviewRegistering).self).unregister(previewing)
  }

  // MARK: Content scroll view

  /// Makes bars at edges follow a scroll view; nil for the view or its first subview
  /// (Navigation.NB15).
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    setObserved(scrollView, edge)
  }
  /// Returns the scroll view that bars observe at the top or the bottom (Navigation.NB15).
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    observedScrollView(at: edge)
  }
  /// The scroll views set by the app.
  var observedScrollViews = ObservedScrollViews()

  // MARK: Focus

  /// The preferred focus environments: the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { ownView.map { [$0] } ?? [] }
  /// The preferred focused view, before iOS 10.
  open var preferredFocusedView: UIView? { ownView }
  /// The superview of the view, or the parent.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { ownView?.superview ?? parent }
  /// The view.
  open var focusItemContainer: (any UIFocusItemContainer)? { ownView }
  /// The focus group identifier; nil for the parent's.
  open var focusGroupIdentifier: String?
  /// Whether the focus returns to its item when the view reappears; stored, because nothing is
  /// focused on an iPhone.
  open var restoresFocusAfterTransition = true
  /// The base name of the controller's interactions in measurements; stored, because nothing
  /// measures them.
  open var interactionActivityTrackingBaseName: String?
  /// Requests an update of the focus; it has no effect without a focus.
  open func setNeedsFocusUpdate() {}
  /// Performs a requested update now; it has no effect without a focus.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move; never called on an iPhone.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved; does nothing, and is never called on an iPhone.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Responder

  /// The view's superview; for a presented or root controller, the presenting controller or the
  /// window.
  open override var next: UIResponder? { ownView?.superview ?? presenting ?? container }

  /// Dismisses a sheet for VoiceOver's escape gesture; returns whether the gesture is handled.
  open override func accessibilityPerformEscape() -> Bool {
    storedPresentationController?.escape() ?? false
  }

  // MARK: Internals

  private lazy var topBars = BarGuide(at: view, isTop: true)
  private lazy var bottomBars = BarGuide(at: view, isTop: false)
  /// Returns the guide of the bars above or below, which older interface files refer to.
  package func barGuide(atTop isTop: Bool) -> NSObject { isTop ? topBars : bottomBars }

  /// The states of a view's appearance.
  enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
  }

  var appearance: AppearanceState = .disappeared
  var isAnimated = false
  /// Whether the controller has been notified that its view is appearing (Views.C7).
  var knowsAppearance = false
  private(set) var ownView: UIView?
  /// The parent; unlike `parent`, not overridable.
  weak var container: UIViewController?
  /// The window whose root the controller is.
  weak var rootWindow: UIWindow?
  /// The children; unlike `children`, not overridable.
  var contained: [UIViewController] = []
  /// The controller presented by this one itself.
  var presented: UIViewController?
  /// The controller that presents this one itself.
  weak var presenting: UIViewController?
  package var storedPresentationController: UIPresentationController?
  /// The scene of the storyboard from which the controller was created.
  package var storyboardScene: (any ControllerScene)?
  /// The registrations of views for previewing.
  package var previewRegistrations: [any UIViewControllerPreviewing] = []
  var coordinator: TransitionCoordinator?
  /// Whether a transition that sends the appearance events is in progress.
  var isTransitioning = false
  var isPresenting = false
  package var isDismissing = false
  var isJoiningParent = false
  var isLeavingParent = false
  var traitsFromParent: UITraitCollection?
  var unavailableContent = UnavailableContent()
  /// The trait overrides and the handlers of trait changes.
  package var traitState: TraitState?
  /// The insets of the view covered by the parent's bars, in addition to the safe area.
  var barInsets: UIEdgeInsets = .zero {
    didSet { if barInsets != oldValue { ownView?.setNeedsLayout() } }
  }
  private(set) var storedNavigationItem: UINavigationItem?
  /// The tab bar item that was created or set.
  private(set) var storedTabBarItem: UITabBarItem?
  private var storedEditButtonItem: UIBarButtonItem?
  private(set) var edits = false

  /// Returns a presentation controller that replaces the style's; `nil` for none.
  @_spi(UIKitModules) open func customPresentationController(over source: UIViewController?)
    -> UIPresentationController?
  {
    nil
  }

  /// Called when the bar preferences of a descendant changed; controllers with bars override it.
  func barsChanged() { container?.barsChanged() }

  private func setView(_ view: UIView?) {
    guard view !== ownView else { return }
    ownView?.controller = nil
    programmingPrecondition(
      view?.controller == nil,
      "\(view.map { "\(type(of: $0))" } ?? "a view") cannot belong to two view controllers: give "
        + "\(type(of: self)) a view of its own",
      exception: Self.hierarchyInconsistencyException.rawValue)
    ownView = view
    view?.controller = self
  }
}
