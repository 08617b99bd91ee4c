import CoreHaptics

/// A program that plays the patterns of a folder on keys: `HapticSampler [FOLDER]`.
@main enum HapticSampler {
  static func main() {
    let folder = CommandLine.arguments.dropFirst().first ?? "Examples/Patterns"
    do {
      let sampler = try Sampler(URL(filePath: folder, directoryHint: .isDirectory))
      let terminal = Terminal()
      terminal.write(sampler.menu)
      while let key = terminal.nextKey(), key != .quit {
        terminal.write(sampler.press(key) + "\n")
      }
      sampler.finish()
    } catch {
      FileHandle.standardError.write(
        Data("HapticSampler: error: \(error.localizedDescription)\n".utf8))
      exit(1)
    }
  }
}
