import Foundation
import FoundationNetworking
import TactusFoundationBase

// Suspensions of tasks that wait for the cache (Networking.NW77).
//
// A task asks the cache for a response when it is first resumed. The toolchain keeps the starts and
// stops until then, and tells its protocol all of them at once; it takes a stop for a suspension
// only if the task is suspended at that moment, and otherwise ends the process. So a suspension
// waits until the task has its protocol, which makes the toolchain keep the order.

/// The data tasks, whose class has the method of this one from before `main` on.
final class SettledDataTask: OriginalDataTask<Void>, @unchecked Sendable {
  override func suspend() {
    waitForProtocol()
    super.suspend()
  }
}

/// The methods of Foundation.
class OriginalDataTask<Mark>: URLSessionDataTask, @unchecked Sendable {}

extension URLSessionTask {
  /// Waits until the cache has answered, at most for some seconds.
  ///
  /// - Thread: any but the task's work queue.
  fileprivate func waitForProtocol() {
    guard let lock = Self.child("_protocolLock", of: self) as? NSLock else { return }
    for _ in 0..<Self.longestWait {
      lock.lock()
      let state = Self.child("_protocolStorage", of: self)
      lock.unlock()
      let isWaiting = state.flatMap { Mirror(reflecting: $0).children.first?.label }
        .map { $0 == "awaitingCacheReply" }
      guard isWaiting == true else { return }
      Thread.sleep(forTimeInterval: Self.pause)
    }
  }

  /// The number of looks at a task, and the seconds between them: a cache reads one file.
  private static var longestWait: Int { 5_000 }
  private static var pause: Double { 0.000_5 }
}
