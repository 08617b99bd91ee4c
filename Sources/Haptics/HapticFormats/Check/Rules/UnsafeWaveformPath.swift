import TactusJSON

/// A sound outside the folder of its pattern.
enum UnsafeWaveformPath: Rule {
  static let text = RuleDescription(
    "unsafe-waveform-path", .error, "The path of a sound leads out of the folder of its pattern.",
    reason: """
      A phone looks for sounds within the app. A pattern from elsewhere must not decide
      which files of a computer are opened, so a path that is absolute, climbs with “..”, or
      leaves through a symbolic link is refused. Put the sound beside the pattern.
      """,
    source: """
      Core Haptics' article on AHAP files: a path from the top of the app, or a name. The
      refusal is ours. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "../../secret.wav"
      }}
      """#,
    right: #"""
      {"Event": {
        "Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "knock.wav"
      }}
      """#)

  /// Returns the message about a rejected path.
  static func message(_ path: String, _ failure: WaveformPath.Failure) -> String {
    let reason =
      switch failure {
      case .absolute: "is not relative to the pattern's folder"
      case .malformed: "is not a path"
      default: "leads out of the pattern's folder"
      }
    return "\(Quoting.quoted(path, limit: 120)) \(reason); the sound is not played"
  }
}
