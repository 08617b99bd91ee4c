internal import Glibc
internal import Synchronization
internal import TactusThreads

/// The connections that share the socket of a listener for datagrams.
///
/// - Thread: any.
final class DatagramPeers: Sendable {
  private struct State: Sendable {
    var transports: [SocketAddress: WeakReference<PeerTransport>] = [:]
    var hasListenerEnded = false
    var hasSourceEnded = false
    var isClosed = false
  }

  /// The socket.
  let descriptor: Int32
  /// The address of this side.
  let localAddress: SocketAddress?
  private let state = Mutex(State())

  init(_ descriptor: Int32, queue: DispatchQueue) {
    self.descriptor = descriptor
    localAddress = SocketAddress.read(descriptor, by: getsockname)
  }

  /// Adds the connection of a new peer.
  func add(_ address: SocketAddress, queue: DispatchQueue) -> PeerTransport {
    let transport = PeerTransport(self, address, queue: queue)
    state.withLock { $0.transports[address] = WeakReference(transport) }
    return transport
  }

  /// Passes a datagram to the connection of its peer, and returns whether that exists.
  @discardableResult
  func deliver(_ bytes: [UInt8], from address: SocketAddress) -> Bool {
    guard let transport = state.withLock({ $0.transports[address]?.object }) else {
      return false
    }
    transport.receive(bytes)
    return true
  }

  /// Removes the connection of a peer.
  func remove(_ address: SocketAddress) {
    state.withLock { _ = $0.transports.removeValue(forKey: address) }
    closeIfUnused()
  }

  /// Notes that the listener has ended, so that no more datagrams are read.
  func listenerEnded() {
    let transports = state.withLock { state in
      state.hasListenerEnded = true
      return state.transports.values.compactMap(\.object)
    }
    for transport in transports { transport.listenerEnded() }
    closeIfUnused()
  }

  /// Notes that the socket's read source has ended.
  func sourceEnded() {
    state.withLock { $0.hasSourceEnded = true }
    closeIfUnused()
  }

  private func closeIfUnused() {
    let closes = state.withLock { state in
      guard state.hasListenerEnded, state.hasSourceEnded, state.transports.isEmpty,
        !state.isClosed
      else { return false }
      state.isClosed = true
      return true
    }
    if closes { close(descriptor) }
  }
}
