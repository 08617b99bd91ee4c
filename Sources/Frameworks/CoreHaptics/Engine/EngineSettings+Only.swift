import TactusPhoneLink

extension EngineSettings {
  /// Sets whether audio events are ignored; `true` clears the opposite setting (CoreHaptics.EN6).
  mutating func setPlaysHapticsOnly(_ isOnly: Bool) {
    playsAudio = !isOnly
    if isOnly { playsHaptics = true }
  }

  /// Sets whether haptic events are ignored; `true` clears the opposite setting (CoreHaptics.EN6).
  mutating func setPlaysAudioOnly(_ isOnly: Bool) {
    playsHaptics = !isOnly
    if isOnly { playsAudio = true }
  }
}
