extension UISceneConfiguration {
  /// The scene configuration of the app's property list; nil if there is none.
  static var listed: UISceneConfiguration? {
    let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let role = UISceneSession.Role.windowApplication
    guard let first = (roles?[role.rawValue] as? [[String: Any]])?.first else { return nil }
    let new = UISceneConfiguration(
      name: first["UISceneConfigurationName"] as? String, sessionRole: role)
    new.sceneClass = (first["UISceneClassName"] as? String).flatMap(NSClassFromString)
    new.delegateClass = (first["UISceneDelegateClassName"] as? String).flatMap(NSClassFromString)
    return new
  }
}
