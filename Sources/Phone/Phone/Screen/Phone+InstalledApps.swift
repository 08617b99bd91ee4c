import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/QuickActions.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// Returns the record of an installed app.
  public func installedApp(_ bundle: BundleIdentifier) -> InstalledApp? {
    installedApps.first { $0.identifier == bundle }
  }

  /// Returns the identity of a connected program; `nil` if the host does not know it.
  public func identity(of app: AppID) -> ClientIdentity? { apps[app]?.identity }

  /// Returns the bundle identifier by which services know a connected program (Health.PE7).
  ///
  /// The name is what a program says: it does not make it an installed app.
  func serviceBundle(of app: AppID) -> BundleIdentifier {
    if let bundle = identity(of: app)?.bundle { return bundle }
    let named = BundleIdentifier(prefix: "app", name: name(of: app))
    guard installedApp(named) != nil else { return named }
    return BundleIdentifier(prefix: "app.program", name: name(of: app))
  }

  /// Returns the quick actions that the Home screen shows for an app's icon (QuickActions.A1).
  ///
  /// An app that is not installed, such as a program that has connected by itself, has its dynamic
  /// ones while it is connected.
  public func quickActions(of app: AppID) -> [QuickAction] {
    if let installed = installed(app) { return installed.quickActions }
    return Array((screens[app]?.quickActions ?? []).prefix(LinkLimits.shownQuickActions))
  }

  // MARK: Internals

  /// Returns the installed app that a connected program is.
  func installed(_ app: AppID) -> InstalledApp? {
    identity(of: app).flatMap { installedApp($0.bundle) }
  }

  mutating func admit(_ app: AppID, _ identity: ClientIdentity) -> [PhoneEffect] {
    apps[app]?.identity = identity
    return []
  }

  mutating func update(_ apps: [InstalledApp]) -> [PhoneEffect] {
    let (schemes, before, oldTraits) = (openableSchemes, installedApps, traits)
    installedApps = Array(apps.prefix(LinkLimits.installedApps))
    forgetRestorationStates()
    appDefaults = appDefaults.filter { installedApp($0.key) != nil }
    forgetEndings()
    forgetRecents()
    var changes: [PhoneEffect] = []
    // Bundles.P6.
    let deleted = Set(before.map(\.identifier)).subtracting(installedApps.map(\.identifier))
    // Permissions.PE8.
    for bundle in deleted where settings.permissions.apps[bundle] != nil {
      settings.permissions.apps[bundle] = nil
      changes = [.settingsChanged]
    }
    // Health.PE8.
    for bundle in deleted { changes += setHealthAccess(nil, of: bundle.text) }
    let running = joined.filter { app in
      isOrdinaryApp(app) && identity(of: app).map { deleted.contains($0.bundle) } ?? false
    }
    return running.flatMap { kill($0, "it was deleted") } + sendInstalledApps()
      + sendOpenableSchemes(since: schemes) + (traits == oldTraits ? [] : sendTraits())
      + updateCustomKeyboard() + changes
  }

  /// Sets the dynamic quick actions of an app, which last with its installation (QuickActions.K1).
  mutating func setQuickActions(_ actions: [QuickAction], of app: AppID) -> [PhoneEffect] {
    screens[app]?.quickActions = actions
    guard let place = place(of: app), installedApps[place].dynamicActions != actions else {
      return []
    }
    installedApps[place].dynamicActions = actions
    return [.setQuickActions(actions, of: installedApps[place].identifier)] + sendInstalledApps()
  }

  /// Sets the badge number of an installed app's icon.
  mutating func setBadge(_ number: Int, of app: AppID) -> [PhoneEffect] {
    guard let place = place(of: app) else { return [] }
    installedApps[place].badge = number
    return [.setBadge(number, of: installedApps[place].identifier)] + sendInstalledApps()
  }

  /// Returns the item that an app opens for a request; `nil` for a quick action that its icon does
  /// not offer.
  func item(for request: OpenRequest, in app: AppID) -> OpenItem? {
    switch request {
    case .url(let url): .url(url)
    case .quickAction(let type):
      // QuickActions.A1. Only what the Home screen shows can be chosen.
      quickActions(of: app).first { $0.type == type }.map(OpenItem.quickAction)
    }
  }

  private func place(of app: AppID) -> Int? {
    guard let bundle = identity(of: app)?.bundle else { return nil }
    return installedApps.firstIndex { $0.identifier == bundle }
  }
}
