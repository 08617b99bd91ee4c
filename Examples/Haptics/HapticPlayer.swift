import CoreHaptics

/// Plays patterns, and what a finger makes.
@MainActor
final class HapticPlayer {
  private let engine: CHHapticEngine?
  private var pattern: (any CHHapticAdvancedPatternPlayer)?
  private var touch: (any CHHapticAdvancedPatternPlayer)?

  /// Whether this phone plays patterns at all.
  var canPlay: Bool { engine != nil }

  init() {
    let canPlay = CHHapticEngine.capabilitiesForHardware().supportsHaptics
    engine = canPlay ? try? CHHapticEngine() : nil
    engine?.isAutoShutdownEnabled = true
    engine?.resetHandler = { [weak self] in
      Task { @MainActor in self?.forget() }
    }
  }

  /// Plays a pattern from its beginning; one that plays already ends.
  func play(_ new: CHHapticPattern) {
    stop()
    pattern = start(new)
  }

  /// Changes what plays: how strong it is, as a factor, and how sharp, as a difference.
  func change(intensity: Double, sharpness: Double) {
    send(to: pattern, intensity, sharpness)
  }

  /// Ends the pattern that plays.
  func stop() {
    try? pattern?.stop(atTime: CHHapticTimeImmediate)
    pattern = nil
  }

  /// A finger comes down: something goes on until it is lifted.
  func begin(intensity: Double, sharpness: Double) {
    let event = CHHapticEvent(
      eventType: .hapticContinuous,
      parameters: [
        CHHapticEventParameter(parameterID: .hapticIntensity, value: 1),
        CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5),
      ], relativeTime: 0, duration: 30)
    touch = (try? CHHapticPattern(events: [event], parameters: [])).flatMap(start)
    move(intensity: intensity, sharpness: sharpness)
  }

  /// The finger is elsewhere.
  func move(intensity: Double, sharpness: Double) {
    send(to: touch, intensity, sharpness - 0.5)
  }

  /// The finger is lifted.
  func end() {
    try? touch?.stop(atTime: CHHapticTimeImmediate)
    touch = nil
  }

  // MARK: Internals

  private func forget() { (pattern, touch) = (nil, nil) }

  private func start(_ pattern: CHHapticPattern) -> (any CHHapticAdvancedPatternPlayer)? {
    guard let engine else { return nil }
    do {
      try engine.start()
      let player = try engine.makeAdvancedPlayer(with: pattern)
      try player.start(atTime: CHHapticTimeImmediate)
      return player
    } catch {
      print("not played: \(error.localizedDescription)")
      return nil
    }
  }

  private func send(
    to player: (any CHHapticAdvancedPatternPlayer)?, _ intensity: Double, _ sharpness: Double
  ) {
    try? player?.sendParameters(
      [
        CHHapticDynamicParameter(
          parameterID: .hapticIntensityControl, value: Float(intensity), relativeTime: 0),
        CHHapticDynamicParameter(
          parameterID: .hapticSharpnessControl, value: Float(sharpness), relativeTime: 0),
      ], atTime: CHHapticTimeImmediate)
  }
}
