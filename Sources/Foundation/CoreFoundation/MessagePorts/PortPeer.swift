import Synchronization

/// The process that has sent messages by a connection.
final class PortPeer: Sendable {
  private let reference = Mutex<WeakConnection>(WeakConnection())

  private struct WeakConnection: Sendable { weak var value: PortConnection? }

  /// The connection; nil when it has ended.
  var connection: PortConnection? {
    get { reference.withLock { $0.value } }
    set { reference.withLock { $0.value = newValue } }
  }
}
