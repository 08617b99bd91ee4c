import CommandKit
import HapticFormats
import HapticPatterns
import HapticSynthesis
import PositionedText
import SoundFiles

/// A pattern that a command was given, with all that it takes to render it.
struct PatternInput {
  /// What to call it: its file's name without the folders.
  let name: String
  /// The pattern, with all repairs that reading makes.
  let pattern: HapticPattern
  /// What it plays on.
  let actuator: ActuatorProfile
  /// Frames a second of `waveforms`, and of what is rendered.
  let sampleRate: Double
  /// The sounds that were found, by the path that the pattern has for them.
  let waveforms: [String: Waveform]

  /// Reads a pattern and its sounds; warns of each sound that cannot be had.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - sampleRate: Frames a second, or `nil` for what a picture needs.
  /// - Throws: `CommandFailure` at the place that cannot be read.
  init(
    _ path: String, actuator: ActuatorProfile, sampleRate: Double? = nil, console: Console
  ) throws {
    do throws(UnreadableText) {
      pattern = try AHAPReader().read(path).pattern
    } catch {
      throw CommandFailure(error)
    }
    self.actuator = actuator
    name = path == "-" ? "standard input" : String(path.split(separator: "/").last ?? "")
    let rate = sampleRate ?? Self.pictureRate(for: pattern.duration)
    self.sampleRate = rate
    let folder = path == "-" ? "." : WaveformPath.folder(of: path)
    var waveforms: [String: Waveform] = [:]
    for reference in Set(pattern.events.compactMap(\.waveform?.path)).sorted() {
      do {
        let file = try WaveformPath.resolve(reference, in: folder)
        waveforms[reference] = try SoundFileReader.read(file, sampleRate: rate)
      } catch let failure as WaveformPath.Failure {
        console.warn("'\(reference)' \(Self.words(failure))", at: SourceLocation(path))
      } catch {
        console.warn("\(error)", at: SourceLocation(path))
      }
    }
    self.waveforms = waveforms
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
