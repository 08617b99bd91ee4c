import Synchronization
import TactusMediaReading
import TactusThreads
import TactusVirtualTime

/// A generator of still images from a movie (Players.IG1…).
///
/// - Thread: any for the settings, one at a time.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  // The app must synchronize access to the settings; `pictures` has a lock.

  /// The outcome of making an image.
  public enum Result: Int, Sendable {
    /// The image was generated.
    case succeeded = 0
    /// Making the image failed.
    case failed = 1
    /// The generation was canceled.
    case cancelled = 2
  }

  /// A handler of an image: the requested time, the image, its actual time, the result and the
  /// error.
  public typealias CompletionHandler =
    @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  /// Creates a generator of images of an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// The asset.
  public let asset: AVAsset
  /// Whether the preferred transform is applied; it always is.
  open var appliesPreferredTrackTransform = false
  /// The maximum size in pixels; zero for the video's own size.
  open var maximumSize = CGSize.zero
  /// The aperture mode; stored: frames are decoded whole.
  open var apertureMode: ApertureMode?
  /// The video composition that renders the images; nil for the video track (Players.VI1).
  open var videoComposition: AVVideoComposition? {
    get { composition }
    set { composition = newValue?.copy() as? AVVideoComposition }
  }
  /// The custom compositor; nil, as each use creates its own.
  open var customVideoCompositor: (any AVVideoCompositing)? { nil }
  /// The tolerance for earlier images; stored, as images are exact.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The tolerance for later images; stored, as images are exact.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Returns the image at a time; blocks until it is decoded.
  ///
  /// - Parameters:
  ///   - requestedTime: The time.
  ///   - actualTime: Set to the start of the frame.
  /// - Throws: `AVError`, or the reason why the asset cannot be read.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    let order = order
    let box = Outcome()
    worker.post { [self] in box.set(generate(requestedTime, order)) }
    let picture = try box.wait().get()
    actualTime?.pointee = CMTime(nanoseconds: picture.time)
    return picture.image
  }

  /// Returns the image at a time, and its actual time.
  ///
  /// - Throws: `AVError`, or the reason why the asset cannot be read.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    let order = order
    let result = await withCheckedContinuation { continuation in
      worker.post { [self] in continuation.resume(returning: generate(time, order)) }
    }
    let picture = try result.get()
    return (picture.image, CMTime(nanoseconds: picture.time))
  }

  /// Generates images at times, and calls a handler for each, in order, on the main actor.
  ///
  /// - Parameters:
  ///   - requestedTimes: The times in `NSValue`s.
  ///   - handler: The handler.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    let (order, number) = (order, cancellations.load(ordering: .relaxed))
    for time in requestedTimes.map(\.timeValue) {
      let box = Outcome()
      worker.post { [self] in
        box.set(
          cancellations.load(ordering: .relaxed) == number
            ? generate(time, order) : .failure(AVError(.operationCancelled)))
      }
      PhoneTime.runLater {
        switch box.wait() {
        case .success(let picture):
          handler(time, picture.image, CMTime(nanoseconds: picture.time), .succeeded, nil)
        case .failure(let error):
          let isCancelled = (error as? AVError)?.code == .operationCancelled
          handler(time, nil, .invalid, isCancelled ? .cancelled : .failed, error)
        }
      }
    }
  }

  /// Generates the image at a time, and passes it with its actual time to a handler on the main
  /// actor.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) {
      _, image, time, _, error in handler(image, time, error)
    }
  }

  /// Cancels the pending images; their handlers are called.
  open func cancelAllCGImageGeneration() { cancellations.add(1, ordering: .relaxed) }

  // MARK: Internals

  private typealias PictureResult = Swift.Result<FilmPicture, any Error>

  /// The outcome of an image that a worker generates.
  private final class Outcome: Sendable {
    private let result = Mutex<PictureResult?>(nil)
    private let isDone = WakeSignal()

    func set(_ made: PictureResult) {
      result.withLock { $0 = made }
      isDone.signal()
    }

    func wait() -> PictureResult {
      isDone.wait(for: nil)
      return result.withLock { $0 } ?? .failure(AVError(.unknown))
    }
  }

  /// The settings of an image.
  private struct Order: Sendable {
    // The composition is a copy, which does not change.
    let size: CGSize
    let composition: AVVideoComposition?
  }

  private var order: Order { Order(size: maximumSize, composition: composition) }
  private var composition: AVVideoComposition?

  private let worker = SerialWorker()
  private let cancellations = Atomic(0)
  // Used on the worker only.
  private var reader: (any PictureDecoder)?
  private var readerSize: VideoSize?
  private var readerComposition: AVVideoComposition?

  private func generate(_ time: CMTime, _ order: Order) -> PictureResult {
    guard let examination = asset.examination else { return .failure(AVError(.unknown)) }
    do {
      let media = try examination.wait(within: MediaExamination.patience).get()
      guard let (source, video) = try asset.shownPictures(order.composition, usesTool: true) else {
        throw MediaFailure.unreadable("the asset has no pictures")
      }
      guard let place = time.nanoseconds, place >= 0, place <= media.duration ?? .max else {
        return .failure(AVError(.noImageAtTime, reason: "the asset has no time \(time)"))
      }
      let (whole, size) = (FilmPictures.largest, order.size)
      let wanted = VideoSize(
        video, within: size.width >= 1 ? Int(min(size.width, 8192)) : whole.width,
        size.height >= 1 ? Int(min(size.height, 8192)) : whole.height)
      if reader == nil || readerSize != wanted || readerComposition !== order.composition {
        reader = try source.open(size: wanted, limit: .seconds(15))
        (readerSize, readerComposition) = (wanted, order.composition)
      }
      guard let picture = try reader?.picture(at: place), let image = FilmPicture(picture) else {
        return .failure(AVError(.noImageAtTime))
      }
      return .success(image)
    } catch let failure as MediaFailure {
      return .failure(failure.error)
    } catch {
      return .failure(error)
    }
  }
}

/// The handler of images, under the name that the framework has in addition to the nested one.
public typealias AVAssetImageGeneratorCompletionHandler = AVAssetImageGenerator.CompletionHandler
