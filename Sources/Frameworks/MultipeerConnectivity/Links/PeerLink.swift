internal import Network
internal import TactusTLS

/// A connection to another peer of this machine, which carries frames.
///
/// - Thread: the queue of peers.
final class PeerLink: @unchecked Sendable {
  /// Receives each frame.
  var hear: ((Frame) -> Void)?
  /// Called once when the connection ends, unless this side closes it.
  var whenEnded: (() -> Void)?
  private(set) var hasEnded = false

  private let connection: NWConnection
  private var reader = FrameReader(limit: PeerLink.firstLimit)
  private var tls: TLSStream?
  private var isSecure = false
  private var isClosing = false
  /// The frames that wait for TLS.
  private var waiting: [(Data, (@Sendable () -> Void)?)] = []

  /// The bytes of a frame before the peers have agreed, and after.
  ///
  /// - Source: ours. Confidence: guess.
  static let firstLimit = 1 << 20, lastLimit = 1 << 30

  /// The seconds for which a closed connection waits for the other side to close it.
  ///
  /// - Source: ours. Confidence: guess.
  private static let patience = 5.0

  /// Creates a connection that a listener has accepted.
  init(_ connection: NWConnection) { self.connection = connection }

  /// Creates a connection to a port of this machine.
  convenience init?(port: UInt16) {
    guard port > 0, let port = NWEndpoint.Port(rawValue: port) else { return nil }
    self.init(NWConnection(to: .hostPort(host: "127.0.0.1", port: port), using: .tcp))
  }

  deinit { connection.cancel() }

  // MARK: Beginning and end

  /// Starts to receive.
  func start() {
    connection.stateUpdateHandler = { [weak self] state in
      switch state {
      case .waiting, .failed: self?.end()
      case .setup, .preparing, .ready, .cancelled: break
      }
    }
    connection.start(queue: PeerQueue.queue)
    receive()
  }

  /// Encrypts what follows.
  func secure(_ stream: TLSStream) {
    tls = stream
    advance()
  }

  /// Removes the limit of the length of frames, since the peers have authenticated each other.
  func raiseLimit() { reader.limit = Self.lastLimit }

  /// Closes the connection after everything is sent.
  func close() {
    guard !hasEnded, !isClosing else { return }
    (hear, whenEnded) = (nil, nil)
    isClosing = true
    send(Frame(.bye))
    // One that is closed before the other side has read everything would be reset.
    PeerQueue.after(Self.patience) { self.end() }
  }

  private func end() {
    guard !hasEnded else { return }
    hasEnded = true
    connection.cancel()
    let completions = waiting.compactMap(\.1)
    waiting = []
    let report = whenEnded
    (hear, whenEnded) = (nil, nil)
    for completion in completions { completion() }
    report?()
  }

  // MARK: Sending

  /// Sends a frame.
  ///
  /// - Parameter completion: Is called when the system has taken the frame, or cannot.
  func send(_ frame: Frame, completion: (@Sendable () -> Void)? = nil) {
    guard !hasEnded else {
      if let completion { PeerQueue.perform(completion) }
      return
    }
    if tls != nil, !isSecure {
      waiting.append((frame.bytes, completion))
    } else {
      write(frame.bytes, completion)
    }
  }

  private func write(_ bytes: Data, _ completion: (@Sendable () -> Void)?) {
    var outgoing = bytes
    if let tls {
      do {
        try tls.write([UInt8](bytes))
      } catch {
        if let completion { PeerQueue.perform(completion) }
        return end()
      }
      outgoing = Data(tls.takeOutgoing())
    }
    connection.send(content: outgoing, completion: .contentProcessed { _ in completion?() })
  }

  // MARK: Receiving

  private func receive() {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 65_536) {
      [weak self] data, _, isComplete, error in
      guard let self, !hasEnded else { return }
      if let data { take(data) }
      if isComplete || error != nil { end() } else { receive() }
    }
  }

  private func take(_ data: Data) {
    guard let tls else {
      reader.append(data)
      return readFrames()
    }
    tls.receive([UInt8](data))
    advance()
  }

  /// Continues with TLS.
  private func advance() {
    guard let tls else { return }
    if !isSecure {
      switch tls.advance() {
      case .established: isSecure = true
      case .handshaking: break
      case .failed, .needsDecision: return end()
      }
      let outgoing = tls.takeOutgoing()
      if !outgoing.isEmpty {
        connection.send(content: Data(outgoing), completion: .contentProcessed { _ in })
      }
      guard isSecure else { return }
      let frames = waiting
      waiting = []
      for (bytes, completion) in frames { write(bytes, completion) }
    }
    switch tls.read() {
    case .bytes(let bytes):
      reader.append(Data(bytes))
      readFrames()
    case .nothing: break
    case .closed, .failed: end()
    }
  }

  private func readFrames() {
    do {
      while !hasEnded, let frame = try reader.next() {
        if case .bye = frame.message { return end() }
        hear?(frame)
      }
    } catch {
      end()
    }
  }
}
