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
    var waveforms: [String: Waveform] = [:]
    var sources = [file.path]
    for reference in Set(pattern.events.compactMap(\.waveform?.path)).sorted() {
      do {
        let sound = try WaveformPath.resolve(reference, in: file.folder)
        waveforms[reference] = try SoundFileReader.read(sound, sampleRate: rate)
        sources.append(sound)
      } catch let failure as WaveformPath.Failure {
        console.warn("'\(reference)' \(Self.words(failure))", at: SourceLocation(file.path))
      } catch {
        console.warn("\(error)", at: SourceLocation(file.path))
      }
    }
    self.waveforms = waveforms
    self.sources = sources
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

  private static func words(_ failure: WaveformPath.Failure) -> String {
    switch failure {
    case .absolute: "is refused: a sound has to be in the pattern's folder"
    case .climbsOut: "is refused: it leads out of the pattern's folder"
    case .malformed: "is no path of a sound"
    case .notFound: "is not in the pattern's folder, so its event is silent"
    case .notAFile: "is not a file, so its event is silent"
    }
  }
}
