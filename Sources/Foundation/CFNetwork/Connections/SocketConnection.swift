import Dispatch
internal import Glibc
import TactusCoreFoundation
internal import TactusTLS

/// A connection by TCP, with or without TLS, that an input and an output stream share.
///
/// Its work is done on a queue of its own. Steps Networking.NW33…
///
/// - Thread: any, except where a method says otherwise.
final class SocketConnection: @unchecked Sendable {
  enum Phase { case idle, connecting, established, ended }

  /// The target of the streams.
  enum Peer {
    /// A host, whose addresses are looked up.
    case host
    /// A service of Bonjour, whose addresses a function finds.
    case service(SocketStreams.AddressSearch)
    /// The peer of a connected socket.
    case socket(Int32)
  }

  /// The values that the condition guards.
  struct State {
    var phase = Phase.idle
    /// Whether the streams have ever been established.
    var wasEstablished = false
    /// The bytes for the app.
    var incoming = ByteQueue()
    /// Whether the socket is not read, since too many bytes wait for the app.
    var isPaused = false
    /// Whether the peer sends no more.
    var hasEnded = false
    /// The bytes of the app that have not been encrypted, or taken for the socket.
    var outgoing = ByteQueue()
    /// The bytes that are sent before TLS begins.
    var plain = ByteQueue()
    /// The number of bytes that wait for the socket.
    var wireCount = 0
    var failure: StreamFailure?
    var security: StreamSecurity?
    /// The settings as the app has set them.
    var settings: NSDictionary?
    var level: String?
    var certificates: [[UInt8]] = []
    var descriptor: Int32 = -1
    var closesSocket = true
  }

  /// The bytes that wait in memory for the app before the socket is no longer read.
  ///
  /// - Source: ours.
  static let readLimit = 262_144
  /// The bytes that wait in memory for the socket before the streams have no more space.
  ///
  /// - Source: ours.
  static let writeLimit = 131_072

  /// The session of TLS, whether the streams use it or not.
  let session = StreamSession()
  let host: String
  let port: UInt16
  private let peerKind: Peer
  let queue = DispatchQueue(label: "tactus.cfnetwork.connection")
  let condition = NSCondition()
  var state = State()
  let input = StreamSide(isInput: true)
  let output = StreamSide(isInput: false)

  // What the queue uses.
  var race: HostRace?
  var reader: (any DispatchSourceRead)?
  var writer: (any DispatchSourceWrite)?
  var isReading = false
  var isWaitingToSend = false
  /// The bytes for the socket.
  var wire = ByteQueue()
  var tls: TLSStream?
  var isSecure = false
  /// Whether the sending side is closed once everything is sent.
  var endsWriting = false
  /// Whether TLS has notified the peer that nothing follows.
  var hasEndedTLS = false
  /// The reason why the certificates of the server are refused.
  var refusal: StreamFailure?
  /// The connection itself after its streams were closed, until everything is sent.
  var finishing: SocketConnection?

  init(host: String, port: UInt16, peer: Peer = .host) {
    (self.host, self.port, peerKind) = (host, port, peer)
    if case .socket(let descriptor) = peer { state.descriptor = descriptor }
  }

  // MARK: Beginning and end

  /// Opens a stream; the first one begins the connection (Networking.NW33).
  func open(_ side: StreamSide) {
    condition.withLock {
      guard !side.isOpen, !side.isClosed else { return }
      side.isOpen = true
      guard state.phase == .idle else { return }
      state.phase = .connecting
      queue.async { self.connect() }
    }
    callDelegate(of: side)
  }

  /// Closes a stream; the last one ends the connection (Networking.NW36).
  func close(_ side: StreamSide) {
    let places = condition.withLock {
      side.isClosed = true
      defer { side.places = [] }
      // One that is not open yet may still begin the connection.
      let mayBegin = state.phase == .idle && !(input.isClosed && output.isClosed)
      if !input.isInUse, !output.isInUse, !mayBegin { queue.async { self.finish() } }
      condition.broadcast()
      return side.places
    }
    for place in places { place.end() }
  }

  /// Begins to connect.
  ///
  /// - Thread: the queue.
  private func connect() {
    if case .socket(let descriptor) = peerKind { return start(descriptor) }
    // The network may be off; services are not found then (Networking.NW34).
    if case .host = peerKind, !NetworkSwitch.isLocal(host), NetworkSwitch.isOff {
      return fail(.networkIsOff(host: host))
    }
    let race = HostRace(on: queue) { [weak self] result in
      guard let self else {
        if case .success(let descriptor) = result { Glibc.close(descriptor) }
        return
      }
      self.race = nil
      switch result {
      case .success(let descriptor): start(descriptor)
      case .failure(let failure): fail(failure)
      }
    }
    self.race = race
    guard case .service(let search) = peerKind else { return race.start(host, port) }
    search { [queue] addresses in queue.async { race.start(addresses) } }
  }

  /// Uses a connected socket.
  private func start(_ descriptor: Int32) {
    let security = condition.withLock {
      state.descriptor = descriptor
      return state.security
    }
    watch(descriptor)
    if security == nil { establish() } else { startTLS() }
  }

  /// Notifies both streams that they can be used.
  ///
  /// - Thread: the queue.
  func establish() {
    condition.withLock {
      if state.phase == .connecting { state.phase = .established }
      state.wasEstablished = true
      condition.broadcast()
    }
    setReading(true)
    flush()
    callDelegate(of: input)
    callDelegate(of: output)
  }

