import Synchronization
internal import TactusCrashReports
import TactusMediaReading
import TactusThreads
import TactusVirtualTime

/// A writer of samples to a new file (Players.WR1…).
///
/// - Thread: one at a time for each input; the state can be read on any thread.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  // One thread sets the properties, as the documentation requires; the state has a lock.

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - outputURL: The file, which must not exist.
  ///   - outputFileType: Its type.
  /// - Throws: `AVError` for a type that is not written, and for a URL that is not a file.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    guard outputURL.isFileURL, WrittenSound.types.contains(outputFileType) else {
      throw AVError(
        .operationNotSupportedForAsset,
        reason: "no files of the type \(outputFileType.rawValue) are written")
    }
    (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
    super.init()
  }

  /// Creates a writer.
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }

  /// The states of a writer.
  public enum Status: Int, Sendable {
    /// Writing has not begun.
    case unknown = 0
    /// Samples can be appended.
    case writing = 1
    /// The file is complete.
    case completed = 2
    /// Writing has failed; `error` has the reason.
    case failed = 3
    /// Writing was cancelled.
    case cancelled = 4
  }

  /// The file.
  public let outputURL: URL
  /// The type of the file.
  public let outputFileType: AVFileType
  /// The media types that can be written: audio, and video in movies.
  open var availableMediaTypes: [AVMediaType] {
    WrittenPictures.types.contains(outputFileType) ? [.video, .audio] : [.audio]
  }
  /// The metadata to write (Players.EX3).
  open var metadata: [AVMetadataItem] = []
  /// Whether the file starts with all that a player needs to begin.
  open var shouldOptimizeForNetworkUse = false
  /// The inputs.
  open private(set) var inputs: [AVAssetWriterInput] = []
  /// The state.
  open var status: Status { state.withLock { $0.status } }
  /// The reason for the state `failed`.
  open var error: (any Error)? { state.withLock { $0.error } }

  /// Returns whether samples with settings can be written to the file.
  open func canApply(
    outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType
  ) -> Bool {
    switch mediaType {
    case .audio: WrittenSound.coding(outputSettings, in: outputFileType) != nil
    case .video: WrittenPictures.format(outputSettings, in: outputFileType) != nil
    default: false
    }
  }

  /// Returns whether an input can be added: one for audio, and one for video in movie files
  /// (Players.WR2).
  open func canAdd(_ input: AVAssetWriterInput) -> Bool {
    guard status == .unknown, input.writer == nil,
      !inputs.contains(where: { $0.mediaType == input.mediaType })
    else { return false }
    let fits = canApply(outputSettings: input.outputSettings, forMediaType: input.mediaType)
    if !fits {
      RuntimeWarning.once(
        "AVAssetWriter: the input cannot be added: sound as AAC or Apple Lossless, and pictures as "
          + "H.264, are written into MPEG-4 and QuickTime, pictures as JPEG into QuickTime, and "
          + "linear PCM into WAV, AIFF and CAF")
    }
    return fits
  }

  /// Adds an input; one that cannot be added raises an exception.
  open func add(_ input: AVAssetWriterInput) {
    guard canAdd(input) else {
      programmingError(
        "-[AVAssetWriter addInput:] the input cannot be added; see canAddInput:",
        exception: "NSInvalidArgumentException")
    }
    input.writer = self
    inputs.append(input)
  }

  /// Prepares the file.
  ///
  /// - Returns: Whether samples can be appended; otherwise `error` has the reason.
  @discardableResult
  open func startWriting() -> Bool {
    guard status == .unknown else { return false }
    if FileManager.default.fileExists(atPath: outputURL.path) {
      fail(
        AVError(.fileAlreadyExists, reason: "there is a file \(outputURL.path) already"))
      return false
    }
    let folder = outputURL.deletingLastPathComponent().path
    guard FileManager.default.isWritableFile(atPath: folder) else {
      fail(AVError(.exportFailed, reason: "the folder \(folder) cannot be written into"))
      return false
    }
    state.withLock { $0.status = .writing }
    return true
  }

  /// Starts the session at a time of the samples; earlier ones are dropped.
  open func startSession(atSourceTime startTime: CMTime) {
    guard startTime.isNumeric, status == .writing else {
      programmingError(
        "-[AVAssetWriter startSessionAtSourceTime:] needs a numeric time, after startWriting",
        exception: "NSInternalInconsistencyException")
    }
    state.withLock { $0.start = startTime }
  }

  /// Ends the session at a time; later samples are dropped.
  open func endSession(atSourceTime endTime: CMTime) { state.withLock { $0.end = endTime } }

  /// Completes the file, and then calls a handler on the main actor.
  open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
    let context = AppContext.current
    DetachedThread.run { [self] in
      complete()
      AppContext.with(context) { PhoneTime.runLater { handler() } }
    }
  }

  /// Completes the file.
  open func finishWriting() async {
    await withCheckedContinuation { continuation in
      DetachedThread.run { [self] in
        complete()
        continuation.resume()
      }
    }
  }

  /// Cancels writing, and removes the file.
  open func cancelWriting() {
    let isWriting = state.withLock { state in
      defer { if state.status == .writing { state.status = .cancelled } }
      return state.status == .writing
    }
    guard isWriting else { return }
    for input in inputs { input.end() }
    remove()
  }

  // MARK: Internals

  private struct State {
    var status = Status.unknown
    var error: (any Error)?
    var start: CMTime?
    var end = CMTime.positiveInfinity
  }

  private let state = Mutex(State())
  private let file = Mutex<WrittenFile?>(nil)

  /// Returns the encoded file, which the first samples open.
  func openFile() throws -> WrittenFile {
    try file.withLock { file in
      let opened = try file ?? WrittenFile(self)
      file = opened
      return opened
    }
  }

  /// The time range of the session; nil before it has started.
  var session: (start: CMTime, end: CMTime)? {
    state.withLock { state in state.start.map { ($0, state.end) } }
  }

  /// Ends writing with an error.
  func fail(_ error: any Error) {
    let error = AVAssetExportSession.exportError(error)
    state.withLock { ($0.status, $0.error) = (.failed, error) }
    for input in inputs { input.end() }
    if (error as? AVError)?.code != .fileAlreadyExists { remove() }
    let reason =
      (error as NSError).localizedFailureReason ?? (error as NSError).localizedDescription
    RuntimeWarning.once("AVAssetWriter: \(outputURL.lastPathComponent) is not written: \(reason)")
  }

  private func complete() {
    guard status == .writing else { return }
    do {
      guard inputs.contains(where: \.hasSamples) else {
        throw AVError(.exportFailed, reason: "no samples were appended")
      }
      for input in inputs { try input.finish() }
      try file.withLock { $0 }?.finish()
      state.withLock { if $0.status == .writing { $0.status = .completed } }
    } catch {
      fail(error)
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: outputURL) }
}
