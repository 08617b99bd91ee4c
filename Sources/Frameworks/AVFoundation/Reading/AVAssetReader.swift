internal import TactusCrashReports
import TactusMediaReading
import TactusVirtualTime

/// Reads an asset's decoded samples (Players.RD1…).
///
/// - Thread: one at a time.
open class AVAssetReader: NSObject, @unchecked Sendable {
  // One thread uses it, as the documentation requires.

  /// Creates a reader.
  ///
  /// - Parameter asset: The asset, whose data is examined.
  /// - Throws: The reason why the data cannot be read (Players.AS4).
  public init(asset: AVAsset) throws {
    self.asset = asset
    super.init()
    if case .failure(let failure)? = asset.examination?.wait(within: MediaExamination.patience) {
      throw failure.error
    }
  }

  /// The states of a reader.
  public enum Status: Int, Sendable {
    /// Reading has not begun.
    case unknown = 0
    /// Samples can be read.
    case reading = 1
    /// All samples were read.
    case completed = 2
    /// Reading has failed; `error` has the reason.
    case failed = 3
    /// Reading was cancelled.
    case cancelled = 4
  }

  /// The asset.
  public let asset: AVAsset
  /// The state.
  open internal(set) var status = Status.unknown
  /// The reason for the state `failed`.
  open internal(set) var error: (any Error)?
  /// The time range to read; the whole asset by default.
  ///
  /// It must not change after reading has begun.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity) {
    didSet {
      guard status == .unknown else {
        programmingError(
          "-[AVAssetReader setTimeRange:] cannot be called after reading has started",
          exception: "NSInternalInconsistencyException")
      }
    }
  }
  /// The outputs.
  open private(set) var outputs: [AVAssetReaderOutput] = []

  /// Returns whether an output can be added: one of this asset's audio as linear PCM.
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool {
    guard let reason = output.refusal(asset) else {
      return output.reader == nil && status == .unknown
    }
    RuntimeWarning.once("AVAssetReader: an output cannot be added: \(reason)")
    return false
  }

  /// Adds an output; one that cannot be added raises an exception.
  open func add(_ output: AVAssetReaderOutput) {
    guard canAdd(output) else {
      programmingError(
        "-[AVAssetReader addOutput:] the output cannot be added; see canAddOutput:",
        exception: "NSInvalidArgumentException")
    }
    output.reader = self
    outputs.append(output)
  }

  /// Starts reading.
  ///
  /// - Returns: Whether reading has begun; otherwise `error` has the reason.
  @discardableResult
  open func startReading() -> Bool {
    guard status == .unknown else { return false }
    do {
      for output in outputs { try output.start(asset, timeRange) }
      status = outputs.isEmpty ? .completed : .reading
    } catch {
      fail(error)
    }
    return status != .failed
  }

  /// Cancels reading.
  open func cancelReading() {
    guard status == .reading else { return }
    status = .cancelled
    for output in outputs { output.stop() }
  }

  // MARK: Internals

  /// Handles that an output has no more samples.
  func finished() {
    guard status == .reading, outputs.allSatisfy(\.isOver) else { return }
    status = .completed
  }

  /// Ends reading with an error.
  func fail(_ error: any Error) {
    self.error = (error as? MediaFailure)?.error ?? error
    status = .failed
    for output in outputs { output.stop() }
  }
}
