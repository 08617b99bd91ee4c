import TactusJSON

/// A file that is probably not a sound file.
enum WaveformNotSound: PatternRule {
  static let text = RuleDescription(
    "waveform-not-sound", .warning, "The file of a sound has no ending of a sound.",
    reason: """
      A phone plays the kinds of sound file that it knows, such as WAV, CAF, AIFF, MP3 and
      M4A. Another ending is often a slip.
      """,
    source: """
      The endings are those of the file types of AVFoundation. Confidence: documented for
      each type, guess for this use of it.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "knock.png"
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "knock.wav"
      }}
      """#)

  private static let endings: Set<String> = [
    "aac", "ac3", "aif", "aifc", "aiff", "amr", "au", "caf", "eac3", "flac", "m4a", "m4b", "mp3",
    "mp4", "opus", "snd", "wav",
  ]

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    for (event, place) in zip(pattern.events, pattern.places.events) {
      guard let path = event.waveform?.path else { continue }
      let name = path.split(separator: "/").last ?? ""
      let ending = name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
      guard !endings.contains(ending) else { continue }
      findings.add(
        WaveformNotSound.self, at: place.waveform,
        "\(Quoting.quoted(path, limit: 120)) does not end like the name of a sound")
    }
  }
}
