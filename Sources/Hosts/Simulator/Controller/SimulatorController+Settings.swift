import TactusPhone
import TactusPhoneHost

// The settings of the phone in its store (Settings.SE6).
extension SimulatorController {
  /// Stores the changed settings soon; changes that follow each other, such as those of a slider,
  /// are stored together.
  func storeSettings() {
    guard !isStoringSettings else { return }
    isStoringSettings = true
    loop.post(after: Self.storingMilliseconds) { [weak self] in self?.storeSettingsNow() }
  }

  /// Stores the changed settings.
  func storeSettingsNow() {
    isStoringSettings = false
    // A rewind repeats what was stored before.
    guard replay == nil else { return }
    let state = host.state
    let texts = StoredSettings.texts(state.settings, state.environment)
    let changed = texts.filter { storedSettings[$0.key] != $0.value }
    guard !changed.isEmpty else { return }
    storedSettings = texts
    host.changeApps { library in
      changed.sorted { $0.key < $1.key }.flatMap { library.setPhoneSetting($0.value, $0.key) }
    }
  }

  /// Milliseconds for which changes of settings are collected before they are stored.
  ///
  /// - Source: ours: shorter than a user needs to end the simulator. Confidence: guess.
  private static let storingMilliseconds = 50
}
