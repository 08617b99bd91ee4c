import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/HomeScreen.md` has the steps that comments name.
extension Phone {
  /// The unexpected exits of installed apps in their last runs (HomeScreen.X1).
  public var appEndings: [BundleIdentifier: AppEnding] { endings }

  /// Returns whether the user has ended an app whose program has not ended yet (AppSwitcher.S5).
  public func isEndExpected(of bundle: BundleIdentifier) -> Bool { quitByUser.contains(bundle) }

  /// Records the end of an app, for the Home screen; `nil` when it is launched again
  /// (HomeScreen.X3).
  mutating func setEnding(_ ending: AppEnding?, of bundle: BundleIdentifier) -> [PhoneEffect] {
    // The user has asked for this end (AppSwitcher.S5).
    if ending != nil, quitByUser.remove(bundle) != nil { return [] }
    guard ending == nil || kernel.installedApp(bundle) != nil, endings[bundle] != ending else {
      return []
    }
    endings[bundle] = ending
    return sendInstalledApps()
  }

  /// Removes the exits of apps that are no longer installed.
  mutating func forgetEndings() {
    endings = endings.filter { kernel.installedApp($0.key) != nil }
  }

  /// The installed apps for the Home screen, with the unexpected exits of their last runs.
  var appsForHome: [InstalledApp] {
    shownApps.map { app in
      var app = app.forHomeScreen
      app.ending = endings[app.identifier]
      return app
    }
  }
}
