import TactusJSON

/// A sound file that cannot be played.
enum UnreadableWaveform: PatternRule {
  static let text = RuleDescription(
    "unreadable-waveform", .error, "The file of a sound is there but cannot be played.",
    reason: """
      The file is empty, damaged, too long, or no sound at all. A phone refuses the pattern, or
      plays it without the sound. Formats that only a phone can read, such as M4A, are not opened.
      """,
    source: """
      Core Haptics' error for audio resources that cannot be loaded; the file is read with
      libsndfile. Confidence: documented.
      """,
    wrong: .prose("an EventWaveformPath that names an empty file"),
    right: .prose("a path that names a sound that can be played"))

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    guard let folder = pattern.folder, let inspect = pattern.inspectSound else { return }
    // Many events share few sounds, and each check reads a file.
    var reasons: [String: String?] = [:]
    for (event, place) in zip(pattern.events, pattern.places.events) {
      guard let path = event.waveform?.path else { continue }
      let reason: String?
      if let known = reasons[path] {
        reason = known
      } else {
        reason = (try? WaveformPath.resolve(path, in: folder)).flatMap(inspect)
        reasons[path] = .some(reason)
      }
      guard let reason else { continue }
      findings.add(
        UnreadableWaveform.self, at: place.waveform,
        "\(Quoting.quoted(path, limit: 120)) cannot be played: \(reason)")
    }
  }
}
