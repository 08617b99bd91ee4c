import Dispatch
import Glibc
import Synchronization
import TactusCrashReports
import TactusPhoneClient
import TactusThreads
import TactusVirtualTime

/// The context of a queue's callbacks: a thread of its own, a run loop or a dispatch queue.
///
/// - Thread: any, for every member.
final class QueueCallbacks: Sendable {
  /// Creates a context on a thread of the queue, or on a run loop.
  init(_ loop: CFRunLoop?, _ mode: CFString?) {
    if let loop {
      place =
        loop === CFRunLoopGetMain()
        ? .main : .runLoop(loop, mode.map { RunLoop.Mode($0) } ?? .common)
    } else {
      place = .thread(SerialWorker())
    }
  }

  /// Creates a context on a dispatch queue.
  init(_ queue: DispatchQueue) { place = PhoneTime.isMain(queue) ? .main : .queue(queue) }

  /// Makes callbacks, one after another.
  ///
  /// - Parameters:
  ///   - waits: Whether this returns after the callback, unless a callback is running on this
  ///     thread (AudioQueues.AQ4).
  ///   - body: Calls the app; no lock may be held.
  func call(waits: Bool, _ body: @escaping @Sendable () -> Void) {
    let returned = waits && !isRunningHere ? DispatchSemaphore(value: 0) : nil
    let work = AppContext.binding { [self] in
      let before = runningThread.withLock { thread in
        defer { thread = pthread_self() }
        return thread
      }
      body()
      runningThread.withLock { $0 = before }
      returned?.signal()
    }
    switch place {
    case .main:
      if PhoneTime.isOnMainQueue, returned != nil { return work() }
      PhoneTime.runLater { work() }
    case .thread(let worker): worker.post(work)
    case .queue(let queue): queue.Dispatch::async(execute: work)
    case .runLoop(let loop, let mode):
      if loop === CFRunLoopGetCurrent(), returned != nil { return work() }
      // A timer wakes the run loop, which a block does not.
      loop._loop.add(Timer(timeInterval: 0, repeats: false) { _ in work() }, forMode: mode)
    }
    guard let returned, returned.wait(timeout: .now() + Self.limit) == .timedOut else { return }
    RuntimeWarning.once(
      """
      a callback of an audio queue did not return within \(Int(Self.limit)) seconds
      The phone's time did not wait longer. The callback may wait for the main thread.
      """)
  }

  /// Whether the phone's time waits for the app, as in a test.
  static var isInVirtualTime: Bool { !AppPhone.link.isInRealTime }

  // MARK: Internals

  private enum Place: Sendable {
    case main
    case thread(SerialWorker)
    case queue(DispatchQueue)
    case runLoop(CFRunLoop, RunLoop.Mode)
  }

  /// The maximum seconds to wait for a callback.
  ///
  /// - Source: ours: that of completion handlers (AppLife.PT18). Confidence: guess.
  private static let limit = 2.0

  private let place: Place
  /// The thread on which a callback is running.
  private let runningThread = Mutex<pthread_t?>(nil)

  private var isRunningHere: Bool {
    runningThread.withLock { $0 }.map { pthread_equal($0, pthread_self()) != 0 } ?? false
  }
}
