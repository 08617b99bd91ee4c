/// A waveform of an event that does not play one.
enum WaveformNotPlayed: Rule {
  static let text = RuleDescription(
    "waveform-not-played", .warning, "An event has a sound but is not of a type that plays one.",
    reason: """
      Only events of type AudioCustom play a sound file. On any other event its path and
      flags do nothing.
      """,
    source: """
      Core Haptics' article on AHAP files. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "HapticTransient", "EventWaveformPath": "knock.wav"
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "knock.wav"
      }},
      {"Event": {"Time": 0, "EventType": "HapticTransient"}}
      """#)
}
