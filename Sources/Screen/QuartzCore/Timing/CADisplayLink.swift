import Synchronization
import TactusVirtualTime

/// A timer that is synchronized with the screen's frames.
///
/// It fires when the clock is set to a frame or beyond, at most once for each change of the clock.
///
/// - Thread: any; it fires on the main thread.
open class CADisplayLink: NSObject {
  private let callback: (CADisplayLink) -> Void
  /// Whether the display link was started, and not stopped since.
  private let isStarted = Atomic(false)
  /// The session of the main actor that fires it; used there only.
  private weak var session: LayerSession?

  /// Creates a display link that calls a closure; UIKit's `init(target:selector:)` uses it.
  package init(callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
    super.init()
  }

  /// Creates a display link without a target, as a placeholder in tests.
  public override init() {
    callback = { _ in }
    super.init()
  }

  // MARK: Configuring

  /// Whether the display link is paused.
  open var isPaused = false {
    didSet {
      // Nothing else may request the next frame.
      if oldValue, !isPaused { onMainActor { $0.session?.requestUpdate() } }
    }
  }

  /// The preferred number of frames per second; 0 stands for the screen's rate.
  open var preferredFramesPerSecond = 0

  /// The number of frames of a sixtieth of a second between calls; an older name for
  /// `preferredFramesPerSecond`.
  @available(iOS, deprecated: 10.0, message: "use preferredFramesPerSecond")
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
  }

  /// The preferred frame rate; a preferred value takes precedence over `preferredFramesPerSecond`.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: Doing

  /// Starts the display link; run loop and mode are ignored, since the phone has only one.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isStarted.store(true, ordering: .sequentiallyConsistent)
    onMainActor { $0.followStart() }
  }

  /// Stops the display link until it is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the display link.
  open func invalidate() {
    isStarted.store(false, ordering: .sequentiallyConsistent)
    onMainActor { $0.followStart() }
  }

  // MARK: Observing

  /// The time of the frame that is shown.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the next frame will be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The duration of a frame at the screen's rate, in seconds.
  open var duration: CFTimeInterval { 1 / FrameSchedule.rate }

  // MARK: Internals

  /// Runs a function now on the main actor, or in a session that was chosen for this thread;
  /// elsewhere later on the main queue.
  private func onMainActor(_ body: @escaping @Sendable (CADisplayLink) -> Void) {
    guard !LayerSession.isChosen, !PhoneTime.isOnMainActor else { return body(self) }
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let link = self
    PhoneTime.runLater { body(link) }
  }

  /// Joins or leaves the session after a start or stop.
  private func followStart() {
    guard isStarted.load(ordering: .sequentiallyConsistent) else {
      session?.links.removeAll { $0 === self }
      session = nil
      return
    }
    guard session == nil else { return }
    let session = LayerSession.current
    self.session = session
    session.links.append(self)
    if !isPaused { session.requestUpdate() }
  }

  /// The time between calls, which is a whole number of frames.
  private var interval: CFTimeInterval {
    let range = Double(preferredFrameRateRange.preferred)
    let wanted = range > 0 ? range : Double(preferredFramesPerSecond)
    guard wanted > 0 else { return 1 / FrameSchedule.rate }
    return max(1, (FrameSchedule.rate / wanted).rounded(.down)) / FrameSchedule.rate
  }

  func nextStep(after time: CFTimeInterval) -> CFTimeInterval? {
    guard !isPaused, isStarted.load(ordering: .sequentiallyConsistent) else { return nil }
    guard targetTimestamp > time else { return FrameSchedule.next(after: time) }
    return targetTimestamp
  }

  func step(to time: CFTimeInterval) {
    // The tolerance covers rounding errors in the times of frames.
    guard !isPaused, isStarted.load(ordering: .sequentiallyConsistent),
      time >= targetTimestamp - 1e-6
    else { return }
    timestamp = time
    targetTimestamp =
      FrameSchedule.next(after: time) + interval - 1 / FrameSchedule.rate
    callback(self)
  }
}
