/// Calls somebody before each picture of the screen.
///
/// It steps with the time that is handed in: at a beat of the screen, and at most once for each step of
/// the clock.
open class CADisplayLink: NSObject {
  private let callback: (CADisplayLink) -> Void
  private weak var session: LayerSession?

  /// Makes a link that calls a closure; UIKit makes `init(target:selector:)` of it.
  package init(callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
    super.init()
  }

  // MARK: Configuring

  /// Whether it calls nobody for now.
  open var isPaused = false

  /// How often it would best call, in times a second; 0 is as often as the screen shows pictures.
  open var preferredFramesPerSecond = 0

  /// How often it would best call; the best rate, if any, goes before `preferredFramesPerSecond`.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: Doing

  /// Begins to call; in whichever mode, since the phone's turns have but one.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let session = LayerSession.current
    guard self.session == nil else { return }
    self.session = session
    session.links.append(self)
  }

  /// Calls no more, until it is added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  /// Calls no more.
  open func invalidate() {
    session?.links.removeAll { $0 === self }
    session = nil
  }

  // MARK: Observing

  /// When the picture before this call was shown.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the picture that is made now will be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// How long a picture is shown at most, in seconds.
  open var duration: CFTimeInterval { 1 / ScreenBeat.rate }

  // MARK: Internals

  /// The time from one call to the next: a whole number of the screen's beats.
  private var interval: CFTimeInterval {
    let range = Double(preferredFrameRateRange.preferred)
    let wanted = range > 0 ? range : Double(preferredFramesPerSecond)
    guard wanted > 0 else { return 1 / ScreenBeat.rate }
    return max(1, (ScreenBeat.rate / wanted).rounded(.down)) / ScreenBeat.rate
  }

  func nextStep(after time: CFTimeInterval) -> CFTimeInterval? {
    guard !isPaused else { return nil }
    guard targetTimestamp > time else { return ScreenBeat.next(after: time) }
    return targetTimestamp
  }

  func step(to time: CFTimeInterval) {
    // A ten-thousandth of a beat is what is lost in computing the beats.
    guard !isPaused, time >= targetTimestamp - 1e-6 else { return }
    timestamp = time
    targetTimestamp =
      ScreenBeat.next(after: time) + interval - 1 / ScreenBeat.rate
    callback(self)
  }
}
