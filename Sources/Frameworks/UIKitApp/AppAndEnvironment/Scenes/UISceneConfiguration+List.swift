extension UISceneConfiguration {
  /// The scene configuration of the app's property list; nil if there is none.
  static var listed: UISceneConfiguration? {
    let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let role = UISceneSession.Role.windowApplication
    guard let first = (roles?[role.rawValue] as? [[String: Any]])?.first else { return nil }
    let new = UISceneConfiguration(
      name: first["UISceneConfigurationName"] as? String, sessionRole: role)
    new.sceneClass = type(first, "UISceneClassName")
    new.delegateClass = type(first, "UISceneDelegateClassName")
    return new
  }

  /// Returns the class that a key of the property list names; nil if there is none.
  private static func type(_ entry: [String: Any], _ key: String) -> AnyClass? {
    guard let name = entry[key] as? String else { return nil }
    if let type = _classForNameText(name) { return type }
    RuntimeWarning.once(
      "there is no class '\(name)' for \(key) of Info.plist: name it with its module, such as "
        + "$(PRODUCT_MODULE_NAME).SceneDelegate")
    return nil
  }
}
