internal import Synchronization
internal import TactusSpeechRecognition
internal import TactusThreads

/// The recognition of one speech on a thread of its own.
///
/// - Thread: any.
final class RecognitionSession: Sendable {
  /// The samples per second of the recognition.
  static let sampleRate = SpeechDecoder.sampleRate

  /// The words that are known after some of the sound.
  struct Snapshot: Sendable {
    /// The seconds of sound.
    var seconds = 0.0
    /// The words.
    var words: [RecognizedWord] = []
    /// Other probable words, after the end.
    var alternatives: [[RecognizedWord]] = []
    /// Whether the sound is over.
    var isOver = false
    /// Whether the sound cannot be read, or the recognition has failed.
    var hasFailed = false
  }

  /// Creates a session.
  ///
  /// - Parameter phrases: Phrases that are probable.
  init(phrases: [String]) {
    worker.post { [self] in
      work.decoder = SpeechDecoder(phrases: phrases)
      if work.decoder == nil { progress.withLock { $0.snapshot.hasFailed = true } }
    }
  }

  /// The newest state; after `wait`, that of everything that was added.
  var snapshot: Snapshot { progress.withLock { $0.snapshot } }

  /// The states at which the words changed, oldest first, which are removed.
  func takeChanges() -> [Snapshot] {
    progress.withLock { progress in
      defer { progress.changes = [] }
      return progress.changes
    }
  }

  /// Adds sound.
  func add(_ piece: SoundPiece) { worker.post { [self] in decode(piece) } }

  /// Adds the sound of a file, and its end.
  func add(file url: URL) {
    worker.post { [self] in
      do {
        try Self.read(url) { piece in
          decode(piece)
          return !isStopped.withLock { $0 }
        }
        finish()
      } catch {
        work.decoder = nil
        progress.withLock { ($0.snapshot.isOver, $0.snapshot.hasFailed) = (true, true) }
      }
    }
  }

  /// Ends the sound; a file is not read further.
  func end() {
    isStopped.withLock { $0 = true }
    worker.post { [self] in finish() }
  }

  /// Waits until everything that was added is recognized, at most for a limit.
  func wait() { worker.wait(atMost: Self.limit) }

  // MARK: Internals

  /// The longest wait for the recognition.
  ///
  /// - Source: ours, so that a phone does not stand still. Confidence: guess.
  private static let limit = Duration.seconds(120)
  /// The seconds of sound after which the words are read.
  ///
  /// - Source: ours. Confidence: guess.
  private static let step = 0.1
  /// The number of alternatives.
  ///
  /// - Source: ours. Confidence: guess.
  private static let alternativeCount = 4

  private let worker = SerialWorker()
  private let work = Work()
  private let progress = Mutex(Progress())
  private let isStopped = Mutex(false)

  /// Reads a file piece by piece, until its end or until the function returns false.
  private static func read(_ url: URL, _ add: (SoundPiece) -> Bool) throws {
    let file = try AVAudioFile(forReading: url)
    let format = file.processingFormat
    let capacity = AVAudioFrameCount(format.sampleRate * step)
    guard let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: max(1, capacity)) else {
      return
    }
    while file.framePosition < file.length {
      try file.read(into: buffer)
      guard buffer.frameLength > 0, let piece = SoundPiece(buffer), add(piece) else { return }
    }
  }

  /// The decoder and the conversion before it, which only the worker's thread uses.
  ///
  /// Sendable because only the worker's thread uses it.
  private final class Work: @unchecked Sendable {
    /// The decoder until the sound is over; nil if none could be made.
    var decoder: SpeechDecoder?
    let conversion = RateConversion()
  }

  /// The state that other threads read, which never wait for the decoder.
  private struct Progress: Sendable {
    var snapshot = Snapshot()
    var changes: [Snapshot] = []
  }

  /// Recognizes more sound, on the worker's thread.
  private func decode(_ piece: SoundPiece) {
    guard let decoder = work.decoder else { return }
    decoder.process(work.conversion.convert(piece))
    let words = decoder.words
    progress.withLock { progress in
      progress.snapshot.seconds += piece.seconds
      guard words.map(\.text) != progress.snapshot.words.map(\.text) else { return }
      progress.snapshot.words = words
      if !words.isEmpty { progress.changes.append(progress.snapshot) }
    }
  }

  /// Ends the sound, on the worker's thread.
  private func finish() {
    guard let decoder = work.decoder else { return }
    decoder.finish()
    let words = decoder.words
    let alternatives = decoder.alternatives(atMost: Self.alternativeCount)
    work.decoder = nil
    progress.withLock { progress in
      progress.snapshot.isOver = true
      (progress.snapshot.words, progress.snapshot.alternatives) = (words, alternatives)
    }
  }
}
