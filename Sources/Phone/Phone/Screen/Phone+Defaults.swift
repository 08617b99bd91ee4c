import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/Settings.md` has the steps that comments name.
extension Phone {
  /// The defaults of apps that their pages of settings show, as property lists.
  public var storedAppDefaults: [BundleIdentifier: String] { appDefaults }

  /// Sets the defaults of an app: its own report, or a change by the Settings app (Settings.SB4).
  mutating func setDefaults(
    _ text: String, of target: BundleIdentifier?, by app: AppID
  ) -> [PhoneEffect] {
    let own = kernel.installed(app)
    guard let target, target != own?.identifier else {
      guard let own else { return [] }
      return store(text, of: own.identifier)
    }
    guard own?.isSystemApp == true else {
      return [kernel.note(.notPermitted("change settings of other apps"), app)]
    }
    guard kernel.installedApp(target) != nil else {
      return [kernel.note(.input(.unusedInput), app)]
    }
    let effects = store(text, of: target)
    // Settings.SB5.
    return effects + (kernel.runningApp(target).map { sendWithTurn($0, .defaults(text)) } ?? [])
  }

  /// The installed apps for the apps of the system, with the defaults that their pages show.
  var appsForSettings: [InstalledApp] {
    kernel.installedApps.map { app in
      let keyboards = app.keyboards
      var app = app.forHomeScreen
      app.keyboards = keyboards
      app.staticActions = []
      app.defaults = appDefaults[app.identifier] ?? ""
      return app
    }
  }

  private mutating func store(_ text: String, of bundle: BundleIdentifier) -> [PhoneEffect] {
    guard appDefaults[bundle] != text else { return [] }
    appDefaults[bundle] = text
    return [.setAppDefaults(text, of: bundle)] + sendInstalledApps()
  }
}
