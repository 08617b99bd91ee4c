internal import TactusCrashReports
import TactusEmbeddedPhone
import TactusMediaDecoding
import TactusThreads
import TactusVirtualTime

/// An asset that a player plays: its state and its time.
///
/// Steps Players.IT1…
///
/// - Thread: main.
open class AVPlayerItem: NSObject, NSCopying, @unchecked Sendable {
  // `@unchecked Sendable` because the main thread uses it, as the documentation demands.

  /// The states of an item.
  public enum Status: Int, Sendable {
    /// The item is not loaded yet.
    case unknown = 0
    /// The item can be played.
    case readyToPlay = 1
    /// The item cannot be played; `error` says why.
    case failed = 2
  }

  // MARK: Creating

  /// Creates an item of a file or of a server's data.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Creates an item of an asset.
  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: ["duration"])
  }

  /// Creates an item of an asset.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - automaticallyLoadedAssetKeys: The properties that are loaded before the item is ready; all
  ///     are.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
    link = EmbeddedPhone.link
    super.init()
    Self.names
  }

  /// Returns an item of the same asset, with the same settings and not loaded.
  open func copy(with zone: NSZone? = nil) -> Any {
    let new = AVPlayerItem(
      asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
    new.forwardPlaybackEndTime = forwardPlaybackEndTime
    new.reversePlaybackEndTime = reversePlaybackEndTime
    new.audioTimePitchAlgorithm = audioTimePitchAlgorithm
    return new
  }

  /// The asset.
  public let asset: AVAsset
  /// The properties that are loaded before the item is ready.
  public let automaticallyLoadedAssetKeys: [String]

  // MARK: State

  /// The state; changes when the item is in a player (Players.IT1).
  open var status: Status { shown.status }
  /// The reason why the item cannot be played.
  open var error: (any Error)? { shown.error }
  /// The duration; indefinite until it is known.
  open var duration: CMTime { shown.duration }
  /// The size of the pictures in points; zero until it is known, and for sound.
  open var presentationSize: CGSize { shown.presentationSize }
  /// The ranges whose data is there: all, once the item is ready.
  open var loadedTimeRanges: [NSValue] { shown.ranges }
  /// The ranges to which the item can be moved.
  open var seekableTimeRanges: [NSValue] { shown.seekableRanges }
  /// Whether playback will go on without a stall.
  open var isPlaybackLikelyToKeepUp: Bool { shown.isLikelyToKeepUp }
  /// Whether data waits that is enough; true when the item is ready.
  open var isPlaybackBufferFull: Bool { shown.isLikelyToKeepUp }
  /// Whether no data waits.
  open var isPlaybackBufferEmpty: Bool { !shown.isLikelyToKeepUp }
  /// Whether rates above 1 can be played.
  open var canPlayFastForward: Bool { status == .readyToPlay }
  /// Whether rates between 0 and 1 can be played.
  open var canPlaySlowForward: Bool { status == .readyToPlay }
  /// Whether the rate −1 can be played; false.
  open var canPlayReverse: Bool { false }
  /// Whether rates below −1 can be played; false.
  open var canPlayFastReverse: Bool { false }
  /// Whether rates between −1 and 0 can be played; false.
  open var canPlaySlowReverse: Bool { false }
  /// Whether the item can be moved by pictures.
  open var canStepForward: Bool { media?.video != nil }
  /// Whether the item can be moved back by pictures.
  open var canStepBackward: Bool { media?.video != nil }

  // MARK: Settings

  /// The time at which playback ends; invalid for the end of the asset.
  open var forwardPlaybackEndTime: CMTime = .invalid {
    didSet { player?.endTimeChanged(self) }
  }
  /// The time at which playback backwards ends; stored, since nothing plays backwards.
  open var reversePlaybackEndTime: CMTime = .invalid
  /// The way in which sound plays at another speed (Players.SO4).
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// The seconds of data that the app prefers to wait; stored: files need none.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The bits a second that the app prefers at most; stored: there is one version.
  open var preferredPeakBitRate: Double = 0
  /// The size of pictures that the app prefers at most; stored: there is one version.
  open var preferredMaximumResolution: CGSize = .zero
  /// Whether data is read from a server while the item is paused; stored.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = true

  // MARK: Time

  /// Returns the current time (Players.IT3).
  open func currentTime() -> CMTime {
    if let exact = clock.exact, !clock.isRunning { return exact }
    return CMTime(nanoseconds: place)
  }

  /// Moves to a time.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    seek(
      to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
      completionHandler: completionHandler)
  }

  /// Moves to a time (Players.SK1).
  ///
  /// - Parameters:
  ///   - time: The time; an invalid or unknown one is an exception.
  ///   - toleranceBefore: The time by which the result may be earlier; the result is always exact.
  ///   - toleranceAfter: The time by which the result may be later.
  ///   - completionHandler: Called on the main actor with whether the item was moved: false if
  ///     another move came first.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    guard time.isValid, !time.isIndefinite else {
      programmingError("AVPlayerItem cannot be moved to the time \(time)")
    }
    cancelPendingSeeks()
    seeks += 1
    let number = seeks
    pendingSeek = completionHandler
    let target =
      time.isNumeric ? time : time.isPositiveInfinity ? CMTime(nanoseconds: end) : .zero
    let place = min(max(target.nanoseconds ?? 0, 0), status == .readyToPlay ? end : .max)
    player?.willMove(self)
    clock.move(to: place, exactly: place == target.nanoseconds ? target : nil)
    player?.didMove(self)
    NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: self)
    finishSeek(number)
  }

  /// Moves to a time.
  ///
  /// - Returns: Whether the item was moved: false if another move came first.
  @discardableResult
  open func seek(
    to time: CMTime, toleranceBefore: CMTime = .positiveInfinity,
    toleranceAfter: CMTime = .positiveInfinity
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) {
        continuation.resume(returning: $0)
      }
    }
  }

  /// Ends a move under way: its handler is called with false.
  open func cancelPendingSeeks() {
    guard let handler = pendingSeek else { return }
    pendingSeek = nil
    handler(false)
  }

  /// Moves by pictures.
  ///
  /// - Parameter stepCount: The number of pictures; negative for back.
  open func step(byCount stepCount: Int) {
    guard let rate = media?.video?.frameRate, rate > 0 else { return }
    let picture = 1e9 / rate
    let number = (Double(place) / picture + 1e-3).rounded(.down) + Double(stepCount)
    seek(to: CMTime(nanoseconds: Int64(max(0, number * picture).rounded())))
  }

  // MARK: Internals

  /// The values of which observers were notified.
  struct Shown {
    var status = Status.unknown
    var error: (any Error)?
    var duration = CMTime.indefinite
    var presentationSize = CGSize.zero
    var ranges: [NSValue] = []
    var seekableRanges: [NSValue] = []
    var isLikelyToKeepUp = false
  }

  weak var player: AVPlayer?
  private(set) var clock = ItemClock()
  private(set) var media: MediaDescription?
  private(set) var pictures: FilmPictures?
  private(set) var soundSource: FilmTrackSound?
  private var shown = Shown()
  private var isLoading = false
  private var hasFailedToEnd = false
  private var pendingSeek: (@Sendable (Bool) -> Void)?
  /// The number of moves so far.
  private var seeks = 0
  private let link: ClientLink

  /// The phone's time in nanoseconds.
  var now: Int64 { Int64(link.connection.now.nanoseconds) }
  /// The current time in nanoseconds.
  var place: Int64 { clock.time(at: now, limit: end) }
  /// The end of playback in nanoseconds.
  var end: Int64 {
    let whole = media?.duration ?? .max
    return min(whole, max(0, forwardPlaybackEndTime.nanoseconds ?? .max))
  }

  /// Lets the time run from a time of the phone on.
  func run(from time: Int64, rate: Double) { clock.run(from: time, rate: rate) }

  /// Stops the time.
  func halt() { clock.halt(at: now, limit: end) }

  /// Moves to the end; the time stands there.
  func stopAtEnd() { clock.move(to: end, exactly: end == media?.duration ? duration : nil) }

  /// Loads the asset, once the item is in a player (Players.IT1).
  func load() {
    guard !isLoading else { return }
    isLoading = true
    guard let examination = asset.examination else { return }
    examination.whenOver { [weak self] outcome in self?.finishLoading(outcome) }
  }

  /// Ends playback because the data cannot be decoded (Players.IT5).
  func failToPlayToEnd(_ failure: MediaFailure) {
    guard !hasFailedToEnd else { return }
    hasFailedToEnd = true
    player?.failed(self)
    NotificationCenter.default.post(
      name: .AVPlayerItemFailedToPlayToEndTime, object: self,
      userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: failure.error])
  }

  private func finishLoading(_ outcome: MediaExamination.Outcome) {
    switch outcome {
    case .success(let found):
      media = found
      if let video = found.video, let examination = asset.examination {
        let context = AppContext.current
        pictures = FilmPictures(examination.uri, video, isLocal: examination.isLocal) {
          [weak self] in
          AppContext.with(context) { PhoneTime.runLater { self?.player?.updateLayers() } }
        }
        set(
          \.presentationSize, \.presentationSize,
          CGSize(width: CGFloat(video.width), height: CGFloat(video.height)))
      }
      if found.sound != nil, let uri = asset.examination?.uri { soundSource = FilmTrackSound(uri) }
      let duration = found.duration.map(CMTime.init(nanoseconds:)) ?? .indefinite
      let whole = NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))
      set(\.duration, \.duration, duration)
      set(\.loadedTimeRanges, \.ranges, [whole])
      set(\.seekableTimeRanges, \.seekableRanges, found.isSeekable ? [whole] : [])
      set(\.isPlaybackLikelyToKeepUp, \.isLikelyToKeepUp, true)
      if clock.position > end { clock.move(to: end) }
      set(\.status, \.status, .readyToPlay)
    case .failure(let failure):
      Self.report(failure, asset)
      willChangeValue(for: \.error)
      shown.error = failure.error
      didChangeValue(for: \.error)
      set(\.status, \.status, .failed)
    }
    player?.loaded(self)
  }

  /// Says once why an asset cannot be played, and what to do.
  private static func report(_ failure: MediaFailure, _ asset: AVAsset) {
    let name = asset.place?.lastPathComponent ?? "an asset"
    RuntimeWarning.once("AVPlayerItem: \(name) cannot be played: \(failure.reason)")
  }

  private func set<Value: Equatable>(
    _ property: KeyPath<AVPlayerItem, Value>, _ part: WritableKeyPath<Shown, Value>,
    _ value: Value
  ) {
    guard shown[keyPath: part] != value else { return }
    willChangeValue(for: property)
    shown[keyPath: part] = value
    didChangeValue(for: property)
  }

  private func finishSeek(_ number: Int) {
    PhoneTime.runLater { [self] in
      guard number == seeks, let handler = pendingSeek else { return }
      pendingSeek = nil
      handler(status != .failed)
    }
  }
}
