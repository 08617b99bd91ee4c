import Dispatch
import TestSupport

extension BlockingQueue {
  /// Returns the next value, as `removeFirst()` does, without blocking one of the few threads that
  /// all tests have.
  func next() async -> Value {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: self.removeFirst()) }
    }
  }
}
