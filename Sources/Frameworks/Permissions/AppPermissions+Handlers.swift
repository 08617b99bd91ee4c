internal import Dispatch
import TactusVirtualTime

extension AppPermissions {
  /// Calls a handler of the app on another thread, as iPhones do; the phone's time waits for it
  /// (AppLife.PT19).
  ///
  /// - Parameter handler: The handler with its answer.
  @MainActor
  package static func callOnAnotherThread(_ handler: @escaping @Sendable () -> Void) {
    guard PhoneTime.isActive else { return DispatchQueue.global().async(execute: handler) }
    let isOver = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      handler()
      isOver.signal()
    }
    PhoneTime.run(after: 0, awaiting: { _ = isOver.wait(timeout: .now() + patience) }) {}
  }

  /// The longest wait for a handler in seconds of the machine: one that waits for the main thread
  /// cannot end before.
  ///
  /// - Source: ours; a busy machine. Confidence: guess.
  private static let patience = 5.0
}
