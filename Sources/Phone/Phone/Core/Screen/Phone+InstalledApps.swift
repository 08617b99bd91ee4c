import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/QuickActions.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Returns the record of an installed app.
  public func installedApp(_ bundle: BundleIdentifier) -> InstalledApp? {
    kernel.installedApp(bundle)
  }

  /// Returns the identity of a connected program; `nil` if the host does not know it.
  public func identity(of app: AppID) -> ClientIdentity? { kernel.identity(of: app) }

  /// Returns the quick actions that the Home screen shows for an app's icon (QuickActions.A1).
  ///
  /// An app that is not installed, such as a program that has connected by itself, has its dynamic
  /// ones while it is connected.
  public func quickActions(of app: AppID) -> [QuickAction] {
    if let installed = kernel.installed(app) { return installed.quickActions }
    return Array((kernel.screens[app]?.quickActions ?? []).prefix(LinkLimits.shownQuickActions))
  }

  // MARK: Internals

  /// The installed apps for the system apps, with the defaults that their pages show.
  var appsForSettings: [InstalledApp] {
    kernel.installedApps.map { app in
      let keyboards = app.keyboards
      var app = app.forHomeScreen
      app.keyboards = keyboards
      app.staticActions = []
      app.defaults = parts.savedStates.defaults[app.identifier] ?? ""
      return app
    }
  }

  mutating func admit(_ app: AppID, _ identity: ClientIdentity) -> [PhoneEffect] {
    kernel.apps[app]?.identity = identity
    return []
  }

  mutating func update(_ apps: [InstalledApp]) -> [PhoneEffect] {
    let (schemes, before, oldTraits) = (kernel.openableSchemes, kernel.installedApps, traits)
    kernel.installedApps = Array(apps.prefix(LinkLimits.installedApps))
    forgetEndings()
    forgetRecents()
    // The app in front may have joined before the phone knew that it is installed (AppSwitcher.S1).
    if let front = kernel.foreground, let app = kernel.installed(front),
      !recentApps.contains(app.identifier)
    {
      recordUse(of: front)
    }
    var changes: [PhoneEffect] = []
    // The data of deleted apps are removed (Bundles.P6).
    let deleted = Set(before.map(\.identifier)).subtracting(kernel.installedApps.map(\.identifier))
    // A reinstalled app asks for its permissions again (Permissions.PE8).
    for bundle in deleted where kernel.settings.permissions.apps[bundle] != nil {
      kernel.settings.permissions.apps[bundle] = nil
      changes = [.settingsChanged]
    }
    changes += deliver(.installed(deleted: deleted))
    let running = kernel.joined.filter { app in
      kernel.isOrdinaryApp(app)
        && kernel.identity(of: app).map { deleted.contains($0.bundle) } ?? false
    }
    return running.flatMap { kill($0, "it was deleted") } + sendInstalledApps()
      + sendOpenableSchemes(since: schemes) + (traits == oldTraits ? [] : sendTraits())
      + updateCustomKeyboard() + changes
  }

  /// Sets the dynamic quick actions of an app, which last with its installation (QuickActions.K1).
  mutating func setQuickActions(_ actions: [QuickAction], of app: AppID) -> [PhoneEffect] {
    kernel.screens[app]?.quickActions = actions
    guard let place = place(of: app), kernel.installedApps[place].dynamicActions != actions else {
      return []
    }
    kernel.installedApps[place].dynamicActions = actions
    return [.setQuickActions(actions, of: kernel.installedApps[place].identifier)]
      + sendInstalledApps()
  }

  /// Sets the badge number of an installed app's icon.
  mutating func setBadge(_ number: Int, of app: AppID) -> [PhoneEffect] {
    guard let place = place(of: app) else { return [] }
    kernel.installedApps[place].badge = number
    return [.setBadge(number, of: kernel.installedApps[place].identifier)] + sendInstalledApps()
  }

  /// Returns the item that an app opens for a request; `nil` for a quick action that its icon does
  /// not offer.
  func item(for request: OpenRequest, in app: AppID) -> OpenItem? {
    switch request {
    case .url(let url): .url(url)
    case .quickAction(let type):
      // Only what the Home screen shows can be chosen (QuickActions.A1).
      quickActions(of: app).first { $0.type == type }.map(OpenItem.quickAction)
    }
  }

  private func place(of app: AppID) -> Int? {
    guard let bundle = kernel.identity(of: app)?.bundle else { return nil }
    return kernel.installedApps.firstIndex { $0.identifier == bundle }
  }
}
