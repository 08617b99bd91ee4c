import TactusPhoneLink
import TactusPhoneTypes

extension PhoneKernel {
  // MARK: Clients

  /// Returns the identity of a connected program; `nil` if the host does not know it.
  func identity(of app: AppID) -> ClientIdentity? { apps[app]?.identity }

  /// Returns the role of a client.
  func role(of app: AppID) -> ClientRole { apps[app]?.identity?.role ?? .app }

  /// Returns whether a client is an app, and not a part of the system's interface.
  func isOrdinaryApp(_ app: AppID) -> Bool { role(of: app) == .app }

  /// Returns whether an app is suspended: it runs no code until it is in the foreground again.
  func isSuspended(_ app: AppID) -> Bool { screens[app]?.background.isSuspended ?? false }

  /// The client that receives touches, keys and requests about elements: the overlay while it is
  /// shown, otherwise the app in the foreground (HomeScreen.C4).
  var inputReceiver: AppID? { isOverlayShown ? overlay : foreground }

  /// Returns whether a client has the general pasteboard: an app, or a keyboard with full access
  /// (Keyboards.CU8).
  func hasPasteboard(_ app: AppID) -> Bool {
    role(of: app) == .keyboardExtension ? apps[app]?.hasFullAccess == true : isOrdinaryApp(app)
  }

  /// Returns whether a client may cause haptics: any but a custom keyboard without full access
  /// (Keyboards.CU8).
  func mayBeFelt(_ app: AppID) -> Bool {
    role(of: app) != .keyboardExtension || apps[app]?.hasFullAccess == true
  }

  // MARK: Installed apps

  /// Returns the record of an installed app.
  func installedApp(_ bundle: BundleIdentifier) -> InstalledApp? {
    installedApps.first { $0.identifier == bundle }
  }

  /// Returns the installed app that a connected program is.
  func installed(_ app: AppID) -> InstalledApp? {
    identity(of: app).flatMap { installedApp($0.bundle) }
  }

  /// Returns whether a client is a system app.
  func isSystemApp(_ app: AppID) -> Bool { installed(app)?.isSystemApp == true }

  /// Returns the connected app with a bundle identifier that has joined; `nil` if it does not run.
  func runningApp(_ bundle: BundleIdentifier) -> AppID? {
    joined.last { apps[$0]?.identity?.bundle == bundle && isOrdinaryApp($0) }
  }

  /// Returns the name of an app, for messages to the user.
  func name(of app: AppID) -> String {
    installed(app)?.name ?? apps[app]?.name ?? "An app"
  }

  /// Returns the bundle identifier by which services know a connected program (Health.PE7).
  ///
  /// The name is what a program says: it does not make it an installed app.
  func serviceBundle(of app: AppID) -> BundleIdentifier {
    if let bundle = identity(of: app)?.bundle { return bundle }
    let named = BundleIdentifier(prefix: "app", name: name(of: app))
    guard installedApp(named) != nil else { return named }
    return BundleIdentifier(prefix: "app.program", name: name(of: app))
  }

  /// The URL schemes that installed apps open, in order.
  var openableSchemes: [String] { Set(installedApps.flatMap(\.urlSchemes)).sorted() }

  // MARK: Log

  /// Returns an entry for the event log.
  func note(_ event: PhoneLogEntry.Event, _ app: AppID? = nil) -> PhoneEffect {
    .note(PhoneLogEntry(time: now, event: event, app: app.flatMap { apps[$0]?.name }))
  }
}

extension PhoneKernel {
  /// Whether a call, an alarm or the assistant holds the sound of all apps (AudioSession.AS8).
  var isSoundHeld: Bool {
    environment.isInCall || environment.isAlarmSounding || environment.isAssistantActive
  }
}