  /// Ends the connection with an error.
  ///
  /// - Thread: the queue.
  func fail(_ failure: StreamFailure) {
    let isFirst = condition.withLock {
      guard state.phase != .ended else { return false }
      (state.phase, state.failure) = (.ended, failure)
      condition.broadcast()
      return true
    }
    guard isFirst else { return }
    tearDown()
    callDelegate(of: input)
    callDelegate(of: output)
  }

  /// Ends the connection after everything is sent.
  ///
  /// - Thread: the queue.
  private func finish() {
    let isEstablished = condition.withLock { state.phase == .established }
    guard isEstablished else { return end() }
    finishing = self
    setReading(false)
    flush()
  }

  /// Ends the connection without an error.
  ///
  /// - Thread: the queue.
  func end() {
    condition.withLock {
      state.phase = .ended
      condition.broadcast()
    }
    tearDown()
  }

  private func tearDown() {
    finishing = nil
    race?.cancel()
    race = nil
    tls = nil
    unwatch()
  }

  // MARK: Delegates

  /// Calls the delegate of a stream as long as there are events that it does not know
  /// (Networking.NW35).
  func callDelegate(of side: StreamSide) {
    let places: [StreamPlace] = condition.withLock {
      guard !side.isScheduled, !side.isInCall, side.hasDelegate, nextEvent(of: side) != nil,
        let first = side.places.first
      else { return [] }
      side.isScheduled = true
      // A run loop may run in any of the modes.
      return [first] + side.places.dropFirst().filter { $0.isLoop && first.isLoop }
    }
    for place in places { place.perform { self.deliverEvent(to: side) } }
  }

  /// Calls the delegate, on its queue or run loop.
  func deliverEvent(to side: StreamSide) {
    // Both may be released for the last time here, which must not happen within the lock.
    let (stream, delegate) = condition.withLock { (side.stream, side.delegate) }
    let event: Stream.Event? = condition.withLock {
      side.isScheduled = false
      guard !side.isInCall, !side.places.isEmpty, side.hasDelegate, stream != nil, delegate != nil,
        let event = nextEvent(of: side)
      else { return nil }
      switch event {
      case .openCompleted: side.knowsOpening = true
      case .endEncountered: side.knowsEnd = true
      case .errorOccurred: side.knowsError = true
      default: side.knowsReadiness = true
      }
      side.isInCall = true
      return event
    }
    guard let event, let stream else { return }
    delegate?.stream(stream, handle: event)
    condition.withLock { side.isInCall = false }
    callDelegate(of: side)
  }

  /// Sets where a stream calls its delegate, and returns whether it is not closed.
  @discardableResult
  func setPlaces(of side: StreamSide, _ change: (inout [StreamPlace]) -> Void) -> Bool {
    let isUsed = condition.withLock {
      guard !side.isClosed else { return false }
      change(&side.places)
      side.isScheduled = false
      return true
    }
    callDelegate(of: side)
    return isUsed
  }

  /// Returns what the delegate of a stream does not know; nil if it knows everything.
  private func nextEvent(of side: StreamSide) -> Stream.Event? {
    guard side.isInUse else { return nil }
    if state.wasEstablished, !side.knowsOpening { return .openCompleted }
    if side.isInput, !state.incoming.isEmpty {
      return side.knowsReadiness ? nil : .hasBytesAvailable
    }
    if side.isInput, state.hasEnded { return side.knowsEnd ? nil : .endEncountered }
    if state.failure != nil { return side.knowsError ? nil : .errorOccurred }
    return !side.isInput && hasSpace && !side.knowsReadiness ? .hasSpaceAvailable : nil
  }

  /// Whether the output stream takes bytes; the condition is locked.
  var hasSpace: Bool {
    state.phase == .established
      && state.outgoing.count + state.plain.count + state.wireCount < Self.writeLimit
  }

  // MARK: Contents

  /// Reads bytes, for which it waits (Networking.NW36).
  func read(to memory: UnsafeMutablePointer<UInt8>, at most: Int) -> Int {
    let (count, resumes) = condition.withLock { () -> (Int, Bool) in
      while input.isInUse, state.incoming.isEmpty, !state.hasEnded, state.failure == nil {
        condition.wait()
      }
      guard input.isInUse else { return (-1, false) }
      guard !state.incoming.isEmpty else {
        if state.hasEnded { input.hasReadEnd = true }
        return (state.hasEnded ? 0 : -1, false)
      }
      let count = state.incoming.take(to: memory, at: most)
      input.knowsReadiness = false
      let resumes = state.isPaused && state.incoming.count < Self.readLimit
      if resumes { state.isPaused = false }
      return (count, resumes)
    }
    if resumes { queue.async { self.setReading(true) } }
    callDelegate(of: input)
    return count
  }

  /// Takes bytes for the peer, as soon as there is space (Networking.NW36).
  func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let isTaken = condition.withLock {
      while output.isInUse, !hasSpace, state.failure == nil, state.phase != .ended {
        condition.wait()
      }
      guard output.isInUse, hasSpace else { return false }
      state.outgoing.append(bytes)
      output.knowsReadiness = false
      return true
    }
    guard isTaken else { return -1 }
    queue.async { self.flush() }
    callDelegate(of: output)
    return bytes.count
  }
}
