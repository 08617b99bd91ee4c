import TactusInstalledApps
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps Bundles.P1–P5.
@Suite struct AppLibraryTests {
  private func app(
    _ name: String, version: String = "1.0", schemes: [String] = [], system: Bool = false
  ) -> AppDescription {
    AppDescription(
      identifier: BundleIdentifier(prefix: "test", name: name), name: name, version: version,
      urlSchemes: schemes, isSystemApp: system)
  }

  private let new = QuickAction(type: "new", title: "New")

  @Test("Bundles.P1, Bundles.P2. An update keeps place, badge and dynamic quick actions")
  func update() throws {
    var library = AppLibrary()
    _ = try library.install(app("Scale"))
    _ = try library.install(app("Mail"))
    let mail = BundleIdentifier(prefix: "test", name: "Mail")
    _ = library.setQuickActions([new], of: mail)
    _ = library.setBadge(3, of: mail)
    _ = try library.move(mail, to: HomePosition(.dock, 0))
    let changes = try library.install(app("Mail", version: "2.0"))
    #expect(changes.count == 1)
    let record = try #require(library[mail])
    #expect(record.description.version == "2.0" && record.badge == 3)
    #expect(record.dynamicActions == [new] && record.position == HomePosition(.dock, 0))
    #expect(try library.install(app("Mail", version: "2.0")).isEmpty)
  }

  @Test("Bundles.P3. A deleted app leaves nothing, and comes back without anything")
  func uninstall() throws {
    var library = AppLibrary()
    let scale = BundleIdentifier(prefix: "test", name: "Scale")
    _ = try library.install(app("Scale"))
    _ = library.setQuickActions([new], of: scale)
    #expect(try library.uninstall(scale) == [.remove(scale)])
    #expect(library.apps.isEmpty && library.layout.pages.isEmpty)
    #expect(throws: AppLibraryError.unknown(scale)) { try library.uninstall(scale) }
    #expect(library.setQuickActions([new], of: scale).isEmpty)
    _ = try library.install(app("Scale"))
    #expect(library.apps.first?.quickActions.isEmpty == true)
  }

  @Test("Bundles.P7. A deleted app of the phone stays deleted until the user installs it again")
  func included() throws {
    var library = AppLibrary()
    let scale = BundleIdentifier(prefix: "test", name: "Scale")
    let store = MemoryAppLibraryStore()
    try store.save(library.installIncluded(app("Scale")))
    try store.save(library.uninstall(scale))
    var next = try store.load(pageCapacity: 24)
    #expect(try next.installIncluded(app("Scale")).isEmpty)
    #expect(next.apps.isEmpty)
    try store.save(next.install(app("Scale")))
    next = try store.load(pageCapacity: 24)
    // Now it is updated with the phone again.
    try store.save(next.installIncluded(app("Scale", version: "2.0")))
    #expect(next[scale]?.description.version == "2.0")
    // A deletion counts for the app alone, and not for the user's own apps.
    _ = try next.install(app("Mine"))
    let mine = BundleIdentifier(prefix: "test", name: "Mine")
    #expect(try next.uninstall(mine) == [.remove(mine)])
    #expect(try !next.installIncluded(app("Mine")).isEmpty)
  }

  @Test("Bundles.P4. An app of the system is installed at each start, and never deleted")
  func includedSystemApp() throws {
    var library = AppLibrary()
    _ = try library.installIncluded(app("Settings", system: true))
    let settings = BundleIdentifier(prefix: "test", name: "Settings")
    #expect(throws: AppLibraryError.systemApp(settings)) { try library.uninstall(settings) }
    #expect(library.settings.isEmpty)
  }

  @Test("Bundles.H5. On a smaller page the last icons go to the next page with room")
  func pageCapacity() throws {
    var library = AppLibrary(pageCapacity: 6)
    for number in 1...8 { _ = try library.install(app("a\(number)")) }
    let changes = library.setPageCapacity(5)
    #expect(changes.count == 1)
    #expect(library.layout.pages.map(\.count) == [5, 3])
    #expect(library.apps.map(\.name).sorted() == (1...8).map { "a\($0)" })
    #expect(library.apps.last?.name == "a6")
    #expect(library.setPageCapacity(5).isEmpty)
    // A larger phone leaves them where they are.
    #expect(library.setPageCapacity(6).isEmpty)
    #expect(library.layout.pages.map(\.count) == [5, 3])
  }

