import Synchronization
import TactusMediaReading

/// A track of a file that is being written (Players.WR1…).
///
/// - Thread: one at a time.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  // One thread appends, as the documentation requires; the end has a lock.

  /// Creates an input.
  ///
  /// - Parameters:
  ///   - mediaType: The kind of the samples.
  ///   - outputSettings: The encoder settings; nil to write samples as they are appended.
  ///   - sourceFormatHint: The format of the samples, which have it themselves anyway.
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
  /// The encoder settings; nil to write samples as they are appended.
  public let outputSettings: [String: Any]?
  /// The format of the samples; nil if it was not given.
  public let sourceFormatHint: CMFormatDescription?
  /// Whether samples arrive in real time; none is dropped in any case.
  open var expectsMediaDataInRealTime = false

  /// The transform of frames; rotations by multiples of 90° are applied before encoding
  /// (Players.WR5).
  ///
  /// It must not change after writing has begun.
  open var transform = CGAffineTransform.identity
  /// The preferred volume; stored.
  open var preferredVolume: Float = 1
  /// The frame size if the settings have none; stored: they do.
  open var naturalSize = CGSize.zero
  /// The time scale, in units per second; stored: the file has its own.
  open var mediaTimeScale: CMTimeScale = 0
  /// The metadata of the track; stored: the file's metadata is written.
  open var metadata: [AVMetadataItem] = []
  /// The language code; stored.
  open var languageCode: String?
  /// The BCP 47 language tag; stored.
  open var extendedLanguageTag: String?
  /// Whether the track is enabled by default; stored.
  open var marksOutputTrackAsEnabled = true
  /// Whether multi-pass encoding is used if supported; stored: it is not.
  open var performsMultiPassEncodingIfSupported = false
  /// Whether multi-pass encoding is supported; false.
  open var canPerformMultiplePasses: Bool { false }

  /// Whether samples can be appended.
  open var isReadyForMoreMediaData: Bool {
    writer?.status == .writing && !isFinished.load(ordering: .relaxed)
  }

  /// Appends samples; blocks while too many have not been encoded.
  ///
  /// A gap before them is filled with silence (Players.WR3).
  ///
  /// - Returns: Whether they were appended; otherwise the writer's `error` has the reason.
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

  /// Declares that no more samples follow.
  open func markAsFinished() { end() }

  /// Calls a closure on a queue as long as samples can be appended.
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

  /// Whether samples have been appended.
  var hasSamples: Bool { written != nil || pictures != nil }
  /// Whether the transform swaps width and height.
  var turns: Bool { abs(transform.b) > abs(transform.a) }
  private let isFinished = Atomic(false)

  /// Handles the end of the samples.
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
