import FoundationNetworking
import TactusFoundationBase

/// The thread on which the protocols of the app load, one at a time (Networking.NW53).
///
/// It has a run loop, for their timers and streams.
///
/// Sendable because the run loop is set before its creation ends.
final class ProtocolThread: @unchecked Sendable {
  static let shared = ProtocolThread()

  private var runLoop = RunLoop.main

  private init() {
    let isReady = DispatchSemaphore(value: 0)
    let thread = Thread { [self] in
      runLoop = .current
      // A run loop without a timer or a stream would return at once.
      let never = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
      runLoop.Foundation::add(never, forMode: .common)
      isReady.signal()
      while runLoop.run(mode: .default, before: .distantFuture) {}
    }
    thread.name = "Networking.ProtocolThread"
    thread.start()
    isReady.wait()
  }

  /// Calls a closure on the thread, after those of earlier calls.
  ///
  /// - Thread: any.
  func perform(_ body: @escaping () -> Void) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let body = body
    runLoop.Foundation::perform { body() }
    runLoop.wake()
  }
}
