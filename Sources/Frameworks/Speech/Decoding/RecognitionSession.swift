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
    worker.post { [self] in work.withLock { $0.start(phrases) } }
  }

  /// The newest state; after `wait`, that of everything that was added.
  var snapshot: Snapshot { work.withLock { $0.snapshot } }

  /// The states at which the words changed, oldest first, which are removed.
  func takeChanges() -> [Snapshot] {
    work.withLock { work in
      defer { work.changes = [] }
      return work.changes
    }
  }

  /// Adds sound.
  func add(_ piece: SoundPiece) { worker.post { [self] in work.withLock { $0.add(piece) } } }

  /// Adds the sound of a file, and its end.
  func add(file url: URL) {
    worker.post { [self] in
      do {
        try Self.read(url) { piece in
          work.withLock { $0.add(piece) }
          return !isStopped.withLock { $0 }
        }
        work.withLock { $0.end() }
      } catch {
        work.withLock { $0.fail() }
      }
    }
  }

  /// Ends the sound; a file is not read further.
  func end() {
    isStopped.withLock { $0 = true }
    worker.post { [self] in work.withLock { $0.end() } }
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
  private let work = Mutex(Work())
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

  /// The decoder and its state; only the worker's thread changes it.
  private struct Work: @unchecked Sendable {
    var snapshot = Snapshot()
    var changes: [Snapshot] = []
    private var decoder: SpeechDecoder?
    private let conversion = RateConversion()

    mutating func start(_ phrases: [String]) {
      decoder = SpeechDecoder(phrases: phrases)
      snapshot.hasFailed = decoder == nil
    }

    mutating func add(_ piece: SoundPiece) {
      guard let decoder, !snapshot.isOver else { return }
      decoder.process(conversion.convert(piece))
      snapshot.seconds += piece.seconds
      let words = decoder.words
      guard words.map(\.text) != snapshot.words.map(\.text) else { return }
      snapshot.words = words
      if !words.isEmpty { changes.append(snapshot) }
    }

    mutating func end() {
      guard let decoder, !snapshot.isOver else { return }
      decoder.finish()
      snapshot.isOver = true
      snapshot.words = decoder.words
      snapshot.alternatives = decoder.alternatives(
        atMost: RecognitionSession.alternativeCount)
      self.decoder = nil
    }

    mutating func fail() {
      (snapshot.isOver, snapshot.hasFailed) = (true, true)
      decoder = nil
    }
  }
}
