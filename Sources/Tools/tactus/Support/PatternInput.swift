import TactusCommandKit
import TactusHapticFormats
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusSoundFiles

/// An input pattern, with everything needed to render it.
struct PatternInput {
  /// The name to show for the pattern.
  let name: String
  /// The pattern, with all repairs of the reader.
  let pattern: HapticPattern
  /// The actuator that the pattern is rendered for.
  let actuator: ActuatorProfile
  /// The sample rate of `waveforms` and of the output.
  let sampleRate: Double
  /// The sounds that were found, by the pattern's paths.
  let waveforms: [String: Waveform]
  /// The files that were read.
  let sources: [String]

  /// Reads the sounds of a pattern; warns of each that cannot be loaded.
  ///
  /// - Parameters:
  ///   - sampleRate: The sample rate, or `nil` for that of a plot.
  init(
    _ file: PatternFile, actuator: ActuatorProfile, sampleRate: Double? = nil, console: Console
  ) {
    name = file.name
    pattern = file.pattern
    self.actuator = actuator
    let rate = sampleRate ?? Self.pictureRate(for: pattern.duration)
    self.sampleRate = rate
    let sounds = PatternSounds(of: file, sampleRate: rate)
    sounds.warn(of: file, on: console)
    waveforms = sounds.waveforms
    sources = [file.path] + sounds.files
  }

  /// Renders the whole pattern.
  func signals() -> RenderedSignals {
    RenderedSignals(pattern, actuator: actuator, sampleRate: sampleRate, waveforms: waveforms)
  }

  // MARK: Internals

  /// Returns the sample rate of a plot, which is lower for a long pattern.
  private static func pictureRate(for duration: Double) -> Double {
    duration <= 120 ? 48_000 : 8_000
  }
}
