import PhoneLink

extension EngineSettings {
  /// Who wants haptics only does not want sound only (EN6).
  mutating func setPlaysHapticsOnly(_ isOnly: Bool) {
    playsAudio = !isOnly
    if isOnly { playsHaptics = true }
  }

  /// Who wants sound only does not want haptics only (EN6).
  mutating func setPlaysAudioOnly(_ isOnly: Bool) {
    playsHaptics = !isOnly
    if isOnly { playsAudio = true }
  }
}
