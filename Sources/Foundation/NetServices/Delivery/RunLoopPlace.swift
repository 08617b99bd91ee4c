import TactusCoreFoundation

/// A mode of a run loop in which an object calls its delegate.
///
/// Sendable because run loops may be woken from any thread, and nothing else changes.
///
/// - Thread: any.
final class RunLoopPlace: @unchecked Sendable {
  let loop: RunLoop
  let mode: RunLoop.Mode
  private let call: @Sendable () -> Void
  private let source: CallSource?
  /// A timer that never fires, by which another thread wakes the run loop.
  private let timer: Timer?

  /// Adds a place to a run loop.
  ///
  /// - Parameter call: Calls the delegate.
  init(_ loop: RunLoop, _ mode: RunLoop.Mode, call: @escaping @Sendable () -> Void) {
    (self.loop, self.mode, self.call) = (loop, mode, call)
    // The main queue belongs to the common modes of the main run loop, and to the turns of an app.
    guard loop !== RunLoop.main || ![.default, .common].contains(mode) else {
      (source, timer) = (nil, nil)
      return
    }
    let source = CallSource(call)
    loop._add(source, forMode: mode)
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    loop.Foundation::add(timer, forMode: mode)
    (self.source, self.timer) = (source, timer)
  }

  /// Does the call at the next turn of the run loop in the mode.
  func wake() {
    guard let source else { return DispatchQueue.main.async { [call] in call() } }
    source.signal()
    // The mark of a source does not wake a run loop, but the date of a timer does.
    timer?.fireDate = .distantFuture
  }

  /// Removes the place from its run loop.
  func end() {
    guard let source else { return }
    loop._remove(source, for: mode)
    timer?.invalidate()
  }
}

/// A source of a run loop that calls a delegate.
private final class CallSource: RunLoop._Source {
  private let call: @Sendable () -> Void

  init(_ call: @escaping @Sendable () -> Void) {
    self.call = call
    super.init()
  }

  override func perform() { call() }
}
