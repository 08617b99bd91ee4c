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
  private struct Connection {
    /// The address of the other end, which distinguishes connections.
    var remote: String
    var socket: UnsafeMutablePointer<GSocket>?
    var accepted: PhoneInstant
    /// Whether it has sent anything, as far as the server has read it.
    var hasSpoken = false
    /// Whether it was shut down, and will end soon.
    var isEvicted = false
  }

  /// All connections by their number, which grows.
  private var connections: [Int: Connection] = [:]
  private var lastNumber = 0
  /// The numbers of those without a secret that are not shut down, oldest first.
  private var strangers: [Int] = []
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
    var (silentCount, silent, speaking) = (0, Int?.none, Int?.none)
    for number in strangers {
      if isSilent(number) {
        silentCount += 1
        silent = silent ?? number
      } else {
        speaking = speaking ?? number
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
    connections[lastNumber] = Connection(remote: remote, socket: socket, accepted: now)
    strangers.append(lastNumber)
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
    strangers.removeAll { connections[$0]?.remote == remote }
  }

  /// Shuts down the connection from an address.
  func evict(from remote: String) {
    for number in connections.keys where connections[number]?.remote == remote { evict(number) }
  }

  /// Shuts down the connections that have not shown a secret in time (SimulatorPages.SL4).
  func evictSilent(at now: PhoneInstant) {
    let limit = Duration.seconds(PageLimits.admissionSeconds)
    let late = strangers.prefix { number in
      connections[number].map { $0.accepted.duration(to: now) > limit } ?? true
    }
    for number in late { evict(number) }
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
  private func evict(_ number: Int) {
    guard let connection = connections[number], !connection.isEvicted else { return }
    connections[number]?.isEvicted = true
    evictedCount += 1
    strangers.removeAll { $0 == number }
    g_socket_shutdown(connection.socket, 1, 1, nil)
  }

  /// Removes a connection that has ended.
  private func remove(_ number: Int) {
    if connections.removeValue(forKey: number)?.isEvicted == true { evictedCount -= 1 }
    strangers.removeAll { $0 == number }
  }

  /// Returns whether a connection has sent nothing.
  private func isSilent(_ number: Int) -> Bool {
    guard let connection = connections[number], !connection.hasSpoken else { return false }
    guard g_socket_get_available_bytes(connection.socket) > 0 else { return true }
    connections[number]?.hasSpoken = true
    return false
  }
}
