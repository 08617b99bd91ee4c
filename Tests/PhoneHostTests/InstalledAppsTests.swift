import Synchronization
import TactusInstalledApps
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps Bundles.D4, QuickActions.K1.
@Suite struct InstalledAppsTests {
  /// A store whose writes fail.
  private final class BrokenStore: AppLibraryStore {
    func load(pageCapacity: Int) throws(AppStoreError) -> AppLibrary { AppLibrary() }

    func save(_ changes: [AppLibraryChange]) throws(AppStoreError) {
      throw AppStoreError(.unusable, path: "/disk", "No space left on device")
    }
  }

  private func app(_ name: String, version: String = "1.0") -> AppDescription {
    AppDescription(
      identifier: BundleIdentifier(prefix: "test", name: name), name: name, version: version)
  }

  /// Boots a phone with the apps of a store.
  private func phone(_ store: any AppLibraryStore) throws -> PhoneHost {
    PhoneHost(Phone(.iPhone7), apps: try InstalledApps(store), now: { .boot })
  }

  @Test("Bundles.D4. What apps set is kept by the store, and a later phone has it")
  func kept() throws {
    let store = MemoryAppLibraryStore()
    let first = try phone(store)
    let timer = app("Timer")
    try first.changeApps { try $0.install(timer) }
    let connection = first.connect("Timer", as: ClientIdentity(.app, timer.identifier))
    connection.send(.join)
    connection.send(.request(.quickActions([QuickAction(type: "new", title: "New")])))
    connection.send(.request(.badge(3)))
    first.advance()
    #expect(first.library[timer.identifier]?.badge == 3)
    first.shutDown()
    let second = try phone(store)
    #expect(second.state.installedApps.map(\.identifier) == [timer.identifier])
    #expect(second.state.installedApps.first?.dynamicActions.map(\.type) == ["new"])
    #expect(second.library == first.library)
    second.shutDown()
  }

  @Test("Bundles.D4. A store that cannot be written is reported, and the phone continues")
  func broken() throws {
    let errors = Mutex<[AppStoreError]>([])
    let apps = try InstalledApps(BrokenStore()) { error in errors.withLock { $0.append(error) } }
    let phone = PhoneHost(Phone(.iPhone7), apps: apps, now: { .boot })
    let timer = app("Timer")
    try phone.changeApps { try $0.install(timer) }
    phone.shutDown()
    #expect(phone.library.apps.count == 1)
    #expect(errors.withLock { $0.map(\.details) } == ["No space left on device"])
  }

  @Test("A refused change leaves the phone as it was")
  func refused() throws {
    let phone = try phone(MemoryAppLibraryStore())
    let gone = app("Gone").identifier
    #expect(throws: AppLibraryError.unknown(gone)) {
      try phone.changeApps { try $0.uninstall(gone) }
    }
    #expect(phone.library.apps.isEmpty && phone.state.installedApps.isEmpty)
    phone.shutDown()
  }

  /// The state that a phone has to keep, as a plain model.
  private struct Expected: Equatable {
    var versions: [BundleIdentifier: String] = [:]
    var actions: [BundleIdentifier: [QuickAction]] = [:]
    var settings: [String: String] = [:]

    init() {}

    init(_ library: AppLibrary) {
      for (app, record) in library.records {
        versions[app] = record.description.version
        if !record.dynamicActions.isEmpty { actions[app] = record.dynamicActions }
      }
      settings = library.settings
    }
  }

  @Test(
    "Installs, updates, ends of apps and restarts lose no app, no setting and no quick action",
    arguments: 0..<8)
  func random(seed: UInt64) throws {
    var random = SequenceGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    let store = MemoryAppLibraryStore()
    var host = try phone(store)
    var expected = Expected()
    for step in 0..<150 {
      let app = app("a\(Int.random(in: 0..<6, using: &random))", version: "\(step)")
      let id = app.identifier
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2:
        try host.changeApps { try $0.install(app) }
        expected.versions[id] = "\(step)"
      case 3 where expected.versions[id] != nil:
        try host.changeApps { try $0.uninstall(id) }
        (expected.versions[id], expected.actions[id]) = (nil, nil)
      case 4...6 where expected.versions[id] != nil:
        // The app runs, sets its actions and ends at once, without a word.
        let connection = host.connect("app", as: ClientIdentity(.app, id))
        connection.send(.join)
        let actions = (0..<Int.random(in: 0..<6, using: &random)).map {
          QuickAction(type: "\(step).\($0)", title: "T", userInfo: "<plist/>")
        }
        connection.send(.request(.quickActions(actions)))
        host.advance()
        connection.close()
        host.advance()
        expected.actions[id] = actions.isEmpty ? nil : actions
      case 7:
        host.changeApps { $0.set("\(step)", for: "key") }
        expected.settings["key"] = "\(step)"
      default:
        host.shutDown()
        host = try phone(store)
      }
      #expect(Expected(host.library) == expected, "step \(step)")
      #expect(host.state.installedApps == host.library.apps)
    }
    host.shutDown()
    #expect(Expected(try store.load(pageCapacity: 24)) == expected)
  }
}

/// A generator whose numbers follow from its state.
private struct SequenceGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
