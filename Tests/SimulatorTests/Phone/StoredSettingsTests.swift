import Foundation
import TactusInstalledApps
import TactusPhone
import TactusPhoneHost
import TactusPhoneScript
import TactusPhoneTypes
import TactusSimulator
import TestSupport
import Testing

/// Settings that outlast the phone (Settings.SE6–SE8).
@Suite struct StoredSettingsTests {
  /// A store in memory that reports what is stored.
  private final class ObservedStore: AppLibraryStore {
    private let store = MemoryAppLibraryStore()
    private let changes = ChangeSignal()

    func load(pageCapacity: Int) throws(AppStoreError) -> AppLibrary {
      try store.load(pageCapacity: pageCapacity)
    }

    func save(_ changes: [AppLibraryChange]) throws(AppStoreError) {
      try store.save(changes)
      self.changes.notify()
    }

    /// Waits until the store has these settings, and no others.
    func waitForSettings(_ names: [String]) -> Bool {
      changes.wait {
        (try? store.load(pageCapacity: 24))?.phoneSettings.keys.sorted() == names
      }
    }
  }

  /// Starts a phone with a store; the settings of the store are its own.
  private func bench(
    _ store: any AppLibraryStore, chosen: [PhoneSetting] = [],
    messages: ([String]) -> Void = { _ in }
  ) throws -> SimulatorBench {
    try SimulatorBench(isWeighing: false) { options in
      options.apps = try? InstalledApps(store)
      messages(options.restoreSettings(overriddenBy: chosen))
    }
  }

  @Test("Settings.SE6. Settings last over restarts of the phone; conditions do not")
  func last() throws {
    let store = MemoryAppLibraryStore()
    do {
      let bench = try bench(store)
      let host = bench.simulator.host
      var (settings, environment) = (host.state.settings, host.state.environment)
      settings.is3DTouchEnabled = false
      settings.sensitivity = .firm
      settings.contentSize = .accessibilityLarge
      settings.accessibility = [.voiceOver]
      settings.timeZone = "Asia/Kathmandu"
      settings.gramsPerTouch = 91.125
      settings.autoLock = .seconds(300)
      settings.hasPasscode = true
      settings.systemVersion = SystemVersion(12)
      settings.setElementNames(["com.example.Scale\tUIButton\tid tare\tTare"])
      environment.systemHaptics = false
      environment.volume = 0.25
      environment.isInCall = true
      environment.battery = 0.5
      host.send(.settings(settings))
      host.send(.environment(environment))
      host.advance()
    }
    let next = try bench(store)
    let state = next.simulator.host.state
    #expect(!state.settings.is3DTouchEnabled && state.settings.sensitivity == .firm)
    #expect(state.settings.contentSize == .accessibilityLarge)
    #expect(state.settings.accessibility == [.voiceOver])
    #expect(state.settings.timeZone == "Asia/Kathmandu" && state.settings.gramsPerTouch == 91.125)
    #expect(state.settings.autoLock == .seconds(300) && state.settings.hasPasscode)
    #expect(state.settings.systemVersion == SystemVersion(12))
    // VoiceOver.LB3.
    #expect(state.settings.elementNameTexts == ["com.example.Scale\tUIButton\tid tare\tTare"])
    #expect(!state.environment.systemHaptics && state.environment.volume == 0.25)
    #expect(!state.environment.isInCall && state.environment.battery == 1)
  }

  @Test("Settings.SE6. A change is stored soon, and not only when the phone ends")
  func soon() throws {
    let store = ObservedStore()
    let bench = try bench(store)
    let host = bench.simulator.host
    host.send(.button(.volumeDown, isDown: true))
    host.advance()
    // What has not changed is not stored; nothing plays, so that the button turns the ringer.
    #expect(store.waitForSettings(["Ringer Volume"]))
  }

  @Test("Settings.SE7. Chosen settings hold for one run, and replace no stored ones")
  func chosen() throws {
    let store = MemoryAppLibraryStore()
    var library = AppLibrary()
    try store.save(library.setPhoneSetting(#""de""#, "Language"))
    do {
      let bench = try bench(store, chosen: [.language("fr")])
      #expect(bench.simulator.host.state.settings.language == "fr")
    }
    let next = try bench(store)
    #expect(next.simulator.host.state.settings.language == "de")
  }

  @Test(
    "Settings.SE8. A stored value that cannot be read is one message, and the default counts",
    arguments: [
      ("Sensitivity", #""soft""#), ("Volume", "7"), ("Dark", "1"), ("Time Zone", #""Nowhere""#),
      ("No Setting", "true"), ("Dark", "true}, {"), ("Dark", ""), ("Call", "true"),
      ("\"", "{}"), ("Dark", "true}}\n{\"shake\": true"),
    ])
  func damaged(name: String, text: String) throws {
    let store = MemoryAppLibraryStore()
    var library = AppLibrary()
    try store.save(library.setPhoneSetting(text, name))
    try store.save(library.setPhoneSetting("false", "3D Touch"))
    let bench = try bench(store) { messages in
      #expect(messages.count == 1 && messages[0].contains("'\(name)'"), "\(messages)")
    }
    var expected = PhoneSettings()
    expected.is3DTouchEnabled = false
    let state = bench.simulator.host.state
    #expect(state.settings == expected && state.environment == PhoneEnvironment())
  }
}
