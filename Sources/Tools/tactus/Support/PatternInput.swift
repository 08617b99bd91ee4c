import CommandKit
import HapticFormats
import HapticPatterns
import HapticSynthesis
import SoundFiles

/// A pattern that a command was given, with all that it takes to render it.
struct PatternInput {
  /// What to call it.
  let name: String
  /// The pattern, with all repairs that reading makes.
  let pattern: HapticPattern
  /// What it plays on.
  let actuator: ActuatorProfile
  /// Frames a second of `waveforms`, and of what is rendered.
  let sampleRate: Double
  /// The sounds that were found, by the path that the pattern has for them.
  let waveforms: [String: Waveform]
  /// The files that were read.
  let sources: [String]

  /// Reads the sounds of a pattern; warns of each that cannot be had.
  ///
  /// - Parameters:
  ///   - sampleRate: Frames a second, or `nil` for what a picture needs.
  init(
    _ file: PatternFile, actuator: ActuatorProfile, sampleRate: Double? = nil, console: Console
  ) {
    name = file.name
    pattern = file.pattern
    self.actuator = actuator
    let rate = sampleRate ?? Self.pictureRate(for: pattern.duration)
    self.sampleRate = rate
    let sounds = PatternSounds(of: file, sampleRate: rate)
    sounds.tell(of: file, on: console)
    waveforms = sounds.waveforms
    sources = [file.path] + sounds.files
  }

  /// Renders all of the pattern.
  func signals() -> RenderedSignals {
    RenderedSignals(pattern, actuator: actuator, sampleRate: sampleRate, waveforms: waveforms)
  }

  // MARK: Internals

  /// Every sample of a short pattern; of a long one nobody sees as much on a picture.
  private static func pictureRate(for duration: Double) -> Double {
    duration <= 120 ? 48_000 : 8_000
  }
}
