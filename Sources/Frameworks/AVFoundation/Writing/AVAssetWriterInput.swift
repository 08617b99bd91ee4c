import Synchronization
import TactusMediaReading

/// A track of a file that is written (Players.WR1…).
///
/// - Thread: one at a time.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  // One thread appends, as the documentation demands; the end has a lock.

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - mediaType: The kind of the samples.
  ///   - outputSettings: The coding; nil for samples as they are appended.
  ///   - sourceFormatHint: The format of the samples, which each of them has anyway.
  public init(
    mediaType: AVMediaType, outputSettings: [String: Any]?,
    sourceFormatHint: CMFormatDescription? = nil
  ) {
    (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
    self.sourceFormatHint = sourceFormatHint
    super.init()
  }

  /// The kind of the samples.
  public let mediaType: AVMediaType
  /// The encoder settings; nil for samples as they are appended.
  public let outputSettings: [String: Any]?
  /// The format of the samples; nil if it was not given.
  public let sourceFormatHint: CMFormatDescription?
  /// Whether samples arrive in the time in which they are recorded; they are never left out.
  open var expectsMediaDataInRealTime = false

  /// The transform of the pictures; turns by quarters are made before they are coded (Players.WR5).
  ///
  /// It cannot change once writing has begun.
  open var transform = CGAffineTransform.identity
  /// The volume at which the track is meant to play; stored.
  open var preferredVolume: Float = 1
  /// The size of the pictures without one in the settings; stored: settings have it.
  open var naturalSize = CGSize.zero
  /// Units a second; stored: the file has its own.
  open var mediaTimeScale: CMTimeScale = 0
  /// The metadata of the track; stored: the file's is written.
  open var metadata: [AVMetadataItem] = []
  /// The language as a code; stored.
  open var languageCode: String?
  /// The language as a tag of BCP 47; stored.
  open var extendedLanguageTag: String?
  /// Whether the track plays by default; stored.
  open var marksOutputTrackAsEnabled = true
  /// Whether the coder may ask for the samples again; stored: it does not.
  open var performsMultiPassEncodingIfSupported = false
  /// Whether the coder may ask for the samples again; false.
  open var canPerformMultiplePasses: Bool { false }

  /// Whether samples can be appended.
  open var isReadyForMoreMediaData: Bool {
    writer?.status == .writing && !isFinished.load(ordering: .relaxed)
  }

  /// Appends samples; waits while too many are not coded yet.
  ///
  /// A gap before them becomes silence (Players.WR3).
  ///
  /// - Returns: Whether they were appended; otherwise the writer's `error` says why.
  @discardableResult
  open func append(_ sampleBuffer: CMSampleBuffer) -> Bool {
    guard isReadyForMoreMediaData, let writer, let session = writer.session else { return false }
    do {
      if mediaType == .video {
        let pictures = try self.pictures ?? WrittenPictures(writer, self)
        self.pictures = pictures
        try pictures.append(sampleBuffer, from: session.start, to: session.end)
      } else {
        sampleFormat = WrittenSound.format(of: sampleBuffer)
        let written = try self.written ?? WrittenSound(writer, outputSettings, sampleBuffer)
        self.written = written
        try written.append(sampleBuffer, from: session.start, to: session.end)
      }
      return true
    } catch {
      writer.fail(error)
      return false
    }
  }

  /// Says that no more samples follow.
  open func markAsFinished() { end() }

  /// Calls a function on a queue as long as samples can be appended.
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) {
    queue.async { [weak self] in
      guard let self, isReadyForMoreMediaData else { return }
      block()
      if isReadyForMoreMediaData { requestMediaDataWhenReady(on: queue, using: block) }
    }
  }

  // MARK: Internals

  weak var writer: AVAssetWriter?
  private var written: WrittenSound?
  private var pictures: WrittenPictures?
  /// The format of the samples, once there are any.
  private(set) var sampleFormat: SoundFormat?

  /// Whether samples were appended.
  var hasSamples: Bool { written != nil || pictures != nil }
  /// Whether the transform exchanges width and height.
  var turns: Bool { abs(transform.b) > abs(transform.a) }
  private let isFinished = Atomic(false)

  /// Handles that no more samples follow.
  func end() { isFinished.store(true, ordering: .relaxed) }

  /// Completes the track.
  func finish() throws {
    end()
    if let session = writer?.session {
      try pictures?.finish(at: (session.end - session.start).nanoseconds)
    }
    try written?.finish()
    (written, pictures) = (nil, nil)
  }
}
