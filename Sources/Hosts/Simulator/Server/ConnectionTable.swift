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
    /// Whether it has sent a request with a secret.
    var isAdmitted = false

    /// Whether it has sent nothing.
    var isSilent: Bool { !hasSpoken && g_socket_get_available_bytes(socket) <= 0 }
    /// Whether it was shut down, and will end soon.
    var isEvicted = false
  }

  /// All connections by their number, which grows.
  private var connections: [Int: Connection] = [:]
  private var lastNumber = 0

  /// Makes room for another connection.
  ///
  /// SimulatorPages.SL3. The oldest connection without a secret is shut down for it, and rather one
  /// that has sent nothing.
  ///
  /// - Returns: Whether there is room.
  func makeRoom() -> Bool {
    let open = connections.filter { !$0.value.isEvicted }
    guard open.count >= PageLimits.connections else { return true }
    let strangers = open.filter { !$0.value.isAdmitted }
    let silent = strangers.filter { $0.value.isSilent }
    guard let oldest = silent.keys.min() ?? strangers.keys.min() else { return false }
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
    let removal = Removal(of: lastNumber, from: self)
    stream.withMemoryRebound(to: GObject.self, capacity: 1) {
      // A connection may outlive the server, so it retains the table.
      g_object_weak_ref(
        $0,
        { context, _ in
          guard let context else { return }
          let removal = Unmanaged<Removal>.fromOpaque(context).takeRetainedValue()
          removal.table.connections[removal.number] = nil
        },
        Unmanaged.passRetained(removal).toOpaque())
    }
    return lastNumber
  }

  /// Records that a connection has sent something.
  func noteSpeech(of number: Int) { connections[number]?.hasSpoken = true }

  /// Records that the connection from an address has shown a secret.
  func admit(_ remote: String) {
    for number in connections.keys where connections[number]?.remote == remote {
      connections[number]?.isAdmitted = true
    }
  }

  /// Shuts down the connection from an address.
  func evict(from remote: String) {
    for number in connections.keys where connections[number]?.remote == remote { evict(number) }
  }

  /// Shuts down the connections that have not shown a secret in time (SimulatorPages.SL4).
  func evictSilent(at now: PhoneInstant) {
    let limit = Duration.seconds(PageLimits.admissionSeconds)
    for (number, connection) in connections
    where !connection.isAdmitted && connection.accepted.duration(to: now) > limit {
      evict(number)
    }
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
    g_socket_shutdown(connection.socket, 1, 1, nil)
  }
}
