import CoreHaptics

/// A player of patterns on keys, with an intensity and a sharpness that can change meanwhile.
final class Sampler {
  private let engine: CHHapticEngine
  private let patterns: [(name: String, pattern: CHHapticPattern)]
  private var player: (any CHHapticAdvancedPatternPlayer)?
  private var isPaused = false
  private var isLooping = false
  private var intensity: Float = 1
  private var sharpness: Float = 0

  /// Reads the patterns of a folder, and starts an engine.
  init(_ folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "ahap" }.sorted { $0.path < $1.path }
    patterns = try files.prefix(Key.ofPatterns.count).map { file in
      (file.deletingPathExtension().lastPathComponent, try CHHapticPattern(contentsOf: file))
    }
    engine = try CHHapticEngine()
    engine.isAutoShutdownEnabled = true
    engine.stoppedHandler = { reason in
      FileHandle.standardError.write(Data("the engine has stopped: \(reason)\n".utf8))
    }
    engine.resetHandler = { [weak engine] in try? engine?.start() }
    try engine.start()
  }

  /// The list of keys and patterns.
  var menu: String {
    let lines = zip(Key.ofPatterns, patterns).map { "  \($0)  \($1.name)\n" }
    return lines.joined()
      + "  ↑ ↓ intensity   ← → sharpness   p pause   l loop   space wait   q quit\n"
  }

  /// Executes the command of a key.
  ///
  /// - Returns: A line that describes what was done.
  func press(_ key: Key) -> String {
    do {
      switch key {
      case .pattern(let index): return try play(index)
      case .louder: return try control(intensity: intensity + 0.1)
      case .softer: return try control(intensity: intensity - 0.1)
      case .sharper: return try control(sharpness: sharpness + 0.1)
      case .duller: return try control(sharpness: sharpness - 0.1)
      case .pause: return try pause()
      case .loop: return loop()
      case .wait:
        waitUntilOver()
        return "over"
      case .quit, .other: return "?"
      }
    } catch { return "not played: \(error.localizedDescription)" }
  }

  /// Waits until all players have finished.
  func finish() {
    isLooping = false
    waitUntilOver()
    // The last tap still decays.
    Thread.sleep(forTimeInterval: 0.2)
    engine.stop()
  }

  // MARK: Internals

  private func play(_ index: Int) throws -> String {
    guard patterns.indices.contains(index) else { return "?" }
    // The engine may have stopped or been reset since, so it is started and the player created
    // again; starting a running engine has no effect.
    try engine.start()
    try player?.stop(atTime: CHHapticTimeImmediate)
    let next = try engine.makeAdvancedPlayer(with: patterns[index].pattern)
    next.loopEnabled = isLooping
    // The same time for both, so that the parameters apply to the first tap.
    let start = engine.currentTime + 0.01
    try next.start(atTime: start)
    try next.sendParameters(controls, atTime: start)
    player = next
    isPaused = false
    return "plays \(patterns[index].name)"
  }

  private func control(intensity: Float? = nil, sharpness: Float? = nil) throws -> String {
    self.intensity = min(max(intensity ?? self.intensity, 0), 1)
    self.sharpness = min(max(sharpness ?? self.sharpness, -1), 1)
    try player?.sendParameters(controls, atTime: CHHapticTimeImmediate)
    let values = [self.intensity, self.sharpness].map { String(format: "%.1f", $0) }
    return "intensity \(values[0]), sharpness \(values[1])"
  }

  private var controls: [CHHapticDynamicParameter] {
    [
      CHHapticDynamicParameter(
        parameterID: .hapticIntensityControl, value: intensity, relativeTime: 0),
      CHHapticDynamicParameter(
        parameterID: .hapticSharpnessControl, value: sharpness, relativeTime: 0),
    ]
  }

  private func pause() throws -> String {
    guard let player else { return "nothing plays" }
    isPaused.toggle()
    if isPaused {
      try player.pause(atTime: CHHapticTimeImmediate)
    } else {
      try player.resume(atTime: CHHapticTimeImmediate)
    }
    return isPaused ? "holds" : "goes on"
  }

  private func loop() -> String {
    isLooping.toggle()
    player?.loopEnabled = isLooping
    return isLooping ? "loops" : "loops no more"
  }

  /// Waits until no player plays; stops players that loop or are paused.
  private func waitUntilOver() {
    if isPaused || isLooping { try? player?.stop(atTime: CHHapticTimeImmediate) }
    isPaused = false
    player?.loopEnabled = false
    let isOver = DispatchSemaphore(value: 0)
    engine.notifyWhenPlayersFinished { _ in
      isOver.signal()
      return .leaveEngineRunning
    }
    isOver.wait()
  }
}
