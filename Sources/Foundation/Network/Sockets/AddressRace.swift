internal import Glibc

/// Attempts to connect to the addresses of a host, one after another and side by side, as RFC 8305
/// (“Happy Eyeballs”) has them.
///
/// Connections.CN3: each attempt begins when the one before has failed, or after a while.
///
/// - Thread: its queue.
final class AddressRace: @unchecked Sendable {
  /// The time between the beginnings of attempts.
  ///
  /// - Source: RFC 8305, section 8. Confidence: documented there; a guess for Apple's.
  private static let delay = DispatchTimeInterval.milliseconds(250)

  private struct Attempt {
    var descriptor: Int32
    var source: any DispatchSourceWrite
  }

  private let options: SocketOptions
  private let local: SocketAddress?
  private let isDatagram: Bool
  private let queue: DispatchQueue
  private var completion: ((Result<Int32, NWError>) -> Void)?
  private var rest: ArraySlice<SocketAddress>
  private var attempts: [Attempt] = []
  private var lastError: NWError?

  /// Creates a race.
  ///
  /// - Parameters:
  ///   - addresses: The addresses, the preferred one first.
  ///   - local: The address of this side; nil for any.
  ///   - completion: A closure that receives the connected socket, or the last error.
  init(
    _ addresses: [SocketAddress], from local: SocketAddress?, options: SocketOptions,
    isDatagram: Bool, queue: DispatchQueue,
    completion: @escaping (Result<Int32, NWError>) -> Void
  ) {
    (rest, self.local, self.options) = (addresses[...], local, options)
    (self.isDatagram, self.queue, self.completion) = (isDatagram, queue, completion)
  }

  /// Begins the next attempt.
  func start() {
    guard completion != nil else { return }
    guard let address = rest.popFirst() else {
      if attempts.isEmpty { finish(.failure(lastError ?? .posix(.EHOSTUNREACH))) }
      return
    }
    do throws(NWError) {
      try connect(to: address)
    } catch {
      lastError = error
      return start()
    }
    guard !rest.isEmpty else { return }
    queue.asyncAfter(deadline: .now() + Self.delay) { [weak self] in self?.start() }
  }

  /// Ends all attempts without a result.
  func cancel() {
    completion = nil
    endAttempts()
  }

  private func connect(to address: SocketAddress) throws(NWError) {
    let descriptor = try options.makeSocket(family: address.family, isDatagram: isDatagram)
    if let local, local.family == address.family,
      local.withPointer({ bind(descriptor, $0, $1) }) != 0
    {
      let error = NWError(number: errno)
      close(descriptor)
      throw error
    }
    let result = address.withPointer { Glibc.connect(descriptor, $0, $1) }
    if result == 0 { return finish(.success(descriptor)) }
    guard errno == EINPROGRESS else {
      let error = NWError(number: errno)
      close(descriptor)
      throw error
    }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.end(descriptor) }
    attempts.append(Attempt(descriptor: descriptor, source: source))
    source.resume()
  }

  /// Reads the outcome of an attempt.
  private func end(_ descriptor: Int32) {
    guard let index = attempts.firstIndex(where: { $0.descriptor == descriptor }) else { return }
    let attempt = attempts.remove(at: index)
    var number: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &number, &length)
    let isConnected = number == 0
    attempt.source.setCancelHandler { [self] in
      if isConnected, completion != nil {
        finish(.success(descriptor))
      } else {
        close(descriptor)
      }
    }
    attempt.source.cancel()
    if !isConnected {
      lastError = NWError(number: number)
      start()
    }
  }

  private func finish(_ result: Result<Int32, NWError>) {
    let completion = completion
    cancel()
    completion?(result)
  }

  private func endAttempts() {
    for attempt in attempts {
      attempt.source.setCancelHandler { close(attempt.descriptor) }
      attempt.source.cancel()
    }
    attempts = []
  }
}
