internal import TactusCrashReports
import TactusMediaReading
import TactusPhoneClient
import TactusThreads
import TactusVirtualTime

/// A player of movies and audio, one item at a time (Players.PL1…).
///
/// - Thread: main.
open class AVPlayer: NSObject, @unchecked Sendable {
  // Sendable because the main thread uses it, as the documentation demands.

  // MARK: Creating

  /// Creates a player without an item.
  public override init() {
    link = AppPhone.link
    super.init()
    listen()
  }

  /// Creates a player for a file or for data of a server.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player for an item.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    setQueue(item.map { [$0] } ?? [])
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    sound?.stop()
  }

  // MARK: Item

  /// The item.
  open var currentItem: AVPlayerItem? { notified.currentItem }

  /// Replaces the item; the rate is kept (Players.PL2).
  ///
  /// An item that another player has raises an exception.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    setQueue(item.map { [$0] } ?? [])
  }

  /// The action at the end of the item.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  /// The state; ready once an item was.
  open var status: Status { notified.status }
  /// The reason for the state `failed`; failures of an item are reported there (documented).
  open var error: (any Error)? { nil }

  // MARK: Playing

  /// The requested rate: 0 while the player is paused (Players.PL3).
  open var rate: Float {
    get { notified.rate }
    set { setRate(newValue, because: .setRateCalled) }
  }

  /// The rate of `play()`.
  open var defaultRate: Float = 1

  /// Plays at `defaultRate`.
  open func play() { rate = defaultRate }

  /// Pauses.
  open func pause() { rate = 0 }

  /// Plays at a rate as soon as there is data.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Plays so that a time of the item coincides with a host time (Players.PL7).
  ///
  /// - Parameters:
  ///   - rate: The speed.
  ///   - itemTime: The time of the item; an invalid one stands for the current time.
  ///   - hostClockTime: The host time; an invalid one stands for now.
  open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
    synchronize(rate, itemTime, hostClockTime)
  }

  /// Whether the player plays, waits or is paused.
  open var timeControlStatus: TimeControlStatus { notified.control }
  /// The reason for waiting; nil if the player does not wait.
  open var reasonForWaitingToPlay: WaitingReason? { notified.reason }
  /// Whether the player waits for data after a stall and then resumes automatically (Players.SL2).
  open var automaticallyWaitsToMinimizeStalling = true

  /// Prerolls at a rate, and then calls a handler with whether that succeeded.
  ///
  /// - Parameters:
  ///   - rate: The rate.
  ///   - completionHandler: Called on the main actor.
  open func preroll(
    atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    cancelPendingPrerolls()
    prerolls += 1
    let number = prerolls
    pendingPreroll = completionHandler
    PhoneTime.runLater { [weak self] in
      guard let self, prerolls == number else { return }
      let item = currentItem
      if let item { _ = item.pictures?.picture(at: item.place) }
      let handler = pendingPreroll
      pendingPreroll = nil
      handler?(item?.status == .readyToPlay)
    }
  }

  /// Prerolls at a rate, and returns whether that succeeded.
  ///
  /// - Parameter rate: The rate.
  @discardableResult
  nonisolated(nonsending) open func preroll(atRate rate: Float) async -> Bool {
    await withCheckedContinuation { next in
      preroll(atRate: rate) { next.resume(returning: $0) }
    }
  }

  /// Cancels a pending preroll: its handler is called with false.
  open func cancelPendingPrerolls() {
    prerolls += 1
    let handler = pendingPreroll
    pendingPreroll = nil
    handler?(false)
  }

  // MARK: Time

  /// Returns the time of the item; 0 without one.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Seeks to a time.
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }

  /// Seeks to a time, and calls a handler (Players.SK1).
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(
      to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
      completionHandler: completionHandler)
  }

  /// Seeks to a time within tolerances; the result is exact.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    currentItem?.seek(
      to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter)
  }

  /// Seeks to a time within tolerances, and calls a handler (Players.SK1).
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - toleranceBefore: The tolerance before the time; the result is exact.
  ///   - toleranceAfter: The tolerance after the time.
  ///   - completionHandler: Called on the main actor with whether the seek finished.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    guard let currentItem else { return PhoneTime.runLater { completionHandler(false) } }
    currentItem.seek(
      to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter,
      completionHandler: completionHandler)
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

  /// Calls a closure at the multiples of an interval, and after each change of the clock
  /// (Players.OB1).
  ///
  /// - Parameters:
  ///   - interval: The interval, above 0.
  ///   - queue: The queue of the calls; nil for the main queue.
  ///   - block: The function, called with the time.
  /// - Returns: An object to end the calls with.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    guard let nanoseconds = interval.nanoseconds, nanoseconds > 0 else {
      programmingError(
        "-[AVPlayer addPeriodicTimeObserverForInterval:queue:usingBlock:]: the interval is "
          + "\(interval)", exception: "NSInvalidArgumentException")
    }
    let observer = TimeObserver(.every(nanoseconds), queue, block)
    timeObservers.append(observer)
    arm(observer)
    return observer
  }

  /// Calls a closure when playback passes times (Players.OB2).
  ///
  /// - Parameters:
  ///   - times: The times in `NSValue`s; an empty array raises an exception.
  ///   - queue: The queue of the calls; nil for the main queue.
  ///   - block: The function.
  /// - Returns: An object to end the calls with.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    let places = times.compactMap(\.timeValue.nanoseconds).sorted()
    guard !places.isEmpty else {
      programmingError(
        "-[AVPlayer addBoundaryTimeObserverForTimes:queue:usingBlock:]: there are no times",
        exception: "NSInvalidArgumentException")
    }
    let observer = TimeObserver(.at(places), queue) { _ in block() }
    timeObservers.append(observer)
    arm(observer)
    return observer
  }

  /// Removes an observer; one of another player raises an exception.
  open func removeTimeObserver(_ observer: Any) {
    let count = timeObservers.count
    timeObservers.removeAll { $0 === observer as AnyObject }
    guard timeObservers.count < count else {
      programmingError(
        "An instance of AVPlayer cannot remove a time observer that was added by a different "
          + "instance of AVPlayer.", exception: "NSInvalidArgumentException")
    }
  }

  // MARK: Sound

  /// The volume of the player, 0…1.
  open var volume: Float {
    get { notified.volume }
    set {
      set(\.volume, \.volume, newValue.isFinite ? min(max(newValue, 0), 1) : 0)
      updateVolume()
    }
  }

  /// Whether the player is muted.
  open var isMuted: Bool {
    get { notified.isMuted }
    set {
      set(\.isMuted, \.isMuted, newValue)
      updateVolume()
    }
  }

  // MARK: Settings

  /// The policy for a movie while the app is in the background (Players.BG1).
  open var audiovisualBackgroundPlaybackPolicy =
    AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  /// Whether an external device may show the video (Players.AP1).
  open var allowsExternalPlayback = true {
    didSet { updateExternalPlayback() }
  }
  /// Whether an external device shows the movie; can be observed (Players.AP1).
  open var isExternalPlaybackActive: Bool { notified.isExternal }
  /// Whether a screen connected by cable shows the video (Players.AP1).
  open var usesExternalPlaybackWhileExternalScreenIsActive = false {
    didSet { updateExternalPlayback() }
  }
  /// Whether the display stays on while video plays; stored: the phone's screen does not turn off
  /// while an app plays.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether tracks are selected by criteria and the user's languages (Players.MS2).
  open var appliesMediaSelectionCriteriaAutomatically = true {
    didSet { currentItem?.selectAutomatically() }
  }

  /// Sets the selection criteria for a media characteristic (Players.MS2).
  ///
  /// - Parameters:
  ///   - criteria: The criteria; nil for the user's languages.
  ///   - mediaCharacteristic: The kind: audible or legible.
  open func setMediaSelectionCriteria(
    _ criteria: AVPlayerMediaSelectionCriteria?,
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) {
    selectionCriteria[mediaCharacteristic] = criteria
    currentItem?.selectAutomatically()
  }

  /// Returns the criteria for a media characteristic; nil if none were set.
  open func mediaSelectionCriteria(
    forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic
  ) -> AVPlayerMediaSelectionCriteria? { selectionCriteria[mediaCharacteristic] }

  // MARK: Internals

  /// The values of which observers were notified.
  struct NotifiedValues {
    var currentItem: AVPlayerItem?
    var status = Status.unknown
    var rate: Float = 0
    var control = TimeControlStatus.paused
    var reason: WaitingReason?
    var volume: Float = 1
    var isMuted = false
    var isExternal = false
  }

  /// The handler of a pending preroll.
  private var pendingPreroll: (@Sendable (Bool) -> Void)?
  /// The number of prerolls so far.
  private var prerolls = 0

  /// The criteria set by the app.
  var selectionCriteria: [AVMediaCharacteristic: AVPlayerMediaSelectionCriteria] = [:]

  /// The minimum and the maximum rate of playback.
  ///
  /// - Source: ours: what the phone's stretching of sound can do. Confidence: guess.
  static let rates: ClosedRange<Float> = 0.1...10

  /// The nanoseconds from the start of playback until it is heard and seen, except in tests with
  /// stopped time: the time of a message to the phone, so that the first sound is complete.
  ///
  /// - Source: ours. Confidence: guess.
  static let lead: Int64 = 10_000_000

  let link: ClientLink
  private(set) var queue: [AVPlayerItem] = []
  private(set) var notified = NotifiedValues()
  var sound: FilmSound?
  var timeObservers: [TimeObserver] = []
  /// The phone's time at which the item that is being set starts; nil for now.
  var nextStart: Int64?
  /// Whether playback waits for frames.
  var lacksPictures = false
  var layers: [WeakReference<AVPlayerLayer>] = []
  /// The layer of the external device; nil while none shows the movie.
  var externalLayer: ExternalFilmLayer?
  var observers: [any NSObjectProtocol] = []
  /// The number of changes of the clock, so that earlier timers end.
  var generation = 0
  /// The number of subtitle timers so far; only the last one counts.
  var textTimers = 0

  /// Replaces the items; the first one becomes the current one.
  func setQueue(_ items: [AVPlayerItem]) {
    for item in items where item.player !== self {
      guard item.player == nil else {
        programmingError(
          "An AVPlayerItem cannot be associated with more than one instance of AVPlayer",
          exception: "NSInvalidArgumentException")
      }
    }
    for item in queue where !items.contains(where: { $0 === item }) { item.player = nil }
    for item in items { item.player = self }
    queue = items
    // The next item is loaded before it plays, so that there is no gap.
    if items.count > 1 { items[1].load() }
    guard currentItem !== items.first else { return }
    stop()
    sound = nil
    willChangeValue(for: \.currentItem)
    notified.currentItem = items.first
    didChangeValue(for: \.currentItem)
    items.first?.load()
    updateExternalPlayback()
    updateLayers()
    update(from: nextStart)
  }

  @discardableResult
  func set<Value: Equatable>(
    _ property: KeyPath<AVPlayer, Value>, _ part: WritableKeyPath<NotifiedValues, Value>,
    _ value: Value
  ) -> Bool {
    guard notified[keyPath: part] != value else { return false }
    willChangeValue(for: property)
    notified[keyPath: part] = value
    didChangeValue(for: property)
    return true
  }
}
