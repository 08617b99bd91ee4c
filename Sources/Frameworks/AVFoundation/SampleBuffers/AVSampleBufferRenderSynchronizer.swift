import Synchronization
internal import TactusCrashReports
import TactusThreads
import TactusVirtualTime

/// A timebase for several renderers, which synchronizes video and audio (Players.QR5…).
///
/// - Thread: any; a lock guards what changes in it.
open class AVSampleBufferRenderSynchronizer: NSObject, @unchecked Sendable {
  // The state has a lock.

  /// The notification of another rate.
  public class var rateDidChangeNotification: Notification.Name {
    Notification.Name("AVSampleBufferRenderSynchronizerRateDidChangeNotification")
  }

  /// Creates a synchronizer without renderers, which is stopped at time 0.
  public override init() {
    // The host clock is always available.
    guard let timebase = try? CMTimebase(sourceClock: .hostTimeClock) else {
      preconditionFailure("a timebase follows the clock of the host")
    }
    self.timebase = timebase
    super.init()
  }

  // MARK: Time

  /// The timebase, which only the synchronizer controls.
  public let timebase: CMTimebase

  /// Whether the timebase starts only when all renderers have samples (Players.QR6).
  open var delaysRateChangeUntilHasSufficientMediaData: Bool {
    get { state.withLock { $0.delays } }
    set {
      state.withLock { $0.delays = newValue }
      if !newValue { startIfPossible() }
    }
  }

  /// The rate of the timebase; 0 while it is stopped.
  open var rate: Float {
    get { Float(state.withLock { $0.rate }) }
    set { setRate(newValue, time: .invalid) }
  }

  /// Returns the current time.
  open func currentTime() -> CMTime { timebase.time }

  /// Sets the rate, and the current time; an invalid time leaves it unchanged.
  open func setRate(_ rate: Float, time: CMTime) { setRate(rate, time: time, atHostTime: .invalid) }

  /// Sets the rate so that a time coincides with a host time.
  ///
  /// - Parameters:
  ///   - rate: The rate.
  ///   - time: The time; an invalid one leaves the time unchanged.
  ///   - hostTime: The host time; an invalid one stands for now.
  open func setRate(_ rate: Float, time: CMTime, atHostTime hostTime: CMTime) {
    let rate = rate.isFinite ? Double(rate) : 0
    let changes = state.withLock { state in
      defer { state.rate = rate }
      state.generation += 1
      (state.pending, state.course) = (nil, nil)
      return state.rate != rate
    }
    let start = time.isNumeric ? time : timebase.time
    try? timebase.setRate(0, anchorTime: start, referenceTime: CMClock.hostTimeClock.time)
    for renderer in members { renderer.run(nil) }
    if rate != 0 {
      state.withLock { $0.pending = Pending(rate: rate, time: start, hostTime: hostTime) }
      startIfPossible()
    }
    callPeriodicObservers()
    guard changes else { return }
    NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
  }

  // MARK: Renderers

  /// The renderers.
  open var renderers: [any AVQueuedSampleBufferRendering] { members }

  /// Adds a renderer; one that was already added raises an exception.
  open func addRenderer(_ renderer: any AVQueuedSampleBufferRendering) {
    guard let new = renderer as? any SynchronizedRenderer,
      !members.contains(where: { $0 === renderer })
    else {
      programmingError(
        "-[AVSampleBufferRenderSynchronizer addRenderer:]: the renderer was added before, or is "
          + "none of AVFoundation", exception: "NSInvalidArgumentException")
    }
    state.withLock { $0.renderers.append(Member(renderer: new)) }
    new.follow(timebase, onData: { [weak self] in self?.startIfPossible() })
    if let course = state.withLock({ $0.course }) { new.run(course) }
  }

  /// Removes a renderer when a time is reached.
  ///
  /// - Parameters:
  ///   - renderer: The renderer.
  ///   - time: The time; an invalid or past one stands for now.
  ///   - completionHandler: Called with whether the renderer was there.
  open func removeRenderer(
    _ renderer: any AVQueuedSampleBufferRendering, at time: CMTime,
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    guard time.isNumeric, time > currentTime(), rate > 0, let place = time.nanoseconds else {
      completionHandler?(remove(renderer))
      return
    }
    let member = Renderer(value: renderer)
    let observer = TimeObserver(.once(place), nil) { [weak self] _ in
      guard let self else { return }
      completionHandler?(remove(member.value))
    }
    add(observer)
  }