  @Test("Bundles.P5. Of several apps with one scheme the Home screen's list gives it to the last")
  func schemeOwners() throws {
    var library = AppLibrary()
    _ = try library.install(app("A", schemes: ["x", "a"]))
    _ = try library.install(app("B", schemes: ["x", "b"]))
    #expect(library.apps.map(\.urlSchemes) == [["a"], ["x", "b"]])
    _ = try library.uninstall(BundleIdentifier(prefix: "test", name: "B"))
    #expect(library.apps.map(\.urlSchemes) == [["x", "a"]])
  }

  @Test("Restoration.SR3. An update to another version and deleting remove an app's state")
  func restoration() throws {
    var library = AppLibrary()
    let scale = BundleIdentifier(prefix: "test", name: "Scale")
    #expect(library.setRestorationState("s", of: scale).isEmpty)
    _ = try library.install(app("Scale"))
    #expect(!library.setRestorationState("s", of: scale).isEmpty)
    #expect(library.restorationStates == [scale: "s"])
    // An update of the same version, such as by another build of a developer, keeps it.
    _ = try library.install(app("Scale", schemes: ["x"]))
    #expect(library.restorationStates == [scale: "s"])
    #expect(try library.install(app("Scale", version: "2", schemes: ["x"])).count == 2)
    #expect(library.restorationStates.isEmpty)
    _ = library.setRestorationState("t", of: scale)
    _ = try library.uninstall(scale)
    #expect(library.restorationStates.isEmpty && library.settings.isEmpty)
  }

  @Test("Bundles.P4. A system app cannot be deleted, and there is a limit of apps")
  func limits() throws {
    var library = AppLibrary()
    _ = try library.install(app("Settings", system: true))
    let settings = BundleIdentifier(prefix: "test", name: "Settings")
    #expect(throws: AppLibraryError.systemApp(settings)) { try library.uninstall(settings) }
    for number in 1..<LinkLimits.installedApps { _ = try library.install(app("a\(number)")) }
    let before = library
    #expect(throws: AppLibraryError.full) { try library.install(app("more")) }
    #expect(library == before)
    // An update is always possible.
    _ = try library.install(app("a1", version: "2"))
  }

  @Test("Bundles.P5. Of two apps with one scheme, the one that was installed last opens it")
  func schemes() throws {
    var library = AppLibrary()
    _ = try library.install(app("One", schemes: ["timer"]))
    _ = try library.install(app("Two", schemes: ["timer", "egg"]))
    #expect(library.app(for: "TIMER")?.description.name == "Two")
    _ = try library.install(app("One", version: "2", schemes: ["timer"]))
    #expect(library.app(for: "timer")?.description.name == "Two")
    #expect(library.app(for: "mail") == nil)
  }

  @Test(
    "Random changes, written to a store, give the same library when it is loaded again",
    arguments: 0..<20)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let store = MemoryAppLibraryStore()
    var library = AppLibrary(pageCapacity: 4)
    for step in 0..<200 {
      let name = "a\(Int.random(in: 0..<14, using: &random))"
      let id = BundleIdentifier(prefix: "test", name: name)
      let changes: [AppLibraryChange]
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2: changes = try library.install(app(name, version: "\(step)"))
      case 3 where library[id] != nil: changes = try library.uninstall(id)
      case 4 where library[id] != nil:
        let area: HomePosition.Area =
          Bool.random(using: &random) ? .dock : .page(.random(in: 0..<5, using: &random))
        changes = try library.move(
          id, to: HomePosition(area, .random(in: 0..<6, using: &random)))
      case 5: changes = library.setQuickActions([QuickAction(type: "\(step)", title: "")], of: id)
      case 6: changes = library.setBadge(step, of: id)
      default: changes = library.set(step % 3 == 0 ? nil : "\(step)", for: "key\(step % 5)")
      }
      try store.save(changes)
      let loaded = try store.load(pageCapacity: 4)
      #expect(loaded.apps == library.apps && loaded.settings == library.settings)
      let all = library.layout.dock + library.layout.pages.flatMap(\.self)
      #expect(Set(all) == Set(library.records.keys) && all.count == library.records.count)
    }
  }
}

/// A generator whose numbers follow from a seed.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
