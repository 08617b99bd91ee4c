import TactusCommandKit
import TactusHapticFormats
import TactusHapticPatterns
import TactusHapticSynthesis
import TactusSoundFiles

/// An input pattern, with everything needed to render it.
package struct PatternInput {
  /// The name to show for the pattern.
  package let name: String
  /// The pattern, with all repairs of the reader.
  package let pattern: HapticPattern
  /// The actuator that the pattern is rendered for.
  package let actuator: ActuatorProfile
  /// The sample rate of `waveforms` and of the output.
  package let sampleRate: Double
  /// The sounds that were found, by the pattern's paths.
  package let waveforms: [String: Waveform]
  /// The files that were read.
  package let sources: [String]

  /// Reads the sounds of a pattern; warns of each that cannot be loaded.
  ///
  /// - Parameters:
  ///   - sampleRate: The sample rate, or `nil` for that of a plot.
  package init(
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
  package func signals() -> RenderedSignals {
    RenderedSignals(pattern, actuator: actuator, sampleRate: sampleRate, waveforms: waveforms)
  }

  // MARK: Internals

  /// Returns the sample rate of a plot, which is lower for a long pattern.
  private static func pictureRate(for duration: Double) -> Double {
    duration <= 120 ? 48_000 : 8_000
  }
}
