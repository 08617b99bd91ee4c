internal import Glibc
import Synchronization

/// A connected socket of a published service, which is closed unless it is taken.
///
/// - Thread: any.
package final class AcceptedSocket: Sendable {
  private let descriptor: Mutex<Int32>

  init(_ descriptor: Int32) { self.descriptor = Mutex(descriptor) }

  deinit {
    let descriptor = take()
    if descriptor >= 0 { close(descriptor) }
  }

  /// Returns the number of the socket, which the caller closes; -1 after the first time.
  package func take() -> Int32 {
    descriptor.withLock { descriptor in
      defer { descriptor = -1 }
      return descriptor
    }
  }
}
