import TactusHealth
import TactusHome
import TactusInstalledApps
import TactusPhone
import TactusPhoneClient
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneScript
import TactusPhoneTypes
import TactusPrintCenter
import TactusSettings
import UIKit

/// The Home screen of a simulated phone: its icons are pressed, and their quick actions chosen.
///
/// The Home screen runs in the test's process from the first use of `SimulatedPhone.home` on.
///
/// - Thread: main.
@preconcurrency @MainActor public final class HomeScreen {
  /// An error of the Home screen.
  public enum Failure: Error, CustomStringConvertible {
    /// No icon has the name.
    case noIcon(String)
    /// The app does not run.
    case notRunning(String)

    /// A description for the user.
    public var description: String {
      switch self {
      case .noIcon(let name): "the Home screen has no icon “\(name)”"
      case .notRunning(let name): "the app “\(name)” does not run"
      }
    }
  }

  // MARK: Apps

  /// Installs an app that is launched from its icon.
  ///
  /// - Parameters:
  ///   - type: The delegate of the app; each launch creates one.
  ///   - name: The name below the icon.
  ///   - identifier: The bundle identifier.
  ///   - quickActions: The quick actions of the property list.
  ///   - urlSchemes: The URL schemes that the app opens.
  ///   - bundlePath: The folder of the app's bundle, for the pages of its `Settings.bundle`; empty
  ///     for none.
  ///   - documents: The documents of other apps that the app opens (DocumentsInApps.OA1).
  ///   - dataPath: The folder with the app's data, whose `Documents/Inbox` receives copies; an app
  ///     that opens files needs one.
  public func install<Delegate: UIResponder & UIApplicationDelegate>(
    _ type: Delegate.Type, named name: String, identifier: String,
    quickActions: [QuickAction] = [], urlSchemes: [String] = [], bundlePath: String = "",
    documents: DocumentSupport = DocumentSupport(), dataPath: String = ""
  ) {
    guard let bundle = BundleIdentifier(identifier) else {
      programmingError("“\(identifier)” is no bundle identifier")
    }
    makers[bundle] = { ObjectFactory.make(type) as? Delegate ?? UIKitApp.missing(type) }
    bundles[bundle] = { language in
      let hasList = FileManager.default.fileExists(atPath: bundlePath + "/Info.plist")
      return hasList
        ? Bundle(path: bundlePath) : SimulatedPhone.bundle(of: type, language: language)?.bundle
    }
    let description = AppDescription(
      identifier: bundle, name: name, bundlePath: bundlePath, quickActions: quickActions,
      urlSchemes: urlSchemes.map { $0.lowercased() }, documents: documents, dataPath: dataPath)
    try? host.changeApps { library throws(AppLibraryError) in try library.install(description) }
    phone.settle()
  }

  /// Installs the Settings app of the phone.
  public func installSettings() {
    let bundle = BundleIdentifier(prefix: "org.tactus", name: "Settings")
    makers[bundle] = { SettingsAppDelegate() }
    let description = AppDescription(
      identifier: bundle, name: "Settings", urlSchemes: ["app-settings"], isSystemApp: true)
    try? host.changeApps { library throws(AppLibraryError) in try library.install(description) }
    phone.settle()
  }

  /// Installs the Health app of the phone.
  public func installHealth() {
    let bundle = BundleIdentifier(prefix: "org.tactus", name: "Health")
    makers[bundle] = { HealthAppDelegate() }
    let description = AppDescription(
      identifier: bundle, name: "Health", urlSchemes: ["x-apple-health"], isSystemApp: true)
    try? host.changeApps { library throws(AppLibraryError) in try library.install(description) }
    phone.settle()
  }

  /// Installs Print Center, which the Home screen shows while there are print jobs (Printing.PC1).
  public func installPrintCenter() {
    makers[Phone.printCenter] = { PrintCenterAppDelegate() }
    let description = AppDescription(
      identifier: Phone.printCenter, name: "Print Center", isSystemApp: true)
    try? host.changeApps { library throws(AppLibraryError) in try library.install(description) }
    phone.settle()
  }

  /// Requests a setting in the name of a running app, as a program could that does not use UIKit.
  package func requestSetting(_ setting: SystemSetting, of identifier: String) {
    guard let bundle = BundleIdentifier(identifier), let app = host.state.runningApp(bundle) else {
      return
    }
    phone.send(.message(.request(.setting(setting)), from: app))
    phone.settle()
  }

