import TactusPhoneClient
import TactusThreads

/// The object that coordinates an app.
///
/// Its states are those of AppLife.L1….
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Creates the app; traps if the process already has one.
  public override init() {
    super.init()
    programmingPrecondition(Self.running == nil, "a process can have only one UIApplication")
    Self.running = self
  }

  /// The app; before the launch, an inactive one without windows and scenes, with a warning
  /// (AppLife.L18).
  ///
  /// In a test bundle without an app, reading it launches one (AppLife.PT13).
  open class var shared: UIApplication {
    if running == nil { TestHost.startIfNeeded() }
    if let running { return running }
    RuntimeWarning.once(
      "UIApplication.shared was read before the app was launched; it has no windows and no scenes")
    return unlaunched.value
  }

  /// The app returned before the launch.
  private static let unlaunched = ContextLocal(UIApplication(unlaunched: ()))

  private init(unlaunched: Void) { super.init() }

  /// The delegate.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: State

  /// The state of the app.
  open package(set) var applicationState: State = .inactive
  /// The connected scenes.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// The visible windows, from back to front.
  open var windows: [UIWindow] { UIScreen.main.windows.reversed() }
  /// The key window, which receives events without a location, such as key presses.
  open var keyWindow: UIWindow? { UIScreen.main.keyWindow }

  /// The preferred text size of the user.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// The layout direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the app can show several scenes; false on phones.
  open var supportsMultipleScenes: Bool { false }
  /// Whether protected files are readable: false some time after a phone with a passcode is locked
  /// (LockedPhone.PD1).
  open var isProtectedDataAvailable: Bool { UIScreen.main.device.isProtectedDataAvailable }

  // MARK: System services

  /// Whether the screen stays on without touches while the app is in the foreground.
  open var isIdleTimerDisabled = false {
    didSet {
      if isIdleTimerDisabled != oldValue { PhoneRequests.send(.staysAwake(isIdleTimerDisabled)) }
    }
  }

  /// Whether the network activity indicator is requested; stored, because phones without a Home
  /// button do not show it.
  open var isNetworkActivityIndicatorVisible = false

  /// The number in the badge of the app's icon; 0 for no badge.
  open var applicationIconBadgeNumber = 0 {
    didSet {
      if applicationIconBadgeNumber != oldValue {
        PhoneRequests.send(.badge(applicationIconBadgeNumber))
      }
    }
  }

  /// The dynamic quick actions, in addition to those of the property list; they last as long as the
  /// app is installed (QuickActions.K1).
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { QuickActions.dynamic }
    set { QuickActions.set(newValue ?? []) }
  }

  /// Returns whether an app can open a URL (AppLife.L10).
  open func canOpenURL(_ url: URL) -> Bool { URLOpener.canOpen(url) }

  /// Opens a URL, and passes whether an app opened it to a completion handler (AppLife.L10).
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let only = options[.universalLinksOnly] as? Bool ?? false
    URLOpener.open(url, onlyUniversalLinks: only, completion)
  }

  /// Opens a URL, and returns whether an app opened it (AppLife.L10).
  @discardableResult
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { next in
      open(url, options: options) { next.resume(returning: $0) }
    }
  }

  /// Opens a URL, and returns whether an app can open it.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)") @discardableResult
  open func openURL(_ url: URL) -> Bool {
    URLOpener.open(url, onlyUniversalLinks: false, nil)
    return canOpenURL(url)
  }

  /// Whether a shake offers to undo (Undo.UN11).
  open var applicationSupportsShakeToEdit = true

  // MARK: Background tasks

  /// The remaining background time in seconds; very large in the foreground (AppLife.L14).
  open var backgroundTimeRemaining: TimeInterval { backgroundTasks.timeRemaining }

  /// Begins a background task.
  ///
  /// - Parameter handler: Called when the time is over; it must end the task.
  /// - Returns: The identifier of the task; `invalid` if no time is left.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Begins a background task with a name for debugging.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(taskName, handler) }

  /// Ends a background task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  // MARK: Remote notifications

  /// Whether the app receives remote notifications; always false.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Registers for remote notifications; always fails: the delegate receives an error
  /// (AppLife.L15).
  open func registerForRemoteNotifications() {
    AppTimers.shared.add(at: CACurrentMediaTime()) { [self] in
      let reason = "remote notifications are not supported on this phone"
      let error = NSError(
        domain: NSCocoaErrorDomain, code: Self.noRemoteNotifications,
        userInfo: [NSLocalizedDescriptionKey: reason])
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Does nothing: the app is never registered (AppLife.L15).
  open func unregisterForRemoteNotifications() {}

  /// Registers for types of remote notifications; always fails (AppLife.L15).
  @available(*, deprecated, message: "use registerForRemoteNotifications()")
  open func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
    registerForRemoteNotifications()
  }

  /// Returns the enabled types of remote notifications; always none.
  @available(*, deprecated, message: "use isRegisteredForRemoteNotifications")
  open func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { [] }

  // MARK: Fetches in the background

  /// Sets the minimum interval between background fetches, in seconds; no effect, because the phone
  /// starts no fetches.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// The background refresh status: always available, because the phone runs scheduled tasks and
  /// the user cannot disable them (BackgroundTasks.RU8).
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  // MARK: Alternate icons

  /// Whether the app can change its icon; always false.
  open var supportsAlternateIcons: Bool { false }
  /// The name of the alternate icon; always nil, for the primary one.
  open var alternateIconName: String? { nil }

  /// Changes the icon; always fails: the handler receives an error.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    AppTimers.shared.add(at: CACurrentMediaTime()) {
      completionHandler(
        NSError(
          domain: NSCocoaErrorDomain, code: CocoaError.featureUnsupported.rawValue,
          userInfo: [NSLocalizedDescriptionKey: "This phone does not change the icons of apps."]))
    }
  }

  /// Changes the icon; always fails.
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    let error = await withCheckedContinuation { next in
      setAlternateIconName(alternateIconName) { next.resume(returning: $0) }
    }
    if let error { throw error }
  }

  // MARK: Restoration

  /// Does nothing: restoration has no time limit.
  open func extendStateRestoration() {}
  /// Does nothing: restoration has no time limit.
  open func completeStateRestoration() {}
  /// Does nothing: launches show no snapshot.
  open func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Registers an object for state restoration; no effect, because only view controllers are
  /// restored (Restoration.RS2).
  open class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}

  // MARK: Events and actions

  /// Starts ignoring new touches, until balanced by a call that ends it (Touches.T3).
  @available(*, deprecated, message: "use isUserInteractionEnabled of a view")
  open func beginIgnoringInteractionEvents() { Self.ignoringCount += 1 }

  /// Stops ignoring touches; calls are counted.
  @available(*, deprecated, message: "use isUserInteractionEnabled of a view")
  open func endIgnoringInteractionEvents() {
    Self.ignoringCount = max(0, Self.ignoringCount - 1)
  }

  /// Whether touches are ignored.
  @available(*, deprecated, message: "use isUserInteractionEnabled of a view")
  open var isIgnoringInteractionEvents: Bool { Self.ignoringCount > 0 }

  /// Handles a shake that no responder in the chain handled (Undo.UN11).
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
    if motion == .motionShake, applicationSupportsShakeToEdit { UndoAlert.presentIfPossible() }
  }

  /// Dispatches an event to its windows: touches to those in which they began, others to the key
  /// window.
  open func sendEvent(_ event: UIEvent) {
    ExchangedMethods.call("sendEvent:", of: UIApplication.self, on: self, event) { event in
      guard event.type == .touches else {
        keyWindow?.sendEvent(event)
        return
      }
      for window in event.touchedWindows { window.sendEvent(event) }
    }
  }

  /// Calls a method of a target, or of the first responder in the chain that implements it
  /// (Touches.R5).
  ///
  /// - Parameters:
  ///   - action: The method; it receives the sender and the event if it has parameters for them.
  ///   - target: The target; nil starts at the sender if it is a responder, otherwise at the first
  /// responder.
  ///   - sender: The sender of the action.
  ///   - event: The event that caused the action.
  /// - Returns: Whether an object handled the action.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    ExchangedMethods.call(
      "sendAction:to:from:for:", of: UIApplication.self, on: self, action, target, sender, event
    ) { action, target, sender, event in
      Self.send(action, to: target, from: sender, for: event)
    }
  }

  // MARK: Remote control

  /// Starts the delivery of remote-control events to the first responder (RemoteControl.EV1).
  open func beginReceivingRemoteControlEvents() {
    RemoteControlChannel.current.setReceivesEvents(true)
  }

  /// Stops the delivery of remote-control events (RemoteControl.EV1).
  open func endReceivingRemoteControlEvents() {
    RemoteControlChannel.current.setReceivesEvents(false)
  }

  // MARK: Orientations

  /// Returns the default orientations of a window's controllers: those of the property list, or all
  /// but upside down (Rotation.RO1).
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .listed ?? .allButUpsideDown }

  // MARK: Status bar

  /// The style of the status bar.
  @available(*, deprecated, message: "use the statusBarManager of the window scene")
  open var statusBarStyle: UIStatusBarStyle {
    get { statusBar?.statusBarStyle ?? .default }
    set { Self.warnOfStatusBar() }
  }
  /// Whether the status bar is hidden.
  @available(*, deprecated, message: "use the statusBarManager of the window scene")
  open var isStatusBarHidden: Bool {
    get { statusBar?.isStatusBarHidden ?? false }
    set { Self.warnOfStatusBar() }
  }
  /// The interface orientation.
  @available(*, deprecated, message: "use the interfaceOrientation of the window scene")
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  /// The frame of the status bar.
  @available(*, deprecated, message: "use the statusBarManager of the window scene")
  open var statusBarFrame: CGRect { statusBar?.statusBarFrame ?? .zero }

  /// Sets the style of the status bar; no effect (Views.V26).
  @available(*, deprecated, message: "override preferredStatusBarStyle of the view controller")
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    Self.warnOfStatusBar()
  }
  /// Hides or shows the status bar; no effect (Views.V26).
  @available(*, deprecated, message: "override prefersStatusBarHidden of the view controller")
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    Self.warnOfStatusBar()
  }
  /// Sets the interface orientation; no effect, because view controllers determine it
  /// (Rotation.RO1).
  @available(*, deprecated, message: "override supportedInterfaceOrientations")
  open func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) {
    RuntimeWarning.once(
      "the orientation of the status bar is not set, because view controllers determine it; "
        + "override supportedInterfaceOrientations")
  }
  /// The duration of a rotation of the interface, in seconds (Rotation.RO3).
  open var statusBarOrientationAnimationDuration: TimeInterval { UIScreen.turnDuration }

  /// Warns that view controllers determine the status bar's appearance (Views.V26).
  private static func warnOfStatusBar() {
    RuntimeWarning.once(
      "the status bar of UIApplication is not set, because view controllers determine it; "
        + "override preferredStatusBarStyle or prefersStatusBarHidden")
  }

  // MARK: Responder

  /// The delegate, if it is a responder.
  open override var next: UIResponder? {
    let next = delegate as? UIResponder
    return next === self ? nil : next
  }

  // MARK: Internals

  package static var running: UIApplication? {
    get { runningOfContext.value }
    set { runningOfContext.value = newValue }
  }

  private static let runningOfContext = ContextLocal<UIApplication?>(nil)
  /// The number of unbalanced calls that start ignoring touches.
  package static var ignoringCount: Int {
    get { ignoringCountOfContext.value }
    _modify { yield &ignoringCountOfContext.value }
  }

  private static let ignoringCountOfContext = ContextLocal<Int>(0)
  package var scenes: [UIScene] = []
  /// The life cycle; nil before the launch.
  package weak var life: (any AppLife)?
  package let backgroundTasks = BackgroundTasks()

  /// The error code for unsupported remote notifications, as in simulators.
  ///
  /// - Source: error reports of apps on Apple's Simulator. Confidence: guess.
  private static let noRemoteNotifications = 3010

  /// Sends an action like `sendAction`, but also without a launched app, as in tests.
  @discardableResult
  static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let arguments = [sender, event] as [Any?]
    if let target { return action.send(to: messageReceiver(target), with: arguments) }
    let start = sender as? UIResponder ?? UIScreen.main.keyWindow?.innermostResponder ?? running
    let found = start?.target(forAction: action, withSender: sender)
    return found.map { action.perform(on: $0 as AnyObject, with: arguments) } ?? false
  }
}

extension UIEvent {
  /// The windows in which the touches began, in order of the touches.
  var touchedWindows: [UIWindow] {
    touches.compactMap(\.window).reduce(into: []) { windows, window in
      if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
  }
}
