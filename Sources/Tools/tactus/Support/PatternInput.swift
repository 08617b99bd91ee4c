import CommandKit
import HapticFormats
import HapticPatterns
import HapticSynthesis
import PositionedText

/// A pattern that a command was given, with all that it takes to render it.
struct PatternInput {
  /// What to call it: its file's name without the folders.
  let name: String
  let pattern: HapticPattern
  let actuator: ActuatorProfile
  /// Frames a second of `waveforms`, and of what is rendered.
  let sampleRate: Double
  /// The sounds that were found, by the path that the pattern has for them.
  let waveforms: [String: Waveform]

  /// Reads a pattern.
  ///
  /// - Parameter path: The file; `-` is standard input.
  /// - Throws: `CommandFailure` at the place that cannot be read.
  init(_ path: String, actuator: ActuatorProfile, console: Console) throws {
    do throws(UnreadableText) {
      pattern = try AHAPReader().read(path).pattern
    } catch {
      let place = error.diagnostic
      throw CommandFailure(
        .unreadableInput, place.message,
        at: SourceLocation(
          place.file, line: place.position?.line, column: place.position?.column))
    }
    self.actuator = actuator
    name = path == "-" ? "standard input" : String(path.split(separator: "/").last ?? "")
    sampleRate = Self.sampleRate(for: pattern.duration)
    waveforms = [:]
  }

  /// Renders all of the pattern.
  func signals() -> RenderedSignals {
    RenderedSignals(pattern, actuator: actuator, sampleRate: sampleRate, waveforms: waveforms)
  }

  /// Enough for every tap of a short pattern; of a long one nobody sees as much on a picture.
  private static func sampleRate(for duration: Double) -> Double {
    duration <= 120 ? 48_000 : 8_000
  }
}
