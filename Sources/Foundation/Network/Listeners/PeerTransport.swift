internal import Glibc

/// The datagrams of one peer, through the socket of a listener.
///
/// - Thread: the queue of its connection, except the methods that say otherwise.
final class PeerTransport: Transport, @unchecked Sendable {
  let isDatagram = true
  let remoteAddress: SocketAddress?
  var localAddress: SocketAddress? { peers.localAddress }

  private let peers: DatagramPeers
  private let address: SocketAddress
  private let queue: DispatchQueue
  private var handler: ((TransportEvent) -> Void)?
  private var isReading = false
  private var isClosed = false
  /// The datagrams that have not been delivered.
  private var waiting: [[UInt8]] = []

  /// The number of undelivered datagrams above which further ones are dropped.
  ///
  /// - Source: ours.
  private static let limit = 256

  init(_ peers: DatagramPeers, _ address: SocketAddress, queue: DispatchQueue) {
    (self.peers, self.address, self.queue) = (peers, address, queue)
    remoteAddress = address
  }

  /// Receives a datagram.
  ///
  /// - Thread: any.
  func receive(_ bytes: [UInt8]) {
    queue.async { [weak self] in
      guard let self, !isClosed else { return }
      if waiting.count < Self.limit { waiting.append(bytes) }
      report()
    }
  }

  /// Notes that no more datagrams arrive.
  ///
  /// - Thread: any.
  func listenerEnded() {
    queue.async { [weak self] in self?.handler?(.failed(.posix(.ECANCELED))) }
  }

  func start(_ handler: @escaping (TransportEvent) -> Void) { self.handler = handler }

  func setReading(_ isReading: Bool) {
    self.isReading = isReading
    // The caller first handles what has already been reported.
    if isReading, !waiting.isEmpty { queue.async { [weak self] in self?.report() } }
  }

  private func report() {
    while isReading, !isClosed, let handler, !waiting.isEmpty {
      handler(.received(waiting.removeFirst()))
    }
  }

  func send(_ bytes: [UInt8], _ completion: @escaping (NWError?) -> Void) {
    guard !isClosed else { return completion(.posix(.EPIPE)) }
    let count = address.withPointer {
      sendto(peers.descriptor, bytes, bytes.count, Int32(Glibc.MSG_NOSIGNAL), $0, $1)
    }
    // A full buffer loses datagrams, as any network may.
    completion(count < 0 && errno != EAGAIN ? NWError(number: errno) : nil)
  }

  /// Does nothing: datagrams have no end.
  func endSending() {}

  func close(isAbort: Bool, _ error: NWError) {
    guard !isClosed else { return }
    isClosed = true
    handler = nil
    waiting = []
    peers.remove(address)
  }

  deinit { if !isClosed { peers.remove(address) } }
}
