import CoreHaptics

/// The patterns that the app has, by their names.
struct PatternShelf {
  /// What can be played, in the order of the alphabet.
  let patterns: [(name: String, pattern: CHHapticPattern)]

  /// Reads the folder `Patterns` of the app, or the one beside its sources where they are built as
  /// they are.
  init() {
    let sources = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    let beside = sources.deletingLastPathComponent().deletingLastPathComponent()
    let folders = [Bundle.main.resourceURL, beside].compactMap {
      $0?.appendingPathComponent("Patterns")
    }
    let files =
      folders.lazy.compactMap {
        try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
      }.first ?? []
    patterns = files.filter { $0.pathExtension == "ahap" }.sorted { $0.path < $1.path }.compactMap {
      guard let pattern = try? CHHapticPattern(contentsOf: $0) else { return nil }
      return ($0.deletingPathExtension().lastPathComponent, pattern)
    }
  }

  /// What a pad says of a pattern.
  static func title(of name: String) -> String {
    let words = name.replacingOccurrences(of: "-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
