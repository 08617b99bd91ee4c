/// The bytes or datagrams between this machine and a peer.
///
/// - Thread: the queue of its connection.
protocol Transport: AnyObject, Sendable {
  /// Whether each piece is a datagram.
  var isDatagram: Bool { get }
  /// The address of this side.
  var localAddress: SocketAddress? { get }
  /// The address of the peer.
  var remoteAddress: SocketAddress? { get }

  /// Begins to report events.
  func start(_ handler: @escaping (TransportEvent) -> Void)
  /// Sets whether pieces are read; initially they are not.
  func setReading(_ isReading: Bool)
  /// Sends bytes, and calls a closure when the system has taken them.
  func send(_ bytes: [UInt8], _ completion: @escaping (NWError?) -> Void)
  /// Tells the peer that nothing follows what has been sent so far.
  func endSending()
  /// Closes the socket.
  ///
  /// - Parameters:
  ///   - isAbort: Whether the connection is reset, so that the peer sees an error.
  ///   - error: The error that is reported for unsent data.
  func close(isAbort: Bool, _ error: NWError)
}

/// An event of a transport.
enum TransportEvent: Sendable {
  /// Bytes or a datagram arrived.
  case received([UInt8])
  /// The peer sends no more.
  case ended
  /// The system reports an error.
  case failed(NWError)
}
