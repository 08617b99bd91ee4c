import CoreHaptics

/// A player of patterns, and of a continuous haptic under a finger.
@MainActor
final class HapticPlayer {
  private let engine: CHHapticEngine?
  private var pattern: (any CHHapticAdvancedPatternPlayer)?
  private var touch: (any CHHapticAdvancedPatternPlayer)?

  /// Whether this phone plays patterns.
  var canPlay: Bool { engine != nil }

  init() {
    let canPlay = CHHapticEngine.capabilitiesForHardware().supportsHaptics
    engine = canPlay ? try? CHHapticEngine() : nil
    engine?.isAutoShutdownEnabled = true
    engine?.resetHandler = { [weak self] in
      Task { @MainActor in self?.forget() }
    }
  }

  /// Plays a pattern from its beginning; stops the one that plays.
  func play(_ new: CHHapticPattern) {
    stop()
    pattern = start(new)
  }

  /// Changes the playing pattern's intensity, as a factor, and its sharpness, as a difference.
  func change(intensity: Double, sharpness: Double) {
    send(to: pattern, intensity, sharpness)
  }

  /// Stops the playing pattern.
  func stop() {
    try? pattern?.stop(atTime: CHHapticTimeImmediate)
    pattern = nil
  }

  /// Starts a continuous haptic under a finger.
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

  /// Changes the continuous haptic after the finger has moved.
  func move(intensity: Double, sharpness: Double) {
    send(to: touch, intensity, sharpness - 0.5)
  }

  /// Stops the continuous haptic after the finger was lifted.
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
