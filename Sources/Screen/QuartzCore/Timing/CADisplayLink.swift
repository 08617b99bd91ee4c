/// A timer that is synchronized with the screen's frames.
///
/// It fires when the clock is set to a frame or beyond, at most once for each change of the clock.
open class CADisplayLink: NSObject {
  private let callback: (CADisplayLink) -> Void
  private weak var session: LayerSession?

  /// Creates a display link that calls a closure; UIKit's `init(target:selector:)` uses it.
  package init(callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
    super.init()
  }

  // MARK: Configuring

  /// Whether the display link is paused.
  open var isPaused = false {
    didSet {
      // Nobody else may ask for the next frame.
      if oldValue, !isPaused { session?.requestUpdate() }
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
    let session = LayerSession.current
    guard self.session == nil else { return }
    self.session = session
    session.links.append(self)
    if !isPaused { session.requestUpdate() }
  }

  /// Stops the display link until it is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Stops the display link.
  open func invalidate() {
    session?.links.removeAll { $0 === self }
    session = nil
  }

  // MARK: Observing

  /// The time of the frame that is shown.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the next frame will be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The duration of a frame at the screen's rate, in seconds.
  open var duration: CFTimeInterval { 1 / FrameSchedule.rate }

  // MARK: Internals

  /// The time between calls, which is a whole number of frames.
  private var interval: CFTimeInterval {
    let range = Double(preferredFrameRateRange.preferred)
    let wanted = range > 0 ? range : Double(preferredFramesPerSecond)
    guard wanted > 0 else { return 1 / FrameSchedule.rate }
    return max(1, (FrameSchedule.rate / wanted).rounded(.down)) / FrameSchedule.rate
  }

  func nextStep(after time: CFTimeInterval) -> CFTimeInterval? {
    guard !isPaused else { return nil }
    guard targetTimestamp > time else { return FrameSchedule.next(after: time) }
    return targetTimestamp
  }

  func step(to time: CFTimeInterval) {
    // The tolerance covers rounding errors in the times of frames.
    guard !isPaused, time >= targetTimestamp - 1e-6 else { return }
    timestamp = time
    targetTimestamp =
      FrameSchedule.next(after: time) + interval - 1 / FrameSchedule.rate
    callback(self)
  }
}
