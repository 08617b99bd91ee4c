internal import TactusCrashReports
import TactusEmbeddedPhone
import TactusMediaDecoding
import TactusThreads
import TactusVirtualTime

/// A player of films and sounds, one item at a time.
///
/// Steps Players.PL1…
///
/// - Thread: main.
open class AVPlayer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable` because the main thread uses it, as the documentation demands.

  // MARK: Creating

  /// Creates a player without an item.
  public override init() {
    link = EmbeddedPhone.link
    super.init()
    listen()
  }

  /// Creates a player of a file or of a server's data.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player of an item.
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
  open var currentItem: AVPlayerItem? { shown.currentItem }

  /// Replaces the item; the rate stays (Players.PL2).
  ///
  /// An item that another player has is an exception.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    setQueue(item.map { [$0] } ?? [])
  }

  /// The action at the end of the item.
  open var actionAtItemEnd = ActionAtItemEnd.pause

  /// The state: ready once an item was.
  open var status: Status { shown.status }
  /// The reason for the state `failed`; an item's failure is the item's (documented).
  open var error: (any Error)? { nil }

  // MARK: Playing

  /// The wanted speed: 0 while the player is paused (Players.PL3).
  open var rate: Float {
    get { shown.rate }
    set { setRate(newValue, because: .setRateCalled) }
  }

  /// The speed at which `play()` plays.
  open var defaultRate: Float = 1

  /// Plays at `defaultRate`.
  open func play() { rate = defaultRate }

  /// Pauses.
  open func pause() { rate = 0 }

  /// Plays at a speed without waiting for data; a file never waits.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Whether the player plays, waits or is paused.
  open var timeControlStatus: TimeControlStatus { shown.control }
  /// The reason why the player waits; nil if it does not.
  open var reasonForWaitingToPlay: WaitingReason? { shown.reason }
  /// Whether the player waits for data so that it need not stop later; stored: files need none.
  open var automaticallyWaitsToMinimizeStalling = true

  /// Loads data for a rate, and then calls a handler with whether it can be played.
  ///
  /// - Parameters:
  ///   - rate: The rate.
  ///   - completionHandler: Called on the main actor.
  open func preroll(
    atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    PhoneTime.runLater { [weak self] in
      let item = self?.currentItem
      if let item { _ = item.pictures?.picture(at: item.place) }
      completionHandler?(item?.status == .readyToPlay)
    }
  }

  // MARK: Time

  /// Returns the time of the item; 0 without one.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Moves to a time.
  open func seek(to time: CMTime) { currentItem?.seek(to: time) }

  /// Moves to a time, and calls a handler (Players.SK1).
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(
      to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
      completionHandler: completionHandler)
  }

  /// Moves to a time within tolerances; the result is exact.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    currentItem?.seek(
      to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter)
  }

  /// Moves to a time within tolerances, and calls a handler (Players.SK1).
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - toleranceBefore: The time by which the result may be earlier; the result is exact.
  ///   - toleranceAfter: The time by which the result may be later.
  ///   - completionHandler: Called on the main actor with whether the item was moved.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    guard let currentItem else { return PhoneTime.runLater { completionHandler(false) } }
    currentItem.seek(
      to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter,
      completionHandler: completionHandler)
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

  /// Calls a function at the multiples of an interval, and at each change of the course of time
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

  /// Calls a function when playback passes times (Players.OB2).
  ///
  /// - Parameters:
  ///   - times: The times in `NSValue`s; none is an exception.
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

  /// Ends the calls of an observer; one of another player is an exception.
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
    get { shown.volume }
    set {
      set(\.volume, \.volume, newValue.isFinite ? min(max(newValue, 0), 1) : 0)
      sound?.setVolume(isMuted ? 0 : volume)
    }
  }

  /// Whether the player is silent.
  open var isMuted: Bool {
    get { shown.isMuted }
    set {
      set(\.isMuted, \.isMuted, newValue)
      sound?.setVolume(newValue ? 0 : volume)
    }
  }

  // MARK: Settings

  /// The treatment of a film whose app is in the background (Players.BG1).
  open var audiovisualBackgroundPlaybackPolicy =
    AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  /// Whether pictures may be shown on another screen; stored: there is none.
  open var allowsExternalPlayback = true
  /// Whether pictures are shown on another screen; false.
  open var isExternalPlaybackActive: Bool { false }
  /// Whether pictures move to a connected screen while one is used; stored: there is none.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Whether the screen stays on while a film plays; stored: the phone's screen does not go off by
  /// itself while an app plays.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether the user's languages choose tracks; stored: each kind has one track.
  open var appliesMediaSelectionCriteriaAutomatically = true

  // MARK: Internals

  /// The values of which observers were notified.
  struct Shown {
    var currentItem: AVPlayerItem?
    var status = Status.unknown
    var rate: Float = 0
    var control = TimeControlStatus.paused
    var reason: WaitingReason?
    var volume: Float = 1
    var isMuted = false
  }

  /// The slowest and the fastest rate that is played.
  ///
  /// - Source: ours: what the phone's stretching of sound can do. Confidence: guess.
  static let rates: ClosedRange<Float> = 0.1...10

  /// Seconds from the start of playback until it is heard and seen, outside of tests whose time
  /// stands: the time of a message to the phone, so that the first sound is whole.
  ///
  /// - Source: ours. Confidence: guess.
  private static let lead: Int64 = 10_000_000

  let link: ClientLink
  private(set) var queue: [AVPlayerItem] = []
  private(set) var shown = Shown()
  var sound: FilmSound?
  private var timeObservers: [TimeObserver] = []
  var layers: [WeakLayer] = []
  var observers: [any NSObjectProtocol] = []
  /// The number of changes of the course of time, so that timers of an earlier one end.
  var generation = 0

  struct WeakLayer {
    weak var layer: AVPlayerLayer?
  }

  /// Replaces the items; the first one is the current one.
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
    // The next one is loaded before it plays, so that there is no gap.
    if items.count > 1 { items[1].load() }
    guard currentItem !== items.first else { return }
    stop()
    sound = nil
    willChangeValue(for: \.currentItem)
    shown.currentItem = items.first
    didChangeValue(for: \.currentItem)
    items.first?.load()
    updateLayers()
    update(from: nextStart)
  }

  /// Changes the wanted speed (Players.PL3).
  func setRate(_ rate: Float, because reason: RateDidChangeReason) {
    var rate = rate.isFinite ? rate : 0
    if rate < 0 {
      RuntimeWarning.once(
        "AVPlayer.rate: playing backwards is not supported; the player pauses",
        namesPlace: true)
      rate = 0
    }
    if rate > 0 { rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound) }
    guard rate != self.rate else { return }
    stop()
    if set(\.rate, \.rate, rate) {
      NotificationCenter.default.post(
        name: Self.rateDidChangeNotification, object: self,
        userInfo: [Self.rateDidChangeReasonKey: reason])
    }
    update(from: nil)
  }

  /// Stops the time, if it runs.
  private func stop() {
    generation += 1
    guard let currentItem, currentItem.clock.isRunning else { return }
    currentItem.halt()
    sound?.stop()
    callPeriodicObservers()
    for layer in layers { layer.layer?.stopShowing() }
  }

  /// Starts the time if it can run, and updates what is observed.
  ///
  /// - Parameter start: The phone's time of the begin in nanoseconds; nil for now.
  func update(from start: Int64?) {
    guard rate > 0 else { return show(.paused, nil) }
    guard let item = currentItem else {
      return show(.waitingToPlayAtSpecifiedRate, .noItemToPlay)
    }
    switch item.status {
    case .unknown: show(.waitingToPlayAtSpecifiedRate, .evaluatingBufferingRate)
    case .failed: setRate(0, because: .setRateFailed)
    case .readyToPlay:
      if !item.clock.isRunning, item.place < item.end || item.end == 0 {
        guard begin(item, at: start) else { return setRate(0, because: .audioSessionInterrupted) }
      }
      show(.playing, nil)
      armEnd(item)
    }
  }

  /// Lets an item's time run; false if the session does not allow its sound.
  private func begin(_ item: AVPlayerItem, at start: Int64?) -> Bool {
    let now = start ?? item.now + (PhoneTime.isTestDriven ? 0 : Self.lead)
    if let source = item.soundSource {
      let sound =
        sound
        ?? FilmSound(source) { [weak self] in
          self?.setRate(0, because: .audioSessionInterrupted)
        }
      self.sound = sound
      guard sound.activate() else { return false }
      sound.setVolume(isMuted ? 0 : volume)
      sound.start(
        at: Double(now) / 1e9, from: Double(item.place) / 1e9, rate: Double(rate),
        keepsPitch: item.audioTimePitchAlgorithm != .varispeed)
    }
    generation += 1
    item.run(from: now, rate: Double(rate))
    callPeriodicObservers()
    for observer in timeObservers { arm(observer) }
    for layer in layers { layer.layer?.startShowing() }
    return true
  }

  private func show(_ control: TimeControlStatus, _ reason: WaitingReason?) {
    set(\.timeControlStatus, \.control, control)
    set(\.reasonForWaitingToPlay, \.reason, reason)
  }

  @discardableResult
  func set<Value: Equatable>(
    _ property: KeyPath<AVPlayer, Value>, _ part: WritableKeyPath<Shown, Value>, _ value: Value
  ) -> Bool {
    guard shown[keyPath: part] != value else { return false }
    willChangeValue(for: property)
    shown[keyPath: part] = value
    didChangeValue(for: property)
    return true
  }

  // MARK: Timers

  /// Calls a function after nanoseconds, unless the course of time changes before.
  private func run(
    after nanoseconds: Int64, _ body: @escaping @MainActor @Sendable (AVPlayer) -> Void
  ) {
    let expected = generation
    PhoneTime.run(after: Double(max(0, nanoseconds)) / 1e9) { [weak self] in
      guard let self, generation == expected else { return }
      body(self)
    }
  }

  func armEnd(_ item: AVPlayerItem) {
    guard item.end < .max else { return }
    guard let time = item.clock.phoneTime(of: item.end) else {
      // It stands at its end already.
      return PhoneTime.runLater { [weak self] in
        guard let self, currentItem === item, rate > 0, !item.clock.isRunning else { return }
        finish(item, at: nil)
      }
    }
    run(after: time - item.now) { player in
      guard player.currentItem === item else { return }
      // Timers count in seconds: a rounded one may come a moment early.
      guard item.end - item.place < Self.moment else { return player.armEnd(item) }
      player.finish(item, at: time)
    }
  }

  /// Nanoseconds by which a timer may be early.
  private static let moment: Int64 = 1_000_000

  /// Ends an item that was played to its end (Players.PL5).
  private func finish(_ item: AVPlayerItem, at time: Int64?) {
    generation += 1
    if item.clock.isRunning {
      item.stopAtEnd()
      sound?.stop()
      for observer in timeObservers {
        // A time at the very end is passed, too.
        guard case .at(let times) = observer.times, times.contains(item.end) else { continue }
        observer.call(item.currentTime())
      }
      callPeriodicObservers()
      for layer in layers { layer.layer?.stopShowing() }
    }
    updateLayers()
    switch actionAtItemEnd {
    case .pause: setRate(0, because: .setRateCalled)
    case .advance where queue.count > 1: advance(at: time)
    case .advance: setQueue([])
    case .none: break
    }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
  }

  /// Plays the next item of the queue.
  ///
  /// - Parameter time: The phone's time at which the last one has ended; nil for now.
  func advance(at time: Int64?) {
    let rest = Array(queue.dropFirst())
    nextStart = time
    setQueue(rest)
    nextStart = nil
  }

  /// The phone's time at which the item that is set now begins.
  private var nextStart: Int64?

  private func arm(_ observer: TimeObserver) {
    guard let item = currentItem, item.clock.isRunning else { return }
    arm(observer, item, after: item.place)
  }

  private func arm(_ observer: TimeObserver, _ item: AVPlayerItem, after place: Int64) {
    guard let next = observer.next(after: place), next < item.end,
      let time = item.clock.phoneTime(of: next)
    else { return }
    run(after: time - item.now) { player in
      guard player.currentItem === item, player.timeObservers.contains(where: { $0 === observer })
      else { return }
      let place = max(item.place, item.place > next - Self.moment ? next : 0)
      guard place >= next else { return player.arm(observer, item, after: place) }
      player.arm(observer, item, after: place)
      observer.call(CMTime(nanoseconds: place))
    }
  }

  func callPeriodicObservers() {
    let time = currentTime()
    for observer in timeObservers {
      if case .every = observer.times { observer.call(time) }
    }
  }
}
