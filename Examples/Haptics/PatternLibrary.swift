import CoreHaptics

/// The patterns in the app's bundle, by name.
struct PatternLibrary {
  /// The patterns, in alphabetical order.
  let patterns: [(name: String, pattern: CHHapticPattern)]

  /// Reads the folder `Patterns` of the app, or the one beside its sources if it runs unpackaged.
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

  /// Returns the title of a pattern's pad.
  static func title(of name: String) -> String {
    let words = name.replacingOccurrences(of: "-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
