import TactusHapticAdaptation
import TactusHapticFormats
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusPhone

/// A haptic as a page shows it, and as browsers and gamepads can play it.
package struct HapticVisualization: Sendable {
  /// The duration that is shown, in seconds.
  package let duration: Double
  /// The peak drive of each of equal parts, in hundredths of full scale.
  package let drive: [Int]
  /// The peak acceleration of each part, in hundredths of the actuator's rating.
  package let felt: [Int]
  /// Milliseconds that a motor is alternately on and off, for `navigator.vibrate`.
  package let vibration: [Int]
  /// The steps of a gamepad's motors: start in milliseconds, and hundredths of full drive.
  package let rumble: [(time: Int, strong: Int, weak: Int)]
  /// The pattern as an AHAP file.
  package let ahap: String

  /// The number of parts of the visualization.
  package static let partCount = 120
  /// The largest duration that is shown, in seconds.
  ///
  /// - Source: ours, as long as browsers vibrate at most. Confidence: guess.
  static let longest = 10.0
  /// Shares of full drive or of the rating below which the end of the signal is not shown.
  ///
  /// - Source: ours; a hundredth of full is less than a line's width. Confidence: guess.
  private static let faintest: Float = 0.01
  /// The largest number of motor steps.
  ///
  /// - Source: ours; browsers take some hundred. Confidence: guess.
  private static let maximumSteps = 128

  /// Renders a pattern.
  package init(_ pattern: HapticPattern, on actuator: ActuatorProfile) {
    let signals = Self.signals(of: pattern, on: actuator)
    let full = Float(actuator.ratedAcceleration)
    // The imperceptible end of a decay would take most of the visualization.
    let last = signals.felt.indices.last {
      abs(signals.felt[$0]) > Self.faintest * full || abs(signals.drive[$0]) > Self.faintest
    }
    let end = (last ?? -1) + 1
    duration = Double(end) / signals.sampleRate
    drive = Self.parts(of: signals.drive[..<end], full: 1)
    felt = Self.parts(of: signals.felt[..<end], full: full)
    vibration = Self.vibration(of: pattern)
    rumble = MotorScore(pattern, for: .dualRumble).prefix { $0.time < Self.longest }
      .prefix(Self.maximumSteps).map {
        (
          Int(($0.time * 1000).rounded()), Int(($0.strong * 100).rounded()),
          Int(($0.weak * 100).rounded())
        )
      }
    ahap = (try? AHAPWriter().text(of: pattern)) ?? ""
  }

  // MARK: Signals

  /// Returns the pattern's signals, limited to the longest duration.
  static func signals(
    of pattern: HapticPattern, on actuator: ActuatorProfile
  ) -> (sampleRate: Double, drive: [Float], felt: [Float], left: [Float], right: [Float]) {
    let renderer = PatternRenderer(pattern, actuator: actuator, sampleRate: 48_000)
    let block = SignalBlock(capacity: 480)
    defer { block.deallocate() }
    let most = Int(longest * renderer.sampleRate)
    let least = min(Int(pattern.duration * renderer.sampleRate), most)
    var (drive, felt, left, right): ([Float], [Float], [Float], [Float]) = ([], [], [], [])
    while drive.count < least || (!renderer.isFinished && drive.count < most) {
      renderer.render(block.capacity, into: block.buffers)
      drive.append(contentsOf: block.drive.prefix(block.capacity))
      felt.append(contentsOf: block.felt.prefix(block.capacity))
      left.append(contentsOf: block.left.prefix(block.capacity))
      right.append(contentsOf: block.right.prefix(block.capacity))
    }
    return (renderer.sampleRate, drive, felt, left, right)
  }

  /// Returns the sound that a page plays for a haptic: 32-bit floats at 48 kHz, little-endian.
  ///
  /// It mixes the acceleration, as a share of the actuator's rating, and the sound.
  package static func sound(of pattern: HapticPattern, on actuator: ActuatorProfile) -> [UInt8] {
    let signals = signals(of: pattern, on: actuator)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * signals.felt.count)
    let share = Float(1 / actuator.ratedAcceleration)
    for frame in signals.felt.indices {
      let sample =
        signals.felt[frame] * share + (signals.left[frame] + signals.right[frame]) / 2
      withUnsafeBytes(of: min(max(sample, -1), 1).bitPattern.littleEndian) {
        bytes.append(contentsOf: $0)
      }
    }
    return bytes
  }

  // MARK: Internals

  private static func parts(of signal: ArraySlice<Float>, full: Float) -> [Int] {
    guard !signal.isEmpty else { return [] }
    return (0..<partCount).map { part in
      let start = part * signal.count / partCount
      let end = max(start + 1, (part + 1) * signal.count / partCount)
      let peak = signal[start..<min(end, signal.count)].reduce(0) { max($0, abs($1)) }
      return Int(min(peak / full * 100, 100).rounded())
    }
  }

  /// Returns on and off times for a motor without adjustable strength.
  private static func vibration(of pattern: HapticPattern) -> [Int] {
    func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
    var turns: [Int] = []
    var (isOn, since) = (false, 0.0)
    for step in MotorScore(pattern, for: .phoneVibrator) where step.isSilent == isOn {
      guard step.time < longest, turns.count < maximumSteps else { break }
      if !turns.isEmpty || isOn {
        turns.append(milliseconds(step.time - since))
      } else if step.time > 0 {
        // The first duration is on: 0 if the pattern begins with a pause.
        turns = [0, milliseconds(step.time)]
      }
      (isOn, since) = (!isOn, step.time)
    }
    if isOn { turns.append(milliseconds(longest - since)) }
    return turns
  }
}
