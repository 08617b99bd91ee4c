internal import Glibc

/// A connected socket.
///
/// - Thread: its queue, also the initializer.
final class SocketTransport: Transport, SocketBuffers, @unchecked Sendable {
  private struct Pending {
    var bytes: ArraySlice<UInt8>
    var completion: (NWError?) -> Void
  }

  let isDatagram: Bool
  let localAddress: SocketAddress?
  let remoteAddress: SocketAddress?

  private let descriptor: Int32
  private let reader: any DispatchSourceRead
  private let writer: any DispatchSourceWrite
  private var handler: ((TransportEvent) -> Void)?
  private var pending: [Pending] = []
  private var isReading = false
  private var isWaitingToSend = false
  private var endsSending = false
  private var isClosed = false

  /// Creates a transport, which closes the socket at its end.
  init(_ descriptor: Int32, isDatagram: Bool, queue: DispatchQueue) {
    self.descriptor = descriptor
    self.isDatagram = isDatagram
    localAddress = SocketAddress.read(descriptor, by: getsockname)
    remoteAddress = SocketAddress.read(descriptor, by: getpeername)
    reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    writer = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
    // The descriptor is closed only after neither source watches it.
    let sources = DispatchGroup()
    for _ in 0..<2 { sources.enter() }
    reader.setCancelHandler { sources.leave() }
    writer.setCancelHandler { sources.leave() }
    sources.notify(queue: .global()) { Glibc.close(descriptor) }
  }

  func start(_ handler: @escaping (TransportEvent) -> Void) {
    self.handler = handler
    reader.setEventHandler { [weak self] in self?.read() }
    writer.setEventHandler { [weak self] in self?.write() }
  }

  // MARK: Receiving

  func setReading(_ isReading: Bool) {
    guard !isClosed, isReading != self.isReading else { return }
    self.isReading = isReading
    if isReading { reader.resume() } else { reader.suspend() }
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // One event may stand for many datagrams; the receiver may pause after any of them.
    while isReading, !isClosed {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 || (count == 0 && isDatagram) {
        handler?(.received(Array(buffer[..<count])))
        if !isDatagram, count < buffer.count { return }
      } else if count == 0 {
        setReading(false)
        handler?(.ended)
        return
      } else if errno != EINTR {
        let number = errno
        guard number != EAGAIN else { return }
        if !isDatagram { setReading(false) }
        handler?(.failed(NWError(number: number)))
        return
      }
    }
  }

  // MARK: Sending

  func send(_ bytes: [UInt8], _ completion: @escaping (NWError?) -> Void) {
    guard !isClosed, !endsSending else { return completion(.posix(.EPIPE)) }
    pending.append(Pending(bytes: bytes[...], completion: completion))
    if !isWaitingToSend { write() }
  }

  func endSending() {
    guard !endsSending, !isClosed else { return }
    endsSending = true
    if pending.isEmpty { shutdown(descriptor, Int32(Glibc.SHUT_WR)) }
  }

  private func write() {
    while let first = pending.first, !isClosed {
      let count = first.bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(Glibc.MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return waitToSend(true) }
      if count < 0 {
        let error = NWError(number: errno)
        pending.removeFirst().completion(error)
        guard !isDatagram else { continue }
        for rest in pending { rest.completion(error) }
        pending = []
        break
      }
      pending[0].bytes = first.bytes.dropFirst(count)
      if isDatagram || pending[0].bytes.isEmpty { pending.removeFirst().completion(nil) }
    }
    waitToSend(false)
    if endsSending, pending.isEmpty, !isClosed { shutdown(descriptor, Int32(Glibc.SHUT_WR)) }
  }

  private func waitToSend(_ isWaiting: Bool) {
    guard isWaiting != isWaitingToSend, !isClosed else { return }
    isWaitingToSend = isWaiting
    if isWaiting { writer.resume() } else { writer.suspend() }
  }

  // MARK: Closing

  func close(isAbort: Bool, _ error: NWError) {
    guard !isClosed else { return }
    isClosed = true
    if isAbort {
      // With a linger time of 0, closing resets the connection.
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    }
    let rest = pending
    pending = []
    handler = nil
    reader.cancel()
    writer.cancel()
    // Suspended sources do not call their cancel handlers.
    if !isReading { reader.resume() }
    if !isWaitingToSend { writer.resume() }
    for rest in rest { rest.completion(error) }
  }

  deinit { if !isClosed { close(isAbort: false, .posix(.ECANCELED)) } }

  // MARK: SocketBuffers

  var receivedBytes: UInt32 { amount(FIONREAD) }
  var sentBytes: UInt32 { amount(TIOCOUTQ) }

  private func amount(_ request: Int32) -> UInt32 {
    var count: Int32 = 0
    return ioctl(descriptor, UInt(request), &count) == 0 ? UInt32(max(0, count)) : 0
  }
}
