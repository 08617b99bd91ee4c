import Synchronization
import TactusInstalledApps
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes

/// A phone with a Home screen, an overlay and apps that random events press, switch, kill and
/// restart, beside a plain model of what has to last.
final class RandomPhone {
  /// The settings of apps that nothing may lose.
  struct Model: Equatable {
    var names: [BundleIdentifier: String] = [:]
    /// The types of the quick actions of property lists, and of those that apps have set.
    var staticActions: [BundleIdentifier: [String]] = [:]
    var actions: [BundleIdentifier: [String]] = [:]
    var badges: [BundleIdentifier: Int] = [:]
    var states: [BundleIdentifier: String] = [:]
    var settings: [String: String] = [:]
  }

  /// A client in this process: it answers its turns unless it hangs.
  private final class Client: Sendable {
    let identity: ClientIdentity
    private let turns = Mutex<[PhoneInstant]>([])
    private let connection = Mutex<InProcessConnection?>(nil)

    init(_ identity: ClientIdentity, on host: PhoneHost) {
      self.identity = identity
      let new = host.connect(identity.bundle.text, as: identity) { [weak self] message in
        if case .turn(let instant) = message { self?.turns.withLock { $0.append(instant) } }
      }
      connection.withLock { $0 = new }
      new.send(.join)
    }

    /// Answers the turns so far; returns whether there was one.
    func answer() -> Bool {
      let instants = turns.withLock { turns in
        defer { turns = [] }
        return turns
      }
      for instant in instants { send(.turned(instant, wakeAt: nil)) }
      return !instants.isEmpty
    }

    func send(_ message: AppMessage) { connection.withLock { $0 }?.send(message) }

    func kill() { connection.withLock { $0 }?.close() }
  }

  private(set) var model = Model()
  private(set) var host: PhoneHost
  private let store = MemoryAppLibraryStore()
  private let clock = ManualClock()
  private let launches = Mutex<[BundleIdentifier]>([])
  private var clients: [BundleIdentifier: Client] = [:]
  private var number = 0

  private static let home = ClientIdentity(.home, BundleIdentifier(prefix: "org.tactus", name: "H"))
  private static let overlay = ClientIdentity(
    .overlay, BundleIdentifier(prefix: "org.tactus", name: "A"))

  init() throws {
    let clock = clock
    host = PhoneHost(Phone(.iPhone7), apps: try InstalledApps(store), now: { clock.now })
    connect(Self.home)
  }

  // MARK: Events

  /// Performs a random event, and lets everything settle.
  func doSomething(using random: inout some RandomNumberGenerator) throws {
    number += 1
    let app = BundleIdentifier(prefix: "test", name: "app\(Int.random(in: 0..<6, using: &random))")
    switch Int.random(in: 0..<26, using: &random) {
    case 0, 1: try install(app, isOtherVersion: .random(using: &random))
    case 2: uninstall(app)
    case 3, 4: setActions(of: app)
    case 5: setBadge(of: app)
    case 6: setState(of: app)
    case 7: try set()
    case 8, 9, 10: host.send(.launch(app, .icon))
    case 11: press(.home)
    case 12: press(.side)
    case 13, 14: open(app, using: &random)
    case 15: host.send(.answer(Bool.random(using: &random) ? "Open" : "Cancel"))
    case 16: host.send(.goBack)
    case 17: kill(app)
    case 18: kill(Self.home.bundle)
    case 19: kill(Self.overlay.bundle)
    case 20: host.send(.deviceEvent(.memoryShortage))
    case 21: try restart()
    case 23: choose(app, using: &random)
    case 24: press(app, using: &random)
    case 22: host.send(.ask(SystemAlert(title: "?", buttons: ["Cancel", "Open"]), for: nil))
    default: wait(seconds: .random(in: 0...12, using: &random))
    }
    // An `answer` without a question would answer a later one.
    settle()
  }

  /// Restarts the phone; its apps are killed.
  func restart() throws {
    for client in clients.values { client.kill() }
    clients = [:]
    host.shutDown()
    let clock = clock
    host = PhoneHost(Phone(.iPhone7), apps: try InstalledApps(store), now: { clock.now })
    connect(Self.home)
    settle()
  }

  /// Unlocks the phone and waits until everything has come to rest.
  func rest() {
    if host.state.isLocked { press(.side) }
    wait(seconds: 30)
  }

  // MARK: Observing

  /// The state that the phone has kept, in the form of the model.
  var kept: Model {
    var kept = Model()
    let library = host.library
    for record in library.records.values {
      let app = record.description.identifier
      kept.names[app] = record.description.name
      let types = record.description.quickActions.map(\.type)
      if !types.isEmpty { kept.staticActions[app] = types }
      if !record.dynamicActions.isEmpty { kept.actions[app] = record.dynamicActions.map(\.type) }
      if record.badge != 0 { kept.badges[app] = record.badge }
    }
    kept.states = library.restorationStates
    for (key, value) in library.settings where !key.hasPrefix("restoration.") {
      kept.settings[key] = value
    }
    return kept
  }

