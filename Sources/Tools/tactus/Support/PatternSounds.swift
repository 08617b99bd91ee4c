import CommandKit
import HapticFormats
import HapticSynthesis
import PositionedText
import SoundFiles
import TextForms

/// The sounds that a pattern names, as far as they can be had.
struct PatternSounds {
  /// The sounds by the path that the pattern has for them.
  private(set) var waveforms: [String: Waveform] = [:]
  /// The files they are from.
  private(set) var files: [String] = []
  /// What is to be said of those that cannot be had.
  private var complaints: [String] = []

  /// Samples that all sounds together may have.
  ///
  /// - Source: ours, 400 MB, half an hour in mono at 48,000 Hz: one file may be named in many ways,
  ///   and a renderer keeps each. Confidence: guess.
  private static let mostSamples = 100_000_000
  /// Complaints that are told one by one; of more there is only their number.
  private static let mostTold = 5

  /// Reads every sound of a pattern once.
  ///
  /// - Parameters:
  ///   - file: The pattern; sounds are looked for in its folder.
  ///   - sampleRate: Frames a second that they shall have.
  init(of file: PatternFile, sampleRate: Double) {
    var read: [String: Waveform] = [:]
    var sampleCount = 0
    for reference in Set(file.pattern.events.compactMap(\.waveform?.path)).sorted() {
      let name = Quoting.quoted(reference, limit: 120)
      do {
        let path = try WaveformPath.resolve(reference, in: file.folder)
        let waveform = try read[path] ?? SoundFileReader.read(path, sampleRate: sampleRate)
        if read.updateValue(waveform, forKey: path) == nil { files.append(path) }
        sampleCount += waveform.channels.reduce(0) { $0 + $1.count }
        guard sampleCount <= Self.mostSamples else {
          complaints.append("\(name) is too much: all sounds together are too long")
          break
        }
        waveforms[reference] = waveform
      } catch let failure as WaveformPath.Failure {
        complaints.append("\(name) \(Self.words(failure))")
      } catch {
        complaints.append("\(error)")
      }
    }
  }

  /// Warns of each sound that cannot be had.
  func tell(of file: PatternFile, on console: Console) {
    let place = SourceLocation(file.path)
    for complaint in complaints.prefix(Self.mostTold) { console.warn(complaint, at: place) }
    if complaints.count > Self.mostTold {
      let more = NumberText.count(
        complaints.count - Self.mostTold, "more sound is", "more sounds are")
      console.warn("\(more) missing; 'tactus check' lists them", at: place)
    }
  }

  // MARK: Internals

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