  /// Removes a renderer when a time is reached.
  ///
  /// - Returns: Whether the renderer was there.
  open func removeRenderer(
    _ renderer: any AVQueuedSampleBufferRendering, at time: CMTime
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      removeRenderer(renderer, at: time) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Observing

  /// Calls a closure at the multiples of an interval, and when the rate changes (Players.QR7).
  ///
  /// - Parameters:
  ///   - interval: The interval; one that is not positive raises an exception.
  ///   - queue: The queue of the calls; nil for the main queue.
  ///   - block: The function, called with the time.
  /// - Returns: An object to end the calls with.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    guard let nanoseconds = interval.nanoseconds, nanoseconds > 0 else {
      programmingError(
        "-[AVSampleBufferRenderSynchronizer addPeriodicTimeObserverForInterval:queue:usingBlock:]"
          + ": the interval is \(interval)", exception: "NSInvalidArgumentException")
    }
    let observer = TimeObserver(.every(nanoseconds), queue, block)
    add(observer)
    return observer
  }

  /// Calls a closure when the timebase passes times.
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
        "-[AVSampleBufferRenderSynchronizer addBoundaryTimeObserverForTimes:queue:usingBlock:]: "
          + "there are no times", exception: "NSInvalidArgumentException")
    }
    let observer = TimeObserver(.at(places), queue) { _ in block() }
    add(observer)
    return observer
  }

  /// Removes an observer.
  open func removeTimeObserver(_ observer: Any) {
    state.withLock { $0.observers.removeAll { $0 === observer as AnyObject } }
  }

  // MARK: Internals

  private struct Pending {
    var rate: Double
    var time: CMTime
    var hostTime: CMTime
  }

  private struct Member: @unchecked Sendable {
    // Any thread may use a renderer.
    let renderer: any SynchronizedRenderer
  }

  private struct Renderer: @unchecked Sendable {
    // As above.
    let value: any AVQueuedSampleBufferRendering
  }

  private struct State {
    var rate = 0.0
    var delays = true
    var pending: Pending?
    var course: RenderingCourse?
    var renderers: [Member] = []
    var observers: [TimeObserver] = []
    /// The number of rate changes, so that earlier timers end.
    var generation = 0
  }

  /// The seconds before the first audio sample is heard.
  ///
  /// - Source: ours: the audio engine is ahead by up to 90 ms (AudioEngine.EP2). Confidence: guess.
  private static let lead = CMTime(value: 1, timescale: 10)

  private let state = Mutex(State())

  private var members: [any SynchronizedRenderer] {
    state.withLock { $0.renderers }.map(\.renderer)
  }

  private func remove(_ renderer: any AVQueuedSampleBufferRendering) -> Bool {
    let found = state.withLock { state -> Member? in
      guard let index = state.renderers.firstIndex(where: { $0.renderer === renderer }) else {
        return nil
      }
      return state.renderers.remove(at: index)
    }
    guard let renderer = found?.renderer else { return false }
    renderer.run(nil)
    renderer.follow(nil, onData: nil)
    startIfPossible()
    return true
  }

  /// Starts the timebase if requested and if there are samples (Players.QR6).
  private func startIfPossible() {
    let members = members
    let isReady = members.allSatisfy(\.hasSufficientMediaDataForReliablePlaybackStart)
    let needsLead = members.contains(where: \.needsLead)
    let now = CMClock.hostTimeClock.time
    let (course, number) = state.withLock { state -> (RenderingCourse?, Int) in
      let number = state.generation
      guard let pending = state.pending, isReady || !state.delays else { return (nil, number) }
      state.pending = nil
      let host =
        pending.hostTime.isNumeric ? pending.hostTime : needsLead ? now + Self.lead : now
      state.course = RenderingCourse(time: pending.time, hostTime: host, rate: pending.rate)
      return (state.course, number)
    }
    guard let course else { return }
    let wait = (course.hostTime - now).seconds
    for renderer in members { renderer.run(course) }
    guard wait > 0 else { return run(course, number) }
    PhoneTime.run(after: wait) { [weak self] in self?.run(course, number) }
  }

  /// Starts the timebase, unless the rate was changed meanwhile.
  private func run(_ course: RenderingCourse, _ number: Int) {
    guard state.withLock({ $0.generation }) == number else { return }
    try? timebase.setRate(course.rate, anchorTime: course.time, referenceTime: course.hostTime)
    for renderer in members where !renderer.needsLead { renderer.run(course) }
    for observer in state.withLock({ $0.observers }) { arm(observer) }
  }

  private func add(_ observer: TimeObserver) {
    state.withLock { $0.observers.append(observer) }
    arm(observer)
  }

  private func callPeriodicObservers() {
    for observer in state.withLock({ $0.observers }) {
      if case .every = observer.times { observer.call(currentTime()) }
    }
  }

  /// Schedules the next time of an observer (Players.QR7).
  private func arm(_ observer: TimeObserver, after last: Int64? = nil) {
    let rate = timebase.rate
    guard rate != 0, let now = currentTime().nanoseconds else { return }
    let from = rate < 0 ? min(now, last ?? now) : max(now, last ?? now)
    guard let next = observer.next(after: from, backwards: rate < 0) else {
      // The time was skipped by a change of the current time.
      if case .once(let place) = observer.times, rate > 0, place <= now { fire(observer, now) }
      return
    }
    let number = state.withLock { $0.generation }
    PhoneTime.run(after: abs(Double(next - now)) / 1e9 / abs(rate)) { [weak self] in
      guard let self else { return }
      let isCurrent = state.withLock { state in
        state.generation == number && state.observers.contains { $0 === observer }
      }
      guard isCurrent else { return }
      fire(observer, next)
    }
  }

  /// Calls an observer at a time in nanoseconds, and schedules its next call.
  private func fire(_ observer: TimeObserver, _ time: Int64) {
    if case .once = observer.times { removeTimeObserver(observer) }
    observer.call(CMTime(nanoseconds: time))
    if case .once = observer.times { return }
    arm(observer, after: time)
  }
}
