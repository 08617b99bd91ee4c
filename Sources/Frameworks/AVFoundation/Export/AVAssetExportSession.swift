import Synchronization
internal import TactusCrashReports
import TactusMediaReading
import TactusPhoneClient
import TactusThreads
import TactusVirtualTime

/// An export of an asset to a file with a preset (Players.EX1…).
///
/// - Thread: one at a time; the state can be read on any thread.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  // One thread sets the properties, as the documentation requires; the state has a lock.

  /// Creates an export.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - presetName: The name of a preset; nil is returned for any other string.
  public init?(asset: AVAsset, presetName: String) {
    guard let preset = ExportPreset(presetName) else { return nil }
    (self.asset, self.presetName, self.preset) = (asset, presetName, preset)
    super.init()
  }

  /// The states of an export.
  public enum Status: Int, Sendable {
    /// The export has not begun.
    case unknown = 0
    /// The export is about to begin.
    case waiting = 1
    /// The export is in progress.
    case exporting = 2
    /// The file is complete.
    case completed = 3
    /// The export has failed; `error` has the reason.
    case failed = 4
    /// The export was cancelled.
    case cancelled = 5
  }

  /// The asset.
  public let asset: AVAsset
  /// The name of the preset.
  public let presetName: String

  // MARK: Configuration

  /// The file type; one of `supportedFileTypes`.
  open var outputFileType: AVFileType?
  /// The URL of the file, which must not exist.
  open var outputURL: URL?
  /// The exported time range; the whole asset by default.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The volumes of the audio tracks over time; nil for their own (Players.MX1).
  open var audioMix: AVAudioMix?
  /// The time-pitch algorithm; stored: scaled audio is interpolated.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  /// The video composition to export; nil for the video track (Players.VI1).
  open var videoComposition: AVVideoComposition? {
    get { composition }
    set { composition = newValue?.copy() as? AVVideoComposition }
  }
  /// The custom compositor; nil, as each export creates its own.
  open var customVideoCompositor: (any AVVideoCompositing)? { nil }
  /// The metadata to write; nil for the asset's (Players.EX3).
  open var metadata: [AVMetadataItem]?
  /// The filter for the asset's metadata; nil to write all (Players.EX3).
  open var metadataItemFilter: AVMetadataItemFilter?
  /// The maximum file size in bytes; 0 for no limit (Players.EX6).
  open var fileLengthLimit: Int64 = 0
  /// The folder for temporary files; stored: there are none.
  open var directoryForTemporaryFiles: URL?
  /// Whether the encoder may make several passes; stored: it makes one.
  open var canPerformMultiplePassesOverSourceMediaData = false
  /// Whether the file starts with all that a player needs to begin.
  open var shouldOptimizeForNetworkUse = false

  /// The file types to which the preset can export the asset.
  open var supportedFileTypes: [AVFileType] { asset.media.map(preset.fileTypes) ?? [] }

  // MARK: Presets

  /// Returns the names of all available presets.
  open class func allExportPresets() -> [String] {
    ExportPreset.all.filter { $0.preset != .hevc }.map(\.name)
  }

  /// Returns the names of the presets that can export an asset.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
    guard let media = asset.media else { return [] }
    return ExportPreset.all.filter {
      $0.preset != .hevc && !$0.preset.fileTypes(of: media).isEmpty
    }.map(\.name)
  }

  /// Passes whether a preset can export an asset to a handler on the main actor.
  ///
  /// - Parameters:
  ///   - presetName: The name of the preset.
  ///   - asset: The asset.
  ///   - outputFileType: The file type; nil for any.
  ///   - handler: The handler.
  open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    asset.loadValuesAsynchronously(forKeys: ["tracks"]) {
      let preset = ExportPreset(presetName)
      let types = preset == .hevc ? [] : asset.media.flatMap { preset?.fileTypes(of: $0) } ?? []
      handler(outputFileType.map(types.contains) ?? !types.isEmpty)
    }
  }

  /// Returns whether a preset can export an asset.
  open class func compatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      determineCompatibility(
        ofExportPreset: presetName, with: asset, outputFileType: outputFileType
      ) { continuation.resume(returning: $0) }
    }
  }

  /// Passes the file types that the preset can write to a handler on the main actor.
  open func determineCompatibleFileTypes(
    completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void
  ) {
    asset.loadValuesAsynchronously(forKeys: ["tracks"]) { [self] in handler(supportedFileTypes) }
  }

  /// The file types to which the preset can export the asset.
  open var compatibleFileTypes: [AVFileType] {
    get async {
      await withCheckedContinuation { continuation in
        determineCompatibleFileTypes { continuation.resume(returning: $0) }
      }
    }
  }

  // MARK: Exporting

  /// Exports, and then calls a handler on the main actor (Players.EX1).
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    let isNew = state.withLock { state in
      defer { if state.status == .unknown { state.status = .waiting } }
      return state.status == .unknown
    }
    guard isNew else {
      programmingError(
        "-[AVAssetExportSession exportAsynchronouslyWithCompletionHandler:] can be called only once",
        exception: "NSInternalInconsistencyException")
    }
    guard outputURL != nil, outputFileType != nil else {
      programmingError(
        "-[AVAssetExportSession exportAsynchronouslyWithCompletionHandler:] needs an outputURL and "
          + "an outputFileType", exception: "NSInvalidArgumentException")
    }
    let isReal = AppPhone.link.isInRealTime
    let context = AppContext.current
    DetachedThread.run { [self] in
      run()
      isOver.signal()
      if isReal { AppContext.with(context) { PhoneTime.runLater { handler() } } }
    }
    guard !isReal else { return }
    PhoneTime.run(
      after: Self.virtualTime,
      awaiting: { [self] in
        isOver.wait(for: nil)
        isOver.signal()
      }
    ) { handler() }
  }

  /// Exports; afterwards `status` and `error` have the result.
  open func export() async {
    await withCheckedContinuation { continuation in
      exportAsynchronously { continuation.resume() }
    }
  }

  /// Exports to a file.
  ///
  /// - Parameters:
  ///   - url: The file, which must not exist.
  ///   - fileType: The file type; one of `supportedFileTypes`.
  /// - Throws: The reason why the export has failed, or `CancellationError`.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    (outputURL, outputFileType) = (url, fileType)
    await withTaskCancellationHandler {
      await export()
    } onCancel: {
      cancelExport()
    }
    if status == .cancelled { throw CancellationError() }
    if let error { throw error }
  }

  /// Cancels the export, and removes its file.
  open func cancelExport() {
    state.withLock { state in
      state.isCancelled = true
      state.job?.cancel()
    }
  }

  // MARK: Observing

  /// The state.
  open var status: Status { state.withLock { $0.status } }
  /// The reason for the state `failed`.
  open var error: (any Error)? { state.withLock { $0.error } }
  /// The progress, 0…1.
  open var progress: Float { state.withLock { $0.job?.progress ?? 0 } }

  /// The estimated file size in bytes; 0 if the duration is unknown.
  open var estimatedOutputFileLength: Int64 {
    guard let media = asset.media, let range = nanoseconds(media) else { return 0 }
    let pictures =
      preset == .sound || media.video == nil ? 0 : max(200_000, media.video?.bitRate ?? 0)
    return Int64(Double(range.count) / 1e9 * Double(pictures + 128_000) / 8)
  }

  /// Passes the estimated file size in bytes to a handler on the main actor.
  open func estimateOutputFileLength(
    completionHandler handler: @escaping @Sendable (Int64, (any Error)?) -> Void
  ) {
    asset.loadValuesAsynchronously(forKeys: ["duration"]) { [self] in
      var error: NSError?
      let isLoaded = asset.statusOfValue(forKey: "duration", error: &error) == .loaded
      handler(isLoaded ? estimatedOutputFileLength : 0, error)
    }
  }

  /// The estimated file size in bytes.
  ///
  /// - Throws: The reason why the asset cannot be read.
  open var estimatedOutputFileLengthInBytes: Int64 {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        estimateOutputFileLength { length, error in
          continuation.resume(with: error.map { .failure($0) } ?? .success(length))
        }
      }
    }
  }

  // MARK: Internals

  private struct State {
    var status = Status.unknown
    var error: (any Error)?
    var job: ExportJob?
    var isCancelled = false
  }

  /// The duration of an export in virtual time, in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let virtualTime = 0.1

  private let preset: ExportPreset
  private var composition: AVVideoComposition?
  private let state = Mutex(State())
  private let isOver = WakeSignal()

  private func run() {
    do {
      let job = ExportJob(try order())
      let isCancelled = state.withLock { state in
        (state.job, state.status) = (job, .exporting)
        return state.isCancelled
      }
      if isCancelled { throw AVError(.operationCancelled) }
      try job.run()
      state.withLock { $0.status = .completed }
    } catch {
      let error = Self.exportError(error)
      let isCancelled = (error as? AVError)?.code == .operationCancelled
      state.withLock { state in
        (state.status, state.error) = (isCancelled ? .cancelled : .failed, error)
      }
      if !isCancelled {
        let reason =
          (error as NSError).localizedFailureReason ?? (error as NSError).localizedDescription
        RuntimeWarning.once("AVAssetExportSession: \(presetName) has failed: \(reason)")
      }
    }
  }

  private func order() throws -> ExportJob.Order {
    guard let examination = asset.examination else { throw AVError(.unknown) }
    let media: MediaDescription
    do throws(MediaFailure) {
      media = try examination.wait(within: MediaExamination.patience).get()
    } catch {
      throw error.error
    }
    guard let url = outputURL, let fileType = outputFileType,
      supportedFileTypes.contains(fileType)
    else {
      throw AVError(
        .operationNotSupportedForAsset,
        reason: "the preset does not write files of the type \(outputFileType?.rawValue ?? "")")
    }
    guard let range = nanoseconds(media), !range.isEmpty else {
      throw AVError(.incompatibleAsset, reason: "the time range has nothing of the asset")
    }
    var plan = asset.soundPlan()
    (plan.volumes, plan.taps) = (audioMix?.volumes ?? [:], audioMix?.taps ?? [:])
    let own = metadataItemFilter?.chosen(asset.metadata) ?? asset.metadata
    let (tags, artwork) = TagName.tags(of: metadata ?? own)
    let shown = try asset.shownPictures(composition, usesTool: true)
    return ExportJob.Order(
      preset: preset, fileType: fileType, path: url.path, media: media, pictures: shown?.source,
      video: shown?.video,
      file: asset.place.flatMap { $0.isFileURL ? $0.path : nil }, plan: plan, range: range,
      tags: tags, artwork: artwork, isForNetwork: shouldOptimizeForNetworkUse,
      lengthLimit: fileLengthLimit)
  }

  /// Returns the exported range in nanoseconds; nil if unknown.
  private func nanoseconds(_ media: MediaDescription) -> Range<Int64>? {
    let whole = CMTimeRange(
      start: .zero, duration: CMTime(nanoseconds: media.duration ?? 0))
    let common = timeRange.duration.isNumeric ? timeRange.intersection(whole) : nil
    let start = common?.start ?? (timeRange.start.isNumeric ? max(timeRange.start, .zero) : .zero)
    guard let from = start.nanoseconds, let to = (common?.end ?? whole.end).nanoseconds, from <= to
    else { return nil }
    return from..<to
  }

  /// Returns the error for apps for a reading or writing error.
  static func exportError(_ error: any Error) -> any Error {
    switch error {
    case let failure as MediaFailure:
      if case .missingPlugin = failure {
        return AVError(.encoderNotFound, reason: failure.reason)
      }
      return AVError(.exportFailed, reason: failure.reason)
    case is AVError: return error
    default:
      return (error as NSError).domain == NSURLErrorDomain
        ? error : AVError(.exportFailed, reason: (error as NSError).localizedDescription)
    }
  }
}
