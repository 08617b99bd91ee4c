/// The windows of apps whose interface is a storyboard (AppLife.L23).
extension AppLifecycle {
  /// Creates the window of the main storyboard in the app's property list, before the app's
  /// delegate is called; nil if it names none, or the app has scenes.
  func makeMainWindow() -> UIWindow? {
    guard UISceneConfiguration.listed == nil, let name = mainStoryboard else { return nil }
    let window = delegate.window ?? UIWindow(frame: UIScreen.main.bounds)
    delegate.window = window
    fill(window, from: UIStoryboard(name: name, bundle: nil))
    return window
  }

  /// Creates the window of a scene with a storyboard, before its delegate is called.
  func makeWindow(of scene: UIScene, _ configuration: UISceneConfiguration) -> UIWindow? {
    guard let scene = scene as? UIWindowScene, let storyboard = configuration.storyboard else {
      return nil
    }
    let window = UIWindow(windowScene: scene)
    (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    fill(window, from: storyboard)
    return window
  }

  /// Shows the window of a storyboard, unless the delegate has set another one.
  func show(_ window: UIWindow) {
    let sceneDelegate = window.windowScene?.delegate as? any UIWindowSceneDelegate
    let current = sceneDelegate == nil ? delegate.window : sceneDelegate?.window
    if let current, current !== window { return }
    if current == nil { keptWindow = window }
    window.makeKeyAndVisible()
  }

  /// The main storyboard of the property list; nil for none.
  var mainStoryboard: String? {
    let list = Bundle.main.infoDictionary
    let name = list?["UIMainStoryboardFile~iphone"] ?? list?["UIMainStoryboardFile"]
    return (name as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func fill(_ window: UIWindow, from storyboard: UIStoryboard) {
    if window.rootViewController == nil {
      window.rootViewController = storyboard.instantiateInitialViewController()
    }
  }
}
