import Synchronization
import TactusThreads

/// The process that has sent messages by a connection.
final class PortPeer: Sendable {
  private let reference = Mutex(WeakReference<PortConnection>(nil))

  /// The connection; nil when it has ended.
  var connection: PortConnection? {
    get { reference.withLock { $0.object } }
    set { reference.withLock { $0 = WeakReference(newValue) } }
  }
}
