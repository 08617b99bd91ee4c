import PhoneLink

/// What part an app has on the phone, and who is told of it.
///
/// Steps L1… are in `Documentation/Behaviour/AppLife.md`.
@MainActor
package final class AppLife {
  /// The parts, in the order in which an app goes through them.
  package enum Phase: Int, Comparable {
    /// It is to end.
    case ending
    /// It is not seen.
    case background
    /// It is seen, and gets no touches.
    case inactive
    /// It is in front and gets touches.
    case active

    /// Whether one is further from the front than another.
    package static func < (one: Phase, other: Phase) -> Bool { one.rawValue < other.rawValue }
  }

  /// The app.
  package let application: UIApplication
  private let delegate: any UIApplicationDelegate
  package private(set) var phase: Phase = .background
  private var wasInFront = false

  /// Launches an app (L1…L3).
  ///
  /// - Parameters:
  ///   - application: The app, of which there is one.
  ///   - delegate: Who is told; kept alive.
  ///   - isInFront: Whether it will be seen at once.
  ///   - request: What it is launched for, beside that.
  package init(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate, isInFront: Bool,
    for request: OpenRequest? = nil
  ) {
    (self.application, self.delegate) = (application, delegate)
    application.delegate = delegate
    application.applicationState = isInFront ? .inactive : .background
    application.life = self
    let errand = request.flatMap(Errand.init)
    let options = UISceneConfiguration.listed?.delegateClass == nil ? errand?.launchOptions : nil
    let willTake = delegate.application(application, willFinishLaunchingWithOptions: options)
    let didTake = delegate.application(application, didFinishLaunchingWithOptions: options)
    delegate.applicationDidFinishLaunching(application)
    post(
      UIApplication.didFinishLaunchingNotification,
      info: options.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.rawValue, $1) }) })
    connectScene(for: errand)
    QuickActions.tell()
    // L11, L13.
    if let errand, scene?.delegate == nil, willTake, didTake { run(errand) }
  }

  /// Has the app, which runs, do what it is opened for (L11, L13).
  package func open(_ request: OpenRequest) {
    guard let errand = Errand(request) else { return }
    run(errand)
  }

  /// Tells of something that happens to the phone (L16).
  package func happen(_ event: DeviceEvent) {
    switch event {
    case .memoryWarning:
      delegate.applicationDidReceiveMemoryWarning(application)
      let roots = UIScreen.main.windows.compactMap(\.rootViewController)
      for controller in roots.flatMap(\.withAllWithin) { controller.didReceiveMemoryWarning() }
      post(UIApplication.didReceiveMemoryWarningNotification)
    case .timeChange:
      delegate.applicationSignificantTimeChange(application)
      post(UIApplication.significantTimeChangeNotification)
    case .screenshot: post(UIApplication.userDidTakeScreenshotNotification)
    }
  }

  /// Goes to another part by way of those between (L4).
  package func go(to goal: Phase) {
    while phase != goal, let next = Phase(rawValue: phase.rawValue + (phase < goal ? 1 : -1)) {
      step(to: next)
    }
  }

  // MARK: Internals

  private var scene: UIScene? { application.scenes.first }

  /// L3: the one scene of a phone, as the property list or the delegate has it.
  private func connectScene(for errand: Errand?) {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(.listed ?? UISceneConfiguration(name: nil, sessionRole: role))
    let options = UIScene.ConnectionOptions(errand)
    let configuration = delegate.application(
      application, configurationForConnecting: session, options: options)
    session.configuration = configuration
    let type = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    application.scenes = [scene]
    for window in UIScreen.main.windows where window.windowScene == nil {
      window.windowScene = scene as? UIWindowScene
    }
    guard let delegateClass = configuration.delegateClass else { return }
    guard let delegate = ObjectMaker.make(delegateClass) as? any UISceneDelegate else {
      return Complaint.once("\(delegateClass) is no class of scene delegates")
    }
    scene.delegate = delegate
    scene.activationState = .unattached
    post(UIScene.willConnectNotification, scene)
    delegate.scene(scene, willConnectTo: session, options: options)
  }

  /// L11, L13: to the scene's delegate if it has one.
  private func run(_ errand: Errand) {
    switch errand {
    case .url(let context):
      guard let scene, let sceneDelegate = scene.delegate else {
        _ = delegate.application(application, open: context.url, options: [.openInPlace: false])
        return
      }
      sceneDelegate.scene(scene, openURLContexts: [context])
    case .quickAction(let item):
      guard let scene = scene as? UIWindowScene,
        let sceneDelegate = scene.delegate as? any UIWindowSceneDelegate
      else { return delegate.application(application, performActionFor: item) { _ in } }
      sceneDelegate.windowScene(scene, performActionFor: item) { _ in }
    }
  }

  private func step(to next: Phase) {
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
    case (.inactive, true):
      // L5: the first time an app is launched into the front, and not brought there again.
      application.backgroundTasks.comeToFront()
      if wasInFront { delegate?.applicationWillEnterForeground(application) }
      scene.map { sceneDelegate?.sceneWillEnterForeground($0) }
      let name = wasInFront ? UIApplication.willEnterForegroundNotification : nil
      wasInFront = true
      post(name, UIScene.willEnterForegroundNotification)
      enter(.inactive, .foregroundInactive)
    case (.inactive, false):
      delegate?.applicationWillResignActive(application)
      scene.map { sceneDelegate?.sceneWillResignActive($0) }
      post(UIApplication.willResignActiveNotification, UIScene.willDeactivateNotification)
      enter(.inactive, .foregroundInactive)
    case (.background, _):
      enter(.background, .background)
      application.backgroundTasks.leaveFront()
      delegate?.applicationDidEnterBackground(application)
      scene.map { sceneDelegate?.sceneDidEnterBackground($0) }
      post(UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
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
    NotificationCenter.default.post(name: name, object: object ?? application, userInfo: info)
  }

  private func post(_ name: Notification.Name?, _ sceneName: Notification.Name) {
    if let name { post(name) }
    if let scene { post(sceneName, scene) }
  }
}
