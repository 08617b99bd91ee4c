internal import Synchronization
internal import TactusSpeechRecognition
internal import TactusThreads

/// The recognition of a speech on a thread of its own.
///
/// - Thread: any.
final class RecognitionSession: Sendable {
  /// The samples per second of the recognition.
  static let sampleRate = SpeechDecoder.sampleRate

  /// The words recognized after a part of the audio.
  struct Snapshot: Sendable {
    /// The seconds of sound.
    var seconds = 0.0
    /// The words.
    var words: [RecognizedWord] = []
    /// Alternative transcriptions, available at the end.
    var alternatives: [[RecognizedWord]] = []
    /// Whether the audio has ended.
    var isOver = false
    /// Whether the audio cannot be read, or the recognition has failed.
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

  /// Removes and returns the states at which the words changed, oldest first.
  func takeChanges() -> [Snapshot] {
    progress.withLock { progress in
      defer { progress.changes = [] }
      return progress.changes
    }
  }

  /// Adds sound.
  func add(_ piece: SoundPiece) { worker.post { [self] in decode(piece) } }

  /// Adds the audio of a file, and its end.
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

  /// Ends the audio; a file is not read further.
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
  /// The maximum number of alternatives.
  ///
  /// - Source: ours. Confidence: guess.
  private static let alternativeCount = 4

  private let worker = SerialWorker()
  private let work = Work()
  private let progress = Mutex(Progress())
  private let isStopped = Mutex(false)

  /// Reads a file piece by piece, until its end or until the closure returns false.
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

  /// The decoder and the conversion before it, used only on the worker's thread.
  ///
  /// Sendable because only the worker's thread uses it.
  private final class Work: @unchecked Sendable {
    /// The decoder until the end of the audio; nil if it could not be created.
    var decoder: SpeechDecoder?
    let conversion = RateConversion()
  }

  /// The state for other threads, which never wait for the decoder.
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

  /// Ends the audio, on the worker's thread.
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
