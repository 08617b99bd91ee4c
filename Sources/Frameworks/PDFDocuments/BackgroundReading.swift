import Synchronization
import TactusPhoneClient
import TactusThreads
import TactusVirtualTime

/// Work of readers that the app does not wait for.
package enum BackgroundReading {
  /// Runs work on another thread, and then calls a function with its result on the main actor
  /// (QuickLook.PD4).
  ///
  /// In virtual time the result comes after a fixed time, and the phone's time waits for it then.
  ///
  /// - Parameters:
  ///   - worker: The worker of the work.
  ///   - work: The work, which has limits of its own.
  ///   - body: The function.
  /// - Thread: main.
  package static func run<Value: Sendable>(
    on worker: SerialWorker = shared, _ work: @escaping @Sendable () -> Value,
    then body: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    let reading = PendingReading<Value>()
    guard AppPhone.link.isInRealTime else {
      worker.post { reading.finish(work()) }
      return PhoneTime.run(after: virtualTime, awaiting: { reading.wait() }) {
        if let value = reading.value { body(value) }
      }
    }
    let deliver = AppContext.binding {
      PhoneTime.runLater { if let value = reading.value { body(value) } }
    }
    worker.post {
      reading.finish(work())
      deliver()
    }
  }

  /// The worker of work that needs no order of its own.
  package static let shared = SerialWorker()
  /// The worker of work that converts documents, which takes seconds.
  package static let converting = SerialWorker()

  /// The seconds of virtual time that a reader takes.
  ///
  /// - Source: ours: what a small document takes. Confidence: guess.
  private static let virtualTime = 0.02

  /// Work on another thread, and its result once it is done.
  private final class PendingReading<Value: Sendable>: Sendable {
    private let result = Mutex<Value?>(nil)
    private let isDone = WakeSignal()

    func finish(_ value: Value) {
      result.withLock { $0 = value }
      isDone.signal()
    }

    var value: Value? { result.withLock { $0 } }

    func wait() { isDone.wait(for: nil) }
  }
}
