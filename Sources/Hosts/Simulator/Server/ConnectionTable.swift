import CTactusSoup
import Glibc
import TactusPhoneTypes

/// The connections of a server: which of them have shown a secret, and which wait for one.
///
/// `Documentation/Behaviour/SimulatorPages.md` has the rules (SimulatorPages.SL3–SL4) that
/// comments name.
///
/// - Thread: the loop's.
final class ConnectionTable {
  /// A connection from its acceptance to its end.
  private final class Connection {
    /// The address of the other end, which distinguishes connections.
    let remote: String
    let socket: UnsafeMutablePointer<GSocket>?
    let accepted: PhoneInstant
    /// Whether it has sent anything, as far as the server has read it.
    var hasSpoken = false
    /// Whether it was shut down, and will end soon.
    var isEvicted = false

    init(
      from remote: String, _ socket: UnsafeMutablePointer<GSocket>?, accepted: PhoneInstant
    ) {
      (self.remote, self.socket, self.accepted) = (remote, socket, accepted)
    }

    /// Returns whether it has sent nothing.
    func isSilent() -> Bool {
      if !hasSpoken { hasSpoken = g_socket_get_available_bytes(socket) > 0 }
      return !hasSpoken
    }
  }

  /// All connections by their number, which grows.
  private var connections: [Int: Connection] = [:]
  private var lastNumber = 0
  /// Those without a secret that are not shut down, oldest first.
  private var strangers: [Connection] = []
  /// The number of those that are shut down, and have not ended yet.
  private var evictedCount = 0

  /// Makes room for another connection.
  ///
  /// SimulatorPages.SL3. The oldest connection without a secret is shut down for it: one that has
  /// sent nothing, if more than half of those are such, and otherwise one that has, so that none is
  /// shut down before it can speak.
  ///
  /// - Returns: Whether there is room.
  func makeRoom() -> Bool {
    guard connections.count - evictedCount >= PageLimits.connections else { return true }
    var (silentCount, silent, speaking) = (0, Connection?.none, Connection?.none)
    for connection in strangers {
      if connection.isSilent() {
        silentCount += 1
        if silent == nil { silent = connection }
      } else if speaking == nil {
        speaking = connection
      }
    }
    let isMostlySilent = silentCount * 2 > strangers.count
    guard let oldest = isMostlySilent ? silent : speaking ?? silent else { return false }
    evict(oldest)
    return true
  }

  /// Adds a connection until its stream ends.
  ///
  /// - Parameters:
  ///   - stream: The stream, without encryption.
  ///   - socket: Its socket.
  ///   - remote: The address of the other end.
  /// - Returns: Its number.
  @discardableResult
  func add(
    _ stream: UnsafeMutablePointer<GIOStream>, _ socket: UnsafeMutablePointer<GSocket>?,
    from remote: String, at now: PhoneInstant
  ) -> Int {
    lastNumber += 1
    let new = Connection(from: remote, socket, accepted: now)
    connections[lastNumber] = new
    strangers.append(new)
    let removal = Removal(of: lastNumber, from: self)
    stream.withMemoryRebound(to: GObject.self, capacity: 1) {
      // A connection may outlive the server, so it retains the table.
      g_object_weak_ref(
        $0,
        { context, _ in
          guard let context else { return }
          let removal = Unmanaged<Removal>.fromOpaque(context).takeRetainedValue()
          removal.table.remove(removal.number)
        },
        Unmanaged.passRetained(removal).toOpaque())
    }
    return lastNumber
  }

  /// Records that a connection has sent something.
  func noteSpeech(of number: Int) { connections[number]?.hasSpoken = true }

  /// Records that the connection from an address has shown a secret.
  func admit(_ remote: String) {
    strangers.removeAll { $0.remote == remote }
  }

  /// Shuts down the connection from an address.
  func evict(from remote: String) {
    for connection in connections.values where connection.remote == remote { evict(connection) }
  }

  /// Shuts down the connections that have not shown a secret in time (SimulatorPages.SL4).
  func evictSilent(at now: PhoneInstant) {
    let limit = Duration.seconds(PageLimits.admissionSeconds)
    for late in strangers.prefix(while: { $0.accepted.duration(to: now) > limit }) { evict(late) }
  }

  // MARK: Internals

  /// A connection that is removed when its stream ends.
  private final class Removal {
    let number: Int
    let table: ConnectionTable

    init(of number: Int, from table: ConnectionTable) {
      (self.number, self.table) = (number, table)
    }
  }

  /// Shuts down a connection; the server then reads its end.
  private func evict(_ connection: Connection) {
    guard !connection.isEvicted else { return }
    connection.isEvicted = true
    evictedCount += 1
    strangers.removeAll { $0 === connection }
    g_socket_shutdown(connection.socket, 1, 1, nil)
  }

  /// Removes a connection that has ended.
  private func remove(_ number: Int) {
    guard let connection = connections.removeValue(forKey: number) else { return }
    if connection.isEvicted { evictedCount -= 1 }
    strangers.removeAll { $0 === connection }
  }
}
