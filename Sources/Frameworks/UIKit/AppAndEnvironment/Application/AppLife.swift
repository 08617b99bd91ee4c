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
  package init(
    _ application: UIApplication, _ delegate: any UIApplicationDelegate, isInFront: Bool
  ) {
    (self.application, self.delegate) = (application, delegate)
    application.delegate = delegate
    application.applicationState = isInFront ? .inactive : .background
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification)
    connectScene()
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
  private func connectScene() {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(.listed ?? UISceneConfiguration(name: nil, sessionRole: role))
    let options = UIScene.ConnectionOptions()
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

  private func post(_ name: Notification.Name, _ object: Any? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? application)
  }

  private func post(_ name: Notification.Name?, _ sceneName: Notification.Name) {
    if let name { post(name) }
    if let scene { post(sceneName, scene) }
  }
}
