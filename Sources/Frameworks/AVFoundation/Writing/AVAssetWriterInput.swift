import Synchronization

/// A track of a file that is written.
///
/// Steps Players.WR1…
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
  /// The coding; nil for samples as they are appended.
  public let outputSettings: [String: Any]?
  /// The format of the samples; nil if it was not given.
  public let sourceFormatHint: CMFormatDescription?
  /// Whether samples arrive in the time in which they are recorded; they are never left out.
  open var expectsMediaDataInRealTime = false

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
      let written = try self.written ?? WrittenSound(writer, outputSettings, sampleBuffer)
      self.written = written
      try written.append(sampleBuffer, from: session.start, to: session.end)
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
  private let isFinished = Atomic(false)

  /// Handles that no more samples follow.
  func end() { isFinished.store(true, ordering: .relaxed) }

  /// Completes the file.
  func finish() throws {
    end()
    guard let written else {
      throw AVError(.exportFailed, reason: "no samples were appended")
    }
    try written.finish()
    self.written = nil
  }
}
