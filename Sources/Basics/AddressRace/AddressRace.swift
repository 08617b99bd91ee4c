import Dispatch
internal import Glibc

/// Attempts to connect to the addresses of a host, one after another and side by side, as RFC 8305
/// (“Happy Eyeballs”) has them: each begins when the one before has failed, or after a while.
///
/// - Thread: its queue.
package final class AddressRace<Address, Failure: Error>: @unchecked Sendable {
  private struct Attempt {
    var descriptor: Int32
    var source: any DispatchSourceWrite
  }

  private let queue: DispatchQueue
  private let failure: (Int32) -> Failure
  private let connect: (Address) throws(Failure) -> StartedConnection
  private var completion: ((Result<Int32, Failure>) -> Void)?
  private var rest: ArraySlice<Address>
  private var attempts: [Attempt] = []
  private var lastFailure: Failure

  /// Creates a race.
  ///
  /// - Parameters:
  ///   - addresses: The addresses, the preferred one first.
  ///   - queue: The queue on which everything happens.
  ///   - failure: A closure that makes a failure of the system's number of an error.
  ///   - connect: A closure that begins to connect a socket to an address.
  ///   - completion: A closure that receives the connected socket, or the last failure.
  package init(
    _ addresses: [Address], on queue: DispatchQueue, failure: @escaping (Int32) -> Failure,
    connect: @escaping (Address) throws(Failure) -> StartedConnection,
    completion: @escaping (Result<Int32, Failure>) -> Void
  ) {
    (rest, self.queue, self.failure) = (addresses[...], queue, failure)
    (self.connect, self.completion) = (connect, completion)
    lastFailure = failure(EHOSTUNREACH)
  }

  /// Begins the next attempt.
  package func start() {
    guard completion != nil else { return }
    guard let address = rest.popFirst() else {
      if attempts.isEmpty { finish(.failure(lastFailure)) }
      return
    }
    do throws(Failure) {
      let started = try connect(address)
      if started.isConnected { return finish(.success(started.descriptor)) }
      watch(started.descriptor)
    } catch {
      lastFailure = error
      return start()
    }
    guard !rest.isEmpty else { return }
    queue.asyncAfter(deadline: .now() + StartedConnection.delay) { [weak self] in self?.start() }
  }

  /// Ends all attempts without a result.
  package func cancel() {
    completion = nil
    for attempt in attempts {
      attempt.source.setCancelHandler { close(attempt.descriptor) }
      attempt.source.cancel()
    }
    attempts = []
  }

  private func watch(_ descriptor: Int32) {
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
    // The descriptor may only be used anew when the source no longer watches it.
    attempt.source.setCancelHandler { [self] in
      if isConnected, completion != nil {
        finish(.success(descriptor))
      } else {
        close(descriptor)
      }
    }
    attempt.source.cancel()
    if !isConnected {
      lastFailure = failure(number)
      start()
    }
  }

  private func finish(_ result: Result<Int32, Failure>) {
    let completion = completion
    cancel()
    completion?(result)
  }
}
