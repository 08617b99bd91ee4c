extension UISceneConfiguration {
  /// The first scene configuration in the app's property list; nil for none.
  package static var listed: UISceneConfiguration? {
    let role = UISceneSession.Role.windowApplication
    guard let first = entries(role).first else { return nil }
    let new = UISceneConfiguration(unlisted: first[Key.name] as? String, sessionRole: role)
    new.apply(first)
    return new
  }

  /// Returns the names of a role's configurations in the app's property list.
  package static func names(_ role: UISceneSession.Role) -> [String] {
    entries(role).compactMap { $0[Key.name] as? String }
  }

  /// Applies the classes and storyboard of the property list's entry with this name, if any
  /// (AppLife.L22).
  func applyListed() {
    guard let name else { return }
    let entry = Self.entries(role).first { $0[Key.name] as? String == name }
    if let entry { apply(entry) }
  }

  // MARK: Internals

  private enum Key {
    static let name = "UISceneConfigurationName"
    static let scene = "UISceneClassName"
    static let delegate = "UISceneDelegateClassName"
    static let storyboard = "UISceneStoryboardFile"
  }

  /// Returns the entries of the app's property list for a role, in order.
  private static func entries(_ role: UISceneSession.Role) -> [[String: Any]] {
    let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    return roles?[role.rawValue] as? [[String: Any]] ?? []
  }

  private func apply(_ entry: [String: Any]) {
    sceneClass = Self.type(entry, Key.scene)
    delegateClass = Self.type(entry, Key.delegate)
    storyboard = (entry[Key.storyboard] as? String).flatMap { file in
      file.isEmpty ? nil : UIStoryboard(name: file, bundle: nil)
    }
  }

  /// Returns the class named by a property list key; nil for none.
  private static func type(_ entry: [String: Any], _ key: String) -> AnyClass? {
    guard let name = entry[key] as? String else { return nil }
    if let type = _classForNameText(name) { return type }
    RuntimeWarning.once(
      "there is no class '\(name)' for \(key) of Info.plist: name it with its module, such as "
        + "$(PRODUCT_MODULE_NAME).SceneDelegate")
    return nil
  }
}
