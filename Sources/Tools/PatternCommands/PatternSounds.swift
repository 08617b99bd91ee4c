import TactusCommandKit
import TactusHapticFormats
import TactusHapticSynthesis
import TactusJSON
import TactusSoundFiles
import TactusTextFormatting

/// The sounds of a pattern that can be loaded.
struct PatternSounds {
  /// The sounds by the pattern's paths.
  private(set) var waveforms: [String: Waveform] = [:]
  /// The files of the sounds.
  private(set) var files: [String] = []
  /// The warnings about sounds that cannot be loaded.
  private var warnings: [String] = []

  /// The maximum number of samples of all sounds together.
  ///
  /// - Source: ours, 400 MB, half an hour in mono at 48,000 Hz: one file may be named in many ways,
  ///   and a renderer keeps each. Confidence: guess.
  private static let maximumSamples = 100_000_000
  /// The maximum number of warnings about sounds; of further sounds only the number is reported.
  private static let maximumWarnings = 5

  /// Reads every sound of a pattern once.
  ///
  /// - Parameters:
  ///   - file: The pattern file, in whose folder sounds are searched.
  ///   - sampleRate: The sample rate of the sounds.
  init(of file: PatternFile, sampleRate: Double) {
    var read: [String: Waveform] = [:]
    var sampleCount = 0
    for reference in Set(file.pattern.events.compactMap(\.waveform?.path)).sorted() {
      let name = Quoting.quoted(reference, limit: 120)
      do {
        let path = try WaveformPath.resolve(reference, in: file.folder)
        let waveform = try read[path] ?? SoundFileReader.read(path, sampleRate: sampleRate)
        if read.updateValue(waveform, forKey: path) == nil { files.append(path) }
        sampleCount += waveform.frameCount * waveform.channelCount
        guard sampleCount <= Self.maximumSamples else {
          warnings.append("\(name) is skipped: all sounds together are too long")
          break
        }
        waveforms[reference] = waveform
      } catch let failure as WaveformPath.Failure {
        warnings.append("\(name) \(Self.words(failure))")
      } catch {
        warnings.append("\(error)")
      }
    }
  }

  /// Prints the warnings about sounds that cannot be loaded.
  func warn(of file: PatternFile, on console: Console) {
    let place = SourceLocation(file.path)
    for warning in warnings.prefix(Self.maximumWarnings) { console.warn(warning, at: place) }
    if warnings.count > Self.maximumWarnings {
      let more = NumberFormat.count(
        warnings.count - Self.maximumWarnings, "more sound is", "more sounds are")
      console.warn("\(more) missing; 'tactus check' lists them", at: place)
    }
  }

  // MARK: Internals

  private static func words(_ failure: WaveformPath.Failure) -> String {
    switch failure {
    case .absolute: "is rejected: a sound must be in the pattern's folder"
    case .climbsOut: "is rejected: it leads out of the pattern's folder"
    case .malformed: "is not a valid path"
    case .notFound: "is not in the pattern's folder, so its event is silent"
    case .notAFile: "is not a file, so its event is silent"
    }
  }
}