  /// The rule that the phone's state breaks; `nil` for none.
  var brokenRule: String? {
    let state = host.state
    if Set(host.library.apps.map(\.identifier)) != Set(state.installedApps.map(\.identifier)) {
      return "the phone and its host have different apps"
    }
    for app in state.installedApps {
      let all = app.staticActions + app.dynamicActions
      if app.quickActions != Array(all.prefix(4)) { return "an icon offers other quick actions" }
    }
    if state.isLocked { return state.foreground == nil ? nil : "a locked phone has a foreground" }
    if let front = state.foreground {
      if !state.joined.contains(front) { return "the app in the foreground does not run" }
      if state.isSuspended(front) { return "the app in the foreground is suspended" }
    } else if state.home != nil, state.launchingApp == nil {
      return "nothing is in the foreground"
    }
    if state.isOverlayShown, state.alerts.isEmpty { return "the overlay shows nothing" }
    if !state.alerts.isEmpty, state.overlay != nil, !state.isOverlayShown {
      return "a question is not shown"
    }
    return nil
  }

  // MARK: Internals

  private func connect(_ identity: ClientIdentity) {
    clients[identity.bundle] = Client(identity, on: host)
  }

  private func kill(_ bundle: BundleIdentifier) {
    clients.removeValue(forKey: bundle)?.kill()
    settle()
    if bundle == Self.home.bundle { connect(Self.home) }
  }

  private func install(_ app: BundleIdentifier, isOtherVersion: Bool) throws {
    let version = isOtherVersion ? "\(number)" : host.library[app]?.description.version ?? "1"
    if host.library[app]?.description.version != version { model.states[app] = nil }
    let types = (0..<(number % 6)).map { "static\(number).\($0)" }
    let description = AppDescription(
      identifier: app, name: "App \(number)", version: version,
      quickActions: types.map { QuickAction(type: $0, title: "S") },
      urlSchemes: [String(app.text.dropFirst("test.".count))])
    try host.changeApps { try $0.install(description) }
    model.names[app] = description.name
    model.staticActions[app] = types.isEmpty ? nil : types
  }

  private func uninstall(_ app: BundleIdentifier) {
    guard model.names[app] != nil else { return }
    let home = clients[Self.home.bundle]
    home?.send(.request(.home(.uninstall(app))))
    settle()
    model.names[app] = nil
    model.staticActions[app] = nil
    model.actions[app] = nil
    model.badges[app] = nil
    model.states[app] = nil
  }

  private func running(_ app: BundleIdentifier) -> Client? {
    guard model.names[app] != nil, let id = host.state.runningApp(app),
      !host.state.isSuspended(id)
    else { return nil }
    return clients[app]
  }

  private func setActions(of app: BundleIdentifier) {
    guard let client = running(app) else { return }
    let types = (0..<(number % 4)).map { "action\(number).\($0)" }
    client.send(.request(.quickActions(types.map { QuickAction(type: $0, title: "T") })))
    model.actions[app] = types.isEmpty ? nil : types
  }

  /// Chooses a quick action of the app in the foreground, or one that it does not offer.
  private func choose(_ app: BundleIdentifier, using random: inout some RandomNumberGenerator) {
    let offered = (model.staticActions[app] ?? []) + (model.actions[app] ?? [])
    host.send(.open(.quickAction(type: offered.randomElement(using: &random) ?? "none")))
  }

  /// Chooses a quick action of an icon, as the Home screen does, also one of an app that is gone.
  private func press(_ app: BundleIdentifier, using random: inout some RandomNumberGenerator) {
    let offered = host.library[app]?.app.quickActions ?? []
    let action =
      offered.randomElement(using: &random) ?? QuickAction(type: "none", title: "None")
    host.send(.launch(app, .open(.quickAction(action))))
  }

  private func setBadge(of app: BundleIdentifier) {
    guard let client = running(app) else { return }
    client.send(.request(.badge(number % 5)))
    model.badges[app] = number % 5 == 0 ? nil : number % 5
  }

  private func setState(of app: BundleIdentifier) {
    guard let client = running(app) else { return }
    client.send(.request(.restorationState("state \(number)")))
    model.states[app] = "state \(number)"
  }

  private func set() throws {
    let (key, value) = ("key\(number % 3)", "\(number)")
    try host.changeApps { (library: inout AppLibrary) throws(AppLibraryError) in
      library.set(value, for: key)
    }
    model.settings[key] = value
  }

  private func open(_ app: BundleIdentifier, using random: inout some RandomNumberGenerator) {
    let scheme = "app\(Int.random(in: 0..<6, using: &random))"
    running(app)?.send(.request(.open("\(scheme):", id: OpenRequestID(UInt32(number)))))
  }

  private func press(_ button: PhoneButton) {
    host.send(.button(button, isDown: true))
    settle()
    host.send(.button(button, isDown: false))
    settle()
  }

  private func wait(seconds: Double) {
    for _ in 0..<Int(seconds * 2) {
      clock.advance(.milliseconds(500))
      settle()
    }
  }

  /// Lets the phone and its clients handle everything, and starts the programs that it needs.
  private func settle() {
    for _ in 0..<100 {
      host.advance()
      let state = host.state
      var isBusy = false
      // A client that the phone has ended is gone.
      for (bundle, client) in clients where client.identity.role == .app {
        if state.runningApp(bundle) == nil { clients[bundle] = nil }
      }
      if state.needsOverlay {
        connect(Self.overlay)
        isBusy = true
      }
      if let bundle = state.launchingApp, clients[bundle] == nil {
        connect(ClientIdentity(.app, bundle))
        isBusy = true
      }
      for client in clients.values.sorted(by: { $0.identity.bundle < $1.identity.bundle })
      where client.answer() { isBusy = true }
      guard isBusy else { return }
    }
  }
}
