import TactusPhoneLink

/// The life cycle of an app, and the calls of its delegates.
///
/// Steps AppLife.L1…
@MainActor
package final class AppLifecycle: AppLife {
  /// The app.
  package let application: UIApplication
  let delegate: any UIApplicationDelegate
  /// The window of the storyboard of an app whose delegate does not keep it.
  var keptWindow: UIWindow?
  /// The phase.
  package private(set) var phase = AppPhase.background
  private var wasInFront = false

  /// Launches an app (AppLife.L1…L3).
  ///
  /// - Parameters:
  ///   - application: The only app of the process.
  ///   - delegate: The app delegate; retained.
  ///   - isInFront: Whether the app enters the foreground.
  ///   - request: An address or a quick action that the app is launched for.
  package init(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate, isInFront: Bool,
    for request: OpenItem? = nil
  ) {
    (self.application, self.delegate) = (application, delegate)
    application.delegate = delegate
    application.applicationState = isInFront ? .inactive : .background
    application.life = self
    isLaunching = true
    if UISceneConfiguration.listed == nil { application.scenes = [makeDefaultScene()] }
    let openRequest = request.flatMap(ResolvedOpenRequest.init)
    let mainWindow = makeMainWindow()
    let options =
      UISceneConfiguration.listed?.delegateClass == nil ? openRequest?.launchOptions : nil
    let willHandle = delegate.application(application, willFinishLaunchingWithOptions: options)
    // An app that has no window yet creates it in the next method (Restoration.RS3).
    let hasScenes = UISceneConfiguration.listed?.delegateClass != nil
    var state = hasScenes ? nil : SceneRestoration.controllers
    if let early = state, UIScreen.main.windows.contains(where: { $0.rootViewController != nil }) {
      StateRestoration.restore(early, of: application, delegate)
      state = nil
    }
    let didHandle = delegate.application(application, didFinishLaunchingWithOptions: options)
    delegate.applicationDidFinishLaunching(application)
    mainWindow.map(show)
    post(
      UIApplication.didFinishLaunchingNotification,
      info: options.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.rawValue, $1) }) })
    connectScene(for: openRequest)
    if let state, scene?.delegate == nil {
      StateRestoration.restore(state, of: application, delegate)
    }
    isLaunching = false
    if !isInFront { finishAppearances() }
    if isInFront { checkScreen(of: scene?.session.configuration) }
    // Without a scene delegate the app delegate receives the request (AppLife.L11, AppLife.L13).
    if let openRequest, scene?.delegate == nil, willHandle, didHandle { handle(openRequest) }
  }

  /// Opens an address or performs a quick action while the app runs (AppLife.L11, AppLife.L13).
  package func open(_ request: OpenItem) {
    guard let openRequest = ResolvedOpenRequest(request) else { return }
    if case .url(let context) = openRequest, AddressReceivers.receive(context.url) { return }
    handle(openRequest)
  }

  /// Handles an event of the device (AppLife.L16).
  package func handle(_ event: DeviceEvent) {
    switch event {
    case .memoryWarning, .memoryShortage:
      delegate.applicationDidReceiveMemoryWarning(application)
      let roots = UIScreen.main.windows.compactMap(\.rootViewController)
      for controller in roots.flatMap(\.withAllDescendants) { controller.didReceiveMemoryWarning() }
      post(UIApplication.didReceiveMemoryWarningNotification)
      DispatchSource.reportMemoryPressure(.warning)
    case .timeChange:
      delegate.applicationSignificantTimeChange(application)
      post(UIApplication.significantTimeChangeNotification)
    case .screenshot: post(UIApplication.userDidTakeScreenshotNotification)
    // The phone sends an event of sound instead (AudioSession.MR1).
    case .mediaReset: break
    // The scheduler of tasks starts them (BackgroundTasks.RU6).
    case .scheduledTasks: post(UIApplication.startsScheduledTasksNotification)
    }
  }

  /// Receives new traits of the device; the delegate learns whether protected files are available
  /// (LockedPhone.PD1, LockedPhone.PD2).
  package func update(_ traits: DeviceTraits) {
    let wasAvailable = application.isProtectedDataAvailable
    if wasAvailable, !traits.isProtectedDataAvailable {
      delegate.applicationProtectedDataWillBecomeUnavailable(application)
      post(UIApplication.protectedDataWillBecomeUnavailableNotification)
    }
    UIScreen.main.update(traits)
    if !wasAvailable, traits.isProtectedDataAvailable {
      delegate.applicationProtectedDataDidBecomeAvailable(application)
      post(UIApplication.protectedDataDidBecomeAvailableNotification)
    }
  }

  /// Moves to another phase through the phases between (AppLife.L4).
  package func transition(to goal: AppPhase) {
    while phase != goal { step(to: phase.neighbor(towards: goal)) }
  }

  /// Ends the appearances that began during the launch (AppLife.L17).
  package func finishAppearances() {
    let controllers = appearing
    appearing = []
    for controller in controllers { controller.didAppear() }
  }

  /// Returns whether controllers that begin to appear appear later, since the app is being launched
  /// (AppLife.L17).
  package func defersAppearance(of controllers: [UIViewController]) -> Bool {
    guard isLaunching || !appearing.isEmpty else { return false }
    appearing += controllers
    return true
  }

  // MARK: Internals

  /// Whether the launch methods of the delegates are being called.
  private var isLaunching = false
  /// The controllers that began to appear during the launch, in the order in which they did.
  private var appearing: [UIViewController] = []

  /// Creates the scene of an app whose property list names none (AppLife.L3).
  private func makeDefaultScene() -> UIScene {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(UISceneConfiguration(unlisted: nil, sessionRole: role))
    return UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions(nil))
  }

  private var scene: UIScene? { application.scenes.first }

  /// Connects the one scene of a phone, configured by the property list or the delegate
  /// (AppLife.L3).
  private func connectScene(for openRequest: ResolvedOpenRequest?) {
    let role = UISceneSession.Role.windowApplication
    let session =
      scene?.session
      ?? UISceneSession(.listed ?? UISceneConfiguration(unlisted: nil, sessionRole: role))
    let options = UIScene.ConnectionOptions(openRequest)
    SceneRestoration.restore(session)
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    session.configuration = configuration
    let type = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let existing = scene.flatMap { Swift.type(of: $0) == type ? $0 : nil }
    let scene = existing ?? type.init(session: session, connectionOptions: options)
    application.scenes = [scene]
    for window in UIScreen.main.windows where window.windowScene !== scene {
      window.windowScene = scene as? UIWindowScene
    }
    guard let delegateClass = configuration.delegateClass else {
      makeWindow(of: scene, configuration).map(show)
      return warnOfMissingDelegate(configuration)
    }
    guard let delegate = ObjectFactory.make(delegateClass) as? any UISceneDelegate else {
      return RuntimeWarning.once("\(delegateClass) does not conform to UISceneDelegate")
    }
    scene.delegate = delegate
    scene.activationState = .unattached
    let window = makeWindow(of: scene, configuration)
    delegate.scene(scene, willConnectTo: session, options: options)
    window.map(show)
    if let activity = session.stateRestorationActivity {
      delegate.scene(scene, restoreInteractionStateWith: activity)
    }
    post(UIScene.willConnectNotification, scene)
  }

  /// Passes the request to the delegate of the scene, or of the app if the scene has none
  /// (AppLife.L11, AppLife.L13).
  private func handle(_ openRequest: ResolvedOpenRequest) {
    switch openRequest {
    case .url(let context):
      guard let scene, let sceneDelegate = scene.delegate else {
        _ = delegate.application(
          application, open: context.url, options: context.options.appOptions)
        return
      }
      sceneDelegate.scene(scene, openURLContexts: [context])
    case .quickAction(let item):
      guard let scene = scene as? UIWindowScene,
        let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate
      else {
        return QuickActionDelivery.deliver(item) {
          delegate.application(application, performActionFor: $0, completionHandler: $1)
        }
      }
      QuickActionDelivery.deliver(item) {
        sceneDelegate.windowScene(scene, performActionFor: $0, completionHandler: $1)
      }
    }
  }

  private func step(to next: AppPhase) {
    let delegate = scene?.delegate == nil ? delegate : nil
    let sceneDelegate = scene?.delegate
    let isForward = next > phase
    phase = next
    switch (next, isForward) {
    case (.active, _):
      enter(.active, .foregroundActive)
      delegate?.applicationDidBecomeActive(application)
      scene.map { sceneDelegate?.sceneDidBecomeActive($0) }
      post(UIApplication.didBecomeActiveNotification, UIScene.didActivateNotification)
      finishAppearances()
    case (.inactive, true):
      // A launch into the foreground is not a return to the foreground (AppLife.L5).
      application.backgroundTasks.enterForeground()
      if wasInFront { delegate?.applicationWillEnterForeground(application) }
      scene.map { sceneDelegate?.sceneWillEnterForeground($0) }
      let name = wasInFront ? UIApplication.willEnterForegroundNotification : nil
      wasInFront = true
      post(name, UIScene.willEnterForegroundNotification)
      enter(.inactive, .foregroundInactive)
      UIView.performWithoutAnimation { InputViewPresenter.shared.enterForeground() }
    case (.inactive, false):
      delegate?.applicationWillResignActive(application)
      scene.map { sceneDelegate?.sceneWillResignActive($0) }
      post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
      enter(.inactive, .foregroundInactive)
    case (.background, _):
      InputViewPresenter.shared.enterBackground()
      enter(.background, .background)
      application.backgroundTasks.enterBackground()
      delegate?.applicationDidEnterBackground(application)
      scene.map { sceneDelegate?.sceneDidEnterBackground($0) }
      post(UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
      // Changed settings are reported when the app enters the background (Settings.SB4).
      SettingsDefaults.report()
      // The delegate decides whether the state is saved (Restoration.RS1).
      let state =
        sceneDelegate == nil ? StateRestoration.state(of: application, self.delegate) : nil
      scene.map { SceneRestoration.save($0, controllers: state) }
    case (.ending, _):
      self.delegate.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification)
    }
  }

  private func enter(_ state: UIApplication.State, _ sceneState: UIScene.ActivationState) {
    application.applicationState = state
    scene?.activationState = sceneState
  }

  private func post(
    _ name: Notification.Name, _ object: Any? = nil, info: [AnyHashable: Any]? = nil
  ) {
    NotificationCenter.ofApp.post(name: name, object: object ?? application, userInfo: info)
  }

  private func post(_ name: Notification.Name?, _ sceneName: Notification.Name) {
    if let name { post(name) }
    if let scene { post(sceneName, scene) }
  }
}
