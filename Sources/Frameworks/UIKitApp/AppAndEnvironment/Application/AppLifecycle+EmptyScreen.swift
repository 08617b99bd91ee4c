/// The checks of what an app shows at the end of its launch.
extension AppLifecycle {
  /// Ends an app whose interface is a storyboard and that shows nothing (AppLife.L23), and warns of
  /// another one that shows nothing (Crashes.CR12).
  ///
  /// - Parameter configuration: The configuration of the app's scene.
  func checkScreen(of configuration: UISceneConfiguration?) {
    let windows = UIScreen.main.windows.filter { !$0.isHidden }
    let isEmpty = windows.allSatisfy { $0.rootViewController == nil && $0.subviews.isEmpty }
    guard isEmpty else { return }
    let owner: AnyObject = application.scenes.first?.delegate ?? delegate
    if let storyboard = configuration?.storyboard?.fileName ?? mainStoryboardWithoutScenes {
      programmingError(
        "the interface of \(type(of: owner)) is the storyboard '\(storyboard)', which has no "
          + "initial view controller, so that the screen would stay black: set one in Xcode "
          + "(Is Initial View Controller), or create the window in code")
    }
    if windows.isEmpty {
      RuntimeWarning.once(
        "\(type(of: owner)) shows no window at the end of the launch: create one, keep it in a "
          + "property, and call makeKeyAndVisible()")
    } else {
      RuntimeWarning.once(
        "the window of \(type(of: owner)) has no root view controller at the end of the launch, "
          + "which ends the app on an iPhone: set its rootViewController")
    }
  }

  /// Warns of a scene that the delegate configures by a name which the app's property list lacks,
  /// so that the scene has no delegate (AppLife.L22).
  func warnOfMissingDelegate(_ configuration: UISceneConfiguration) {
    guard let name = configuration.name else { return }
    let known = UISceneConfiguration.names(configuration.role)
    guard !known.contains(name) else { return }
    let list =
      known.isEmpty
      ? "the app has no Info.plist with UISceneConfigurations: put it into the folder of the app's "
        + "target, or in a test call phone.install(propertyList:)"
      : "Info.plist has \(known.joined(separator: ", "))"
    RuntimeWarning.once(
      "there is no scene configuration '\(name)', so the scene has no delegate; \(list)")
  }

  /// The main storyboard of an app without a scene delegate; nil for none.
  private var mainStoryboardWithoutScenes: String? {
    application.scenes.first?.delegate == nil ? mainStoryboard : nil
  }
}
