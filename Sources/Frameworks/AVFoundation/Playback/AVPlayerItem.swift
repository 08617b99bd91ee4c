internal import TactusCrashReports
import TactusMediaReading
import TactusPhoneClient
import TactusThreads
import TactusVirtualTime

/// A playable asset with its state and time (Players.IT1…).
///
/// - Thread: main.
open class AVPlayerItem: NSObject, NSCopying, @unchecked Sendable {
  // Sendable because the main thread uses it, as the documentation demands.

  /// The states of an item.
  public enum Status: Int, Sendable {
    /// The item is not loaded yet.
    case unknown = 0
    /// The item can be played.
    case readyToPlay = 1
    /// The item cannot be played; `error` has the reason.
    case failed = 2
  }

  // MARK: Creating

  /// Creates an item for a file or for data of a server.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Creates an item of an asset.
  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: ["duration"])
  }

  /// Creates an item of an asset.
  ///
  /// - Parameters:
  ///   - asset: The asset.
  ///   - automaticallyLoadedAssetKeys: The properties to load before the item is ready; all are
  ///     loaded.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
    link = AppPhone.link
    super.init()
    Self.names
  }

  /// Returns an item for the same asset with the same settings, not loaded.
  open func copy(with zone: NSZone? = nil) -> Any {
    let new = AVPlayerItem(
      asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
    new.forwardPlaybackEndTime = forwardPlaybackEndTime
    new.reversePlaybackEndTime = reversePlaybackEndTime
    new.audioTimePitchAlgorithm = audioTimePitchAlgorithm
    new.audioMix = audioMix
    new.composition = composition
    new.options = options
    new.options.collectors = []
    return new
  }

  /// The asset.
  public let asset: AVAsset
  /// The properties that are loaded before the item is ready.
  public let automaticallyLoadedAssetKeys: [String]

  // MARK: State

  /// The state; it changes when the item is in a player (Players.IT1).
  open var status: Status { notified.status }
  /// The reason why the item cannot be played.
  open var error: (any Error)? { notified.error }
  /// The duration; indefinite until it is known.
  open var duration: CMTime { notified.duration }
  /// The video size in points; zero until it is known, and for audio.
  open var presentationSize: CGSize { notified.presentationSize }
  /// The loaded time ranges: all, once the item is ready.
  open var loadedTimeRanges: [NSValue] { notified.ranges }
  /// The time ranges for seeking.
  open var seekableTimeRanges: [NSValue] { notified.seekableRanges }
  /// Whether playback will continue without a stall.
  open var isPlaybackLikelyToKeepUp: Bool { notified.isLikelyToKeepUp }
  /// Whether the playback buffer is full; true when the item is ready.
  open var isPlaybackBufferFull: Bool { notified.isLikelyToKeepUp }
  /// Whether the playback buffer is empty.
  open var isPlaybackBufferEmpty: Bool { !notified.isLikelyToKeepUp }
  /// Whether rates above 1 can be played.
  open var canPlayFastForward: Bool { status == .readyToPlay }
  /// Whether rates between 0 and 1 can be played.
  open var canPlaySlowForward: Bool { status == .readyToPlay }
  /// Whether the rate −1 can be played: whether the data is seekable (Players.PL8).
  open var canPlayReverse: Bool { status == .readyToPlay && media?.isSeekable == true }
  /// Whether rates below −1 can be played.
  open var canPlayFastReverse: Bool { canPlayReverse }
  /// Whether rates between −1 and 0 can be played.
  open var canPlaySlowReverse: Bool { canPlayReverse }
  /// Whether the item can step forward by frames.
  open var canStepForward: Bool { media?.video != nil }
  /// Whether the item can step backward by frames.
  open var canStepBackward: Bool { media?.video != nil }

  // MARK: Tracks

  /// The tracks; empty until the item is ready (Players.TK1).
  open private(set) var tracks: [AVPlayerItemTrack] = []

  /// The current media selection.
  open var currentMediaSelection: AVMediaSelection { selection }

  /// Selects an option of a group (Players.MS1).
  ///
  /// - Parameters:
  ///   - mediaSelectionOption: The option; nil to deselect, if the group allows that.
  ///   - mediaSelectionGroup: The group, of this item's asset.
  open func select(
    _ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup
  ) {
    automaticGroups.remove(mediaSelectionGroup.characteristic)
    setOption(mediaSelectionOption, in: mediaSelectionGroup)
  }

  /// Selects the option of a group by the player's criteria (Players.MS2).
  open func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {
    automaticGroups.insert(mediaSelectionGroup.characteristic)
    selectAutomatically()
  }

  // MARK: Settings

  /// The end time of forward playback; invalid for the end of the asset.
  open var forwardPlaybackEndTime: CMTime = .invalid {
    didSet { player?.endTimeChanged(self) }
  }
  /// The end time of reverse playback; invalid for the start of the asset.
  open var reversePlaybackEndTime: CMTime = .invalid {
    didSet { player?.endTimeChanged(self) }
  }
  /// The time-pitch algorithm for rates other than 1 (Players.SO4).
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// The volumes of the audio tracks over time; nil for their own (Players.MX1).
  open var audioMix: AVAudioMix? {
    didSet { replaceSound() }
  }
  /// The preferred duration of the forward buffer in seconds; stored: files need none.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The preferred peak bit rate; stored: there is one variant.
  open var preferredPeakBitRate: Double = 0
  /// The preferred maximum video size; stored: there is one variant.
  open var preferredMaximumResolution: CGSize = .zero
  /// Whether network resources may be used while the item is paused; stored.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = true

  /// The information that an `MPNowPlayingSession` publishes, in addition to the times.
  open var nowPlayingInfo: [String: Any]?

  // MARK: Time

  /// Returns the current time (Players.IT3).
  open func currentTime() -> CMTime {
    if let exact = clock.exact, !clock.isRunning { return exact }
    return CMTime(nanoseconds: place)
  }

  /// Seeks to a time.
  open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    seek(
      to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
      completionHandler: completionHandler)
  }

  /// Seeks to a time (Players.SK1).
  ///
  /// - Parameters:
  ///   - time: The time; an invalid or unknown one raises an exception.
  ///   - toleranceBefore: The tolerance before the time; the result is always exact.
  ///   - toleranceAfter: The tolerance after the time.
  ///   - completionHandler: Called on the main actor with whether the seek finished: false if
  ///     another seek interrupted it.
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
    flushOutputs()
    player?.didMove(self)
    NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: self)
    finishSeek(number)
  }

  /// Moves to a time without a handler, before playback starts there (Players.PL7).
  func jump(to place: Int64) {
    guard place != self.place else { return }
    cancelPendingSeeks()
    clock.move(to: place)
    flushOutputs()
    NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: self)
  }

  /// Seeks to a time.
  ///
  /// - Returns: Whether the seek finished: false if another seek interrupted it.
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

  /// Returns the selected option of a group; nil if there is none.
  @available(*, deprecated, message: "use currentMediaSelection")
  open func selectedMediaOption(
    in mediaSelectionGroup: AVMediaSelectionGroup
  ) -> AVMediaSelectionOption? { selection.selectedMediaOption(in: mediaSelectionGroup) }

  /// Returns the date at the current time, in live broadcasts; nil for others.
  open func currentDate() -> Date? { nil }

  /// Cancels a pending seek: its handler is called with false.
  open func cancelPendingSeeks() {
    guard let handler = pendingSeek else { return }
    pendingSeek = nil
    handler(false)
  }

  /// Steps by frames.
  ///
  /// - Parameter stepCount: The number of frames; negative for backward.
  open func step(byCount stepCount: Int) {
    guard let rate = media?.video?.frameRate, rate > 0 else { return }
    let picture = 1e9 / rate
    let number = (Double(place) / picture + 1e-3).rounded(.down) + Double(stepCount)
    seek(to: CMTime(nanoseconds: Int64(max(0, number * picture).rounded())))
  }

  // MARK: Internals

  /// The values of which observers were notified.
  struct NotifiedValues {
    var status = Status.unknown
    var error: (any Error)?
    var duration = CMTime.indefinite
    var presentationSize = CGSize.zero
    var ranges: [NSValue] = []
    var seekableRanges: [NSValue] = []
    var isLikelyToKeepUp = false
  }

  weak var player: AVPlayer?
  var clock = ItemClock() {
    didSet { for layer in followers { layer.layer?.follow(clock, now: now) } }
  }
  /// The layers that follow the item's time.
  var followers: [Follower] = []
  var logs = ItemLogs()
  var streaming = StreamingSettings()
  private(set) var media: MediaDescription?
  var pictures: FilmPictures?
  /// The video composition; a copy.
  var composition: AVVideoComposition?
  private(set) var soundSource: FilmTrackSound?
  private(set) var subtitles: FilmSubtitles?
  /// The outputs that were added.
  var addedOutputs: [AVPlayerItemOutput] = []
  var options = PlayerItemOptions()
  /// Whether the data is a local file.
  var isLocal: Bool { asset.examination?.isLocal ?? true }
  /// Whether the audio track is enabled.
  var isSoundEnabled: Bool { isEnabled(.audio) }
  /// Whether the video track is enabled.
  var isVideoEnabled: Bool { isEnabled(.video) }
  /// Whether the app waits for a file's data, because the phone's time is virtual.
  private(set) var waitsForData = false
  private let selection = AVMutableMediaSelection()
  /// The groups whose option is chosen by the player's criteria.
  private var automaticGroups: Set<AVMediaCharacteristic> = [.audible, .legible]
  private var notified = NotifiedValues()
  /// The index of the selected audio track.
  private var soundTrack = 0
  private var isLoading = false
  private var hasFailedToEnd = false
  private var pendingSeek: (@Sendable (Bool) -> Void)?
  /// The number of seeks so far.
  private var seeks = 0
  private let link: ClientLink

  /// The phone's time in nanoseconds.
  var now: Int64 { Int64(link.connection.now.nanoseconds) }
  /// The current time in nanoseconds.
  var place: Int64 { clock.time(at: now, within: limits) }
  /// The start for reverse playback, in nanoseconds.
  var beginning: Int64 { min(end, max(0, reversePlaybackEndTime.nanoseconds ?? 0)) }
  /// The end of playback in nanoseconds.
  var end: Int64 {
    let whole = media?.duration ?? .max
    return min(whole, max(0, forwardPlaybackEndTime.nanoseconds ?? .max))
  }

  /// Moves to an end, where the clock stops.
  func stopAtEnd(_ end: Int64) {
    clock.move(to: end, exactly: end == media?.duration ? duration : end == 0 ? .zero : nil)
  }

  /// Returns whether there is anything to play at a rate.
  func canRun(_ rate: Float) -> Bool {
    rate < 0 ? place > beginning : place < end || end == 0
  }

  /// Sets whether data is available (Players.SL1).
  func setKeepsUp(_ keepsUp: Bool) {
    guard notified.isLikelyToKeepUp != keepsUp else { return }
    willChangeValue(for: \.isPlaybackBufferEmpty)
    willChangeValue(for: \.isPlaybackBufferFull)
    set(\.isPlaybackLikelyToKeepUp, \.isLikelyToKeepUp, keepsUp)
    didChangeValue(for: \.isPlaybackBufferFull)
    didChangeValue(for: \.isPlaybackBufferEmpty)
  }

  /// Selects the options that the player's criteria choose (Players.MS2).
  func selectAutomatically() {
    guard media != nil, player?.appliesMediaSelectionCriteriaAutomatically != false else { return }
    for group in asset.selectionGroups where automaticGroups.contains(group.characteristic) {
      let criteria = player?.selectionCriteria[group.characteristic]
      setOption(group.automaticOption(criteria), in: group)
    }
  }

  /// Handles that a track was enabled or disabled (Players.TK1).
  func tracksChanged() {
    if tracks.count(where: { $0.assetTrack?.mediaType == .audio }) > 1 { replaceSound() }
    player?.updateVolume()
    player?.updateLayers()
  }

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
    log(failure.error as NSError)
    player?.failed(self)
    NotificationCenter.default.post(
      name: .AVPlayerItemFailedToPlayToEndTime, object: self,
      userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: failure.error])
  }

  var limits: ClosedRange<Int64> {
    let end = end
    return min(max(0, reversePlaybackEndTime.nanoseconds ?? 0), end)...end
  }

  private func isEnabled(_ type: AVMediaType) -> Bool {
    let tracks = tracks.filter { $0.assetTrack?.mediaType == type }
    return tracks.isEmpty || tracks.contains(where: \.isEnabled)
  }

  /// Whether the pitch is preserved at other rates (Players.SO4); a mix may override it.
  var keepsPitch: Bool {
    let chosen = audioMix?.inputParameters.lazy.compactMap(\.audioTimePitchAlgorithm).first
    return (chosen ?? audioTimePitchAlgorithm) != .varispeed
  }

  /// The tracks to be mixed, with their volumes.
  private var soundPlan: SoundPlan {
    var plan = asset.soundPlan(selected: soundTrack)
    let off = tracks.filter { !$0.isEnabled }.compactMap { $0.assetTrack?.trackID }
    if plan.parts.count > 1 { plan.parts.removeAll { off.contains($0.trackID) } }
    (plan.volumes, plan.taps) = (audioMix?.volumes ?? [:], audioMix?.taps ?? [:])
    return plan
  }

  /// Continues at the same position with other tracks or volumes.
  private func replaceSound() {
    guard let soundSource else { return }
    let here = place
    player?.willMove(self)
    clock.move(to: here)
    soundSource.plan = soundPlan
    player?.didMove(self)
  }

  private func setOption(_ option: AVMediaSelectionOption?, in group: AVMediaSelectionGroup) {
    guard option != nil || group.allowsEmptySelection,
      selection.selectedMediaOption(in: group) !== option
    else { return }
    selection.select(option, in: group)
    let number = option.map(\.number)
    if group.characteristic == .legible {
      subtitles = number.flatMap { number in
        asset.examination.map {
          FilmSubtitles($0.source, track: number, waits: waitsForData) { [weak self] in
            self?.player?.updateLayers()
            self?.textsChanged()
          }
        }
      }
    } else {
      soundTrack = number ?? 0
      replaceSound()
    }
    player?.updateLayers()
    textsChanged()
    NotificationCenter.default.post(
      name: AVPlayerItem.mediaSelectionDidChangeNotification, object: self)
  }

  private func finishLoading(_ outcome: MediaExamination.Outcome) {
    switch outcome {
    case .success(let found):
      media = found
      waitsForData = isLocal && !link.isInRealTime
      openPictures()
      if found.sound != nil { soundSource = FilmTrackSound(soundPlan, isLocal: isLocal) }
      willChangeValue(for: \.tracks)
      tracks = asset.tracks.map { AVPlayerItemTrack($0, of: self) }
      didChangeValue(for: \.tracks)
      for group in asset.selectionGroups where !group.allowsEmptySelection {
        selection.select(group.defaultOption, in: group)
      }
      selectAutomatically()
      let duration = found.duration.map(CMTime.init(nanoseconds:)) ?? .indefinite
      let whole = NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))
      set(\.duration, \.duration, duration)
      set(\.loadedTimeRanges, \.ranges, [whole])
      set(\.seekableTimeRanges, \.seekableRanges, found.isSeekable ? [whole] : [])
      setKeepsUp(true)
      if clock.position > end { clock.move(to: end) }
      set(\.status, \.status, .readyToPlay)
      textsChanged()
    case .failure(let failure):
      Self.report(failure, asset)
      log(failure.error as NSError)
      willChangeValue(for: \.error)
      notified.error = failure.error
      didChangeValue(for: \.error)
      set(\.status, \.status, .failed)
    }
    player?.loaded(self)
  }

  /// Warns once why an asset cannot be played, and how to fix it.
  private static func report(_ failure: MediaFailure, _ asset: AVAsset) {
    let name = asset.place?.lastPathComponent ?? "an asset"
    RuntimeWarning.once("AVPlayerItem: \(name) cannot be played: \(failure.reason)")
  }

  func set<Value: Equatable>(
    _ property: KeyPath<AVPlayerItem, Value>, _ part: WritableKeyPath<NotifiedValues, Value>,
    _ value: Value
  ) {
    guard notified[keyPath: part] != value else { return }
    willChangeValue(for: property)
    notified[keyPath: part] = value
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