  /// Deletes an app with its quick actions.
  public func uninstall(_ name: String) throws {
    let app = try app(named: name)
    try host.changeApps { library throws(AppLibraryError) in try library.uninstall(app.identifier) }
    phone.settle()
  }

  /// The installed apps that have an icon, in the order of their icons.
  public var apps: [InstalledApp] {
    phone.settle()
    return host.state.shownApps
  }

  /// Returns the quick actions that the Home screen shows for an app.
  ///
  /// - Throws: `Failure` if there is no such icon.
  public func quickActions(of name: String) throws -> [QuickAction] {
    try app(named: name).quickActions
  }

  /// Returns the delegate of a running app; `nil` if the app does not run.
  public func delegate(of name: String) throws -> (any UIApplicationDelegate)? {
    removeEndedPrograms()
    return programs[try app(named: name).identifier]?.delegate
  }

  /// Runs code as an app that runs: its `UIApplication`, screen and pasteboards are the app's.
  ///
  /// - Throws: `Failure` if the app does not run; errors of the code.
  @discardableResult
  public func run<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
    guard let program = programs[try app(named: name).identifier] else {
      throw Failure.notRunning(name)
    }
    defer { phone.settle() }
    return try program.within(body)
  }

  /// Returns whether an app with a bundle identifier is running.
  public func runs(_ identifier: String) -> Bool {
    phone.settle()
    return BundleIdentifier(identifier).flatMap { host.state.runningApp($0) } != nil
  }

  /// Terminates a running app, as the phone does when memory is low.
  public func terminate(_ name: String) throws {
    let bundle = try app(named: name).identifier
    guard let app = host.state.runningApp(bundle) else { return }
    phone.send(.disconnected(app))
    programs[bundle] = nil
  }

  /// Terminates a running app, as a crash of its process does.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - reason: The reason, such as a signal.
  ///   - lines: The last lines of the app's output.
  public func crash(_ name: String, reason: String, lines: [String] = []) throws {
    let bundle = try app(named: name).identifier
    try terminate(name)
    phone.send(.appEnded(bundle, AppEnding(reason, lines: lines)))
    phone.settle()
  }

  /// Removes the program of an installed app, so that its launch fails.
  package func forgetProgram(of identifier: String) {
    if let bundle = BundleIdentifier(identifier) { makers[bundle] = nil }
  }

  // MARK: Touching

  /// Taps an icon, which opens its app.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is no such icon.
  public func open(_ name: String) throws {
    try gestures.pressIcon(name, .default, for: .milliseconds(100))
  }

  /// Presses an icon with a force, in units of an average touch; the finger is lifted.
  ///
  /// On a screen without force sensing, the finger touches and holds instead.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is no such icon.
  public func press(_ name: String, force: Double = 4) throws {
    let state = host.state
    guard state.model.hasForceTouch, state.settings.is3DTouchEnabled else {
      return try gestures.pressIcon(name, .default, for: .milliseconds(700))
    }
    try gestures.pressIcon(name, .touches(force), for: .milliseconds(300))
  }

  /// Chooses a quick action of the open menu by its title.
  ///
  /// - Throws: `GesturePlayer.Failure` if it is not shown.
  public func choose(_ title: String) throws { try gestures.choose(title) }

  /// Leaves the foreground app with the Home button, or with a swipe from the lower edge.
  public func show() { gestures.goHome() }

  /// Opens the app switcher: with a double press of the Home button, or with a swipe up from the
  /// lower edge that is held.
  public func openSwitcher() { gestures.openSwitcher() }

  /// Opens an app by its card in the app switcher, which is opened first if necessary.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is no such card.
  public func switchTo(_ name: String) throws { try gestures.switchTo(name) }

  /// Terminates an app by a flick of its card in the app switcher, which is opened first if
  /// necessary.
  ///
  /// - Throws: `GesturePlayer.Failure` if there is no such card.
  public func quit(_ name: String) throws { try gestures.quit(name) }

  // MARK: Observing

  /// The names of the apps in the app switcher from left to right; empty while it is closed.
  public var cards: [String] { gestures.cards }

  /// Whether the app switcher is open.
  public var isSwitcherShown: Bool {
    phone.settle()
    return host.state.isSwitcherShown
  }

  /// Whether the Home screen is in the foreground.
  public var isShown: Bool {
    phone.settle()
    return host.state.foreground != nil && host.state.foreground == host.state.home
  }

  /// The titles of the quick actions on the screen, from top to bottom.
  public var shownQuickActions: [String] {
    phone.inspect().filter { $0.kind == "QuickActionRow" }.sorted { $0.y < $1.y }
      .compactMap(\.label)
  }

  /// The name of the app in the foreground; `nil` on the Home screen.
  public var openApp: String? {
    phone.settle()
    let state = host.state
    guard let app = state.foreground, app != state.home else { return nil }
    return state.identity(of: app).flatMap { state.installedApp($0.bundle)?.name }
  }

  // MARK: Internals

  private let phone: LockstepPhone
  private let gestures: GesturePlayer
  private let home: SystemProgram
  /// Creates the delegates of the installed apps.
  private var makers: [BundleIdentifier: () -> any UIApplicationDelegate] = [:]
  /// The functions that find the bundles of the test's apps, for the language of the phone.
  private var bundles: [BundleIdentifier: (String) -> Bundle?] = [:]
  /// The apps that were launched.
  private var programs: [BundleIdentifier: SystemProgram] = [:]
  /// The launched apps that have joined.
  private var joined: Set<BundleIdentifier> = []
  private var host: PhoneHost { phone.host }

  init(on phone: LockstepPhone) {
    self.phone = phone
    gestures = GesturePlayer(phone)
    home = SystemProgram(on: phone.host, "Home", as: Self.identity) { HomeAppDelegate() }
    phone.runSystem = { [weak self] in self?.run() }
    phone.settle()
  }

  private static let identity = ClientIdentity(
    .home, BundleIdentifier(prefix: "org.tactus", name: "Home"))

  /// Runs the Home screen and the apps that it has launched.
  private func run() {
    home.run()
    removeEndedPrograms()
    endDeleted()
    for app in programs.values.map(\.self) { app.run() }
    launchRequested()
  }

  /// Removes the programs that the phone has terminated, such as when memory was low.
  private func removeEndedPrograms() {
    let state = host.state
    for bundle in Array(programs.keys) {
      if state.runningApp(bundle) != nil {
        joined.insert(bundle)
      } else if joined.remove(bundle) != nil {
        programs[bundle] = nil
      }
    }
  }

  /// Terminates the apps that the user has deleted (HomeScreen.E5).
  private func endDeleted() {
    let state = host.state
    for bundle in programs.keys where state.installedApp(bundle) == nil {
      if let app = state.runningApp(bundle) { host.send(.disconnected(app)) }
      programs[bundle] = nil
      (makers[bundle], bundles[bundle]) = (nil, nil)
    }
  }

  /// Launches the app that the phone waits for.
  private func launchRequested() {
    let state = host.state
    guard let bundle = state.launchingApp, programs[bundle] == nil else { return }
    guard let make = makers[bundle], let app = state.installedApp(bundle) else {
      return host.send(.launchEnded(bundle, "the test has not installed it"))
    }
    // A test may have installed a property list for its app, and show the app on the Home screen.
    let main = bundles[bundle].flatMap { $0(state.settings.language) ?? MainBundle.current }
    programs[bundle] = SystemProgram(
      on: host, app.name, as: ClientIdentity(.app, bundle), bundle: main, delegate: make)
  }

  private func app(named name: String) throws -> InstalledApp {
    phone.settle()
    guard let app = host.state.installedApps.first(where: { $0.name == name }) else {
      throw Failure.noIcon(name)
    }
    return app
  }

}

extension UIKitApp {
  /// Fails for a delegate that cannot be created.
  static func missing<Delegate>(_ type: Delegate.Type) -> Delegate {
    programmingError("\(type) could not be created")
  }
}

extension SimulatedPhone {
  /// The contents of the screen.
  package var composition: ScreenComposition { phone.captureComposition() }

  /// The Home screen, which is started on first use; a phone that never uses it has none.
  public var home: HomeScreen {
    HomeScreenRegistry.home(of: self, phone)
  }
}

/// The Home screens of phones.
@MainActor
private enum HomeScreenRegistry {
  private struct Entry {
    weak var owner: SimulatedPhone?
    let home: HomeScreen
  }

  private static var entries: [Entry] = []

  /// Returns the Home screen of a phone; starts it on first use.
  static func home(of owner: SimulatedPhone, _ phone: LockstepPhone) -> HomeScreen {
    entries.removeAll { $0.owner == nil }
    if let entry = entries.first(where: { $0.owner === owner }) { return entry.home }
    let home = HomeScreen(on: phone)
    entries.append(Entry(owner: owner, home: home))
    return home
  }
}
