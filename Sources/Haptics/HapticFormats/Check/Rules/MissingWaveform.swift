import TactusJSON

/// A sound file that does not exist.
enum MissingWaveform: PatternRule {
  static let text = RuleDescription(
    "missing-waveform", .error, "The file of a sound is neither beside its pattern nor in its app.",
    reason: """
      A phone refuses a pattern whose sound it cannot find. A path counts from the folder of
      the pattern, and the bare name of the file is looked for there too; then it counts from
      the top of the bundle that contains the pattern, which is a folder with an Info.plist or
      a name such as Timer.app.
      """,
    source: """
      Core Haptics' error for files that are not found. Confidence: documented.
      """,
    wrong: #"""
      {"Event": {
        "Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "missing.wav"
      }}
      """#,
    right: .prose("a path that names a file beside the pattern"))

  static func check(_ pattern: CheckedPattern, _ findings: inout Findings) {
    guard let folder = pattern.folder else { return }
    // Many events share few sounds, and each check costs a system call.
    var failures: [String: WaveformPath.Failure?] = [:]
    for (event, place) in zip(pattern.events, pattern.places.events) {
      guard let path = event.waveform?.path else { continue }
      let failure = failures[path] ?? find(path, in: folder)
      failures[path] = .some(failure)
      switch failure {
      case nil: break
      case .notFound:
        findings.add(
          MissingWaveform.self, at: place.waveform,
          "\(Quoting.quoted(path, limit: 120)) is not in the folder of the pattern"
            + ", nor at the top of a bundle around it")
      case .notAFile:
        findings.add(
          MissingWaveform.self, at: place.waveform,
          "\(Quoting.quoted(path, limit: 120)) is not a file")
      case .some(let failure):
        findings.add(
          UnsafeWaveformPath.self, at: place.waveform, UnsafeWaveformPath.message(path, failure))
      }
    }
  }

  private static func find(_ path: String, in folder: String) -> WaveformPath.Failure? {
    do {
      _ = try WaveformPath.resolve(path, in: folder)
      return nil
    } catch {
      return error
    }
  }
}
