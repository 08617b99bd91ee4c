/// The app as a whole.
///
/// Steps L1… are in `Documentation/Behaviour/AppLife.md`.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Makes the app; whoever makes a second one stops the program.
  public override init() {
    super.init()
    precondition(Self.running == nil, "there is one app in a process")
    Self.running = self
  }

  /// The app; before it is launched there is none, and asking stops the program.
  open class var shared: UIApplication {
    guard let running else { preconditionFailure("the app is not launched yet") }
    return running
  }

  /// Who is told what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?

  // MARK: What there is

  /// What part the app has on the phone.
  open internal(set) var applicationState: State = .inactive
  /// What the app shows.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of what it shows.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// Its windows that are seen, the hindmost first.
  open var windows: [UIWindow] { UIScreen.main.windows.reversed() }
  /// The window that gets what has no place on the screen.
  open var keyWindow: UIWindow? { UIScreen.main.keyWindow }

  /// How large people want to read.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// From where to where people read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether it can show itself more than once: phones show one scene.
  open var supportsMultipleScenes: Bool { false }
  /// Whether what the app keeps can be read: always, as the phone has no code.
  open var isProtectedDataAvailable: Bool { true }

  // MARK: What the phone does for it

  /// Whether the screen stays on while the app is in front, though nobody touches it.
  open var isIdleTimerDisabled = false {
    didSet {
      if isIdleTimerDisabled != oldValue { PhoneWishes.send(.staysAwake(isIdleTimerDisabled)) }
    }
  }

  /// The number on the app's icon; 0 for none.
  open var applicationIconBadgeNumber = 0 {
    didSet {
      if applicationIconBadgeNumber != oldValue {
        PhoneWishes.send(.badge(applicationIconBadgeNumber))
      }
    }
  }

  /// The quick actions that the app has set, beside those of its property list (L12).
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { QuickActions.dynamic }
    set { QuickActions.dynamic = newValue ?? [] }
  }

  /// Whether there is an app for an address (L10).
  open func canOpenURL(_ url: URL) -> Bool { URLOpener.canOpen(url) }

  /// Has an address opened, and says later whether there was an app for it (L10).
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let only = options[.universalLinksOnly] as? Bool ?? false
    URLOpener.open(url, onlyUniversalLinks: only, completion)
  }

  /// Has an address opened, and says whether there is an app for it.
  @available(*, deprecated, renamed: "open(_:options:completionHandler:)") @discardableResult
  open func openURL(_ url: URL) -> Bool {
    URLOpener.open(url, onlyUniversalLinks: false, nil)
    return canOpenURL(url)
  }

  /// Whether a shake of the phone asks whether to take back what was done last (UN11).
  open var applicationSupportsShakeToEdit = true

  // MARK: In the background

  /// Seconds that the app may go on in the background; beyond all bounds while it is in front (L14).
  open var backgroundTimeRemaining: TimeInterval { backgroundTasks.timeRemaining }

  /// Asks for time in the background, until that is ended.
  ///
  /// - Parameter handler: Is called when the time is over, and has to end it.
  /// - Returns: What it is ended by; `invalid` where there is no time left.
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// The same, with a name for whoever debugs.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { backgroundTasks.begin(taskName, handler) }

  /// Says that what was to be done in the background is done.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    backgroundTasks.end(identifier)
  }

  // MARK: Remote notifications

  /// Whether somebody can send the app notifications: nobody can.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Asks that somebody can; there is no server for that, which the delegate is told (L15).
  open func registerForRemoteNotifications() {
    AppTimers.shared.add(at: CACurrentMediaTime()) { [self] in
      let reason = "remote notifications do not reach this phone"
      let error = NSError(
        domain: NSCocoaErrorDomain, code: Self.noRemoteNotifications,
        userInfo: [NSLocalizedDescriptionKey: reason])
      delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  // MARK: Events and actions

  /// Has touches go nowhere that begin from now on, until that was ended as often as it was begun (T3).
  @available(*, deprecated, message: "use isUserInteractionEnabled of a view")
  open func beginIgnoringInteractionEvents() { Self.ignoringCount += 1 }

  /// Has touches go to views again.
  @available(*, deprecated, message: "use isUserInteractionEnabled of a view")
  open func endIgnoringInteractionEvents() {
    Self.ignoringCount = max(0, Self.ignoringCount - 1)
  }

  /// Whether touches go nowhere.
  @available(*, deprecated, message: "use isUserInteractionEnabled of a view")
  open var isIgnoringInteractionEvents: Bool { Self.ignoringCount > 0 }

  /// Is told that a motion is over that nobody before it in the chain kept to itself (UN11).
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
    if motion == .motionShake, applicationSupportsShakeToEdit { UndoPrompt.askIfPossible() }
  }

  /// Hands an event on to the windows that it concerns: touches to those they began in, others to
  /// the key window.
  open func sendEvent(_ event: UIEvent) {
    guard event.type == .touches else {
      keyWindow?.sendEvent(event)
      return
    }
    for window in event.touchedWindows { window.sendEvent(event) }
  }

  /// Calls a method of a target, or, without one, of the first on the responder chain that has it (R5).
  ///
  /// - Parameters:
  ///   - action: Is called with sender and event, as far as it takes them.
  ///   - target: Nil begins at the sender if that is a responder, otherwise at the first responder.
  ///   - sender: Who asks for it.
  ///   - event: What made it ask.
  /// - Returns: Whether somebody had such a method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    Self.send(action, to: target, from: sender, for: event)
  }

  // MARK: Responder

  /// The delegate, if it is a responder.
  open override var next: UIResponder? {
    let next = delegate as? UIResponder
    return next === self ? nil : next
  }

  // MARK: Internals

  static var running: UIApplication?
  /// How often touches were begun to be ignored, and not ended yet.
  package static var ignoringCount = 0
  var scenes: [UIScene] = []
  /// What part it has on the phone; nil before it is launched.
  weak var life: AppLife?
  let backgroundTasks = BackgroundTasks()

  /// The number of the error where there are no remote notifications, as simulators have had it.
  ///
  /// - Source: error reports of apps on Apple's Simulator. Confidence: guess.
  private static let noRemoteNotifications = 3010

  /// As `sendAction`, also where no app was launched, as in tests.
  @discardableResult
  static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let arguments = [sender, event] as [Any?]
    if let target { return action.perform(on: target as AnyObject, with: arguments) }
    let start = sender as? UIResponder ?? UIScreen.main.keyWindow?.innermostResponder ?? running
    let found = start?.target(forAction: action, withSender: sender)
    return found.map { action.perform(on: $0 as AnyObject, with: arguments) } ?? false
  }
}

extension UIEvent {
  /// The windows that its touches began in, in the order of the touches.
  var touchedWindows: [UIWindow] {
    touches.compactMap(\.window).reduce(into: []) { windows, window in
      if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
  }
}
