import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/HomeScreen.md` has the steps that comments name.
extension Phone {
  /// The ends of the last runs of installed apps that nobody has asked to end (HomeScreen.X1).
  public var appEndings: [BundleIdentifier: AppEnding] { endings }

  /// Records the end of an app, for the Home screen; `nil` when it is launched again
  /// (HomeScreen.X3).
  mutating func setEnding(_ ending: AppEnding?, of bundle: BundleIdentifier) -> [PhoneEffect] {
    guard ending == nil || installedApp(bundle) != nil, endings[bundle] != ending else { return [] }
    endings[bundle] = ending
    return sendInstalledApps()
  }

  /// Removes the ends of apps that are not installed any more.
  mutating func forgetEndings() {
    endings = endings.filter { installedApp($0.key) != nil }
  }

  /// The installed apps for the Home screen, with the ends of their last runs.
  var appsForHome: [InstalledApp] {
    guard !endings.isEmpty else { return installedApps }
    return installedApps.map { app in
      var app = app
      app.ending = endings[app.identifier]
      return app
    }
  }
}
