import Dispatch
internal import Glibc
import TactusCoreFoundation

/// Connects to a host: its addresses are looked up on another thread, then attempts begin one after
/// another, and run side by side (RFC 8305).
///
/// Step Networking.NW34.
///
/// - Thread: its queue.
final class HostRace: @unchecked Sendable {
  /// The milliseconds between the beginnings of attempts.
  ///
  /// - Source: RFC 8305, section 8. Confidence: documented there; a guess for Apple's.
  private static let delay = 250

  private struct Attempt {
    var descriptor: Int32
    var source: any DispatchSourceWrite
  }

  /// The address of a socket, in the system's structure.
  private struct Address: Sendable {
    var family: Int32
    var bytes: [UInt8]
  }

  private let queue: DispatchQueue
  private var completion: ((Result<Int32, StreamFailure>) -> Void)?
  private var rest: ArraySlice<Address> = []
  private var attempts: [Attempt] = []
  private var lastFailure = StreamFailure.system(EHOSTUNREACH)

  /// Creates a race.
  ///
  /// - Parameter completion: A closure that receives the connected socket, or the last failure.
  init(on queue: DispatchQueue, completion: @escaping (Result<Int32, StreamFailure>) -> Void) {
    (self.queue, self.completion) = (queue, completion)
  }

  /// Begins with the search for the addresses.
  func start(_ host: String, _ port: UInt16) {
    DispatchQueue.global().async { [self] in
      let result = Self.lookUp(host, port)
      queue.async { [self] in
        switch result {
        case .success(let addresses):
          rest = addresses[...]
          tryNext()
        case .failure(let failure): finish(.failure(failure))
        }
      }
    }
  }

  /// Ends all attempts without a result.
  func cancel() {
    completion = nil
    for attempt in attempts {
      attempt.source.setCancelHandler { close(attempt.descriptor) }
      attempt.source.cancel()
    }
    attempts = []
  }

  // MARK: Internals

  private static func lookUp(
    _ host: String, _ port: UInt16
  ) -> Result<[Address], StreamFailure> {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, String(port), &hints, &list)
    guard code == 0 else {
      return .failure(code == EAI_SYSTEM ? .system(errno) : .lookup(code))
    }
    defer { freeaddrinfo(list) }
    let found = sequence(first: list, next: { $0?.pointee.ai_next }).compactMap { entry in
      entry.flatMap { entry in
        entry.pointee.ai_addr.map { address in
          Address(
            family: entry.pointee.ai_family,
            bytes: Array(
              UnsafeRawBufferPointer(start: address, count: Int(entry.pointee.ai_addrlen))))
        }
      }
    }
    return found.isEmpty ? .failure(.lookup(EAI_NONAME)) : .success(found)
  }

  private func tryNext() {
    guard completion != nil else { return }
    guard let address = rest.popFirst() else {
      if attempts.isEmpty { finish(.failure(lastFailure)) }
      return
    }
    do throws(StreamFailure) {
      try connect(to: address)
    } catch {
      lastFailure = error
      return tryNext()
    }
    guard !rest.isEmpty else { return }
    queue.asyncAfter(deadline: .now() + .milliseconds(Self.delay)) { [weak self] in
      self?.tryNext()
    }
  }

  private func connect(to address: Address) throws(StreamFailure) {
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let descriptor = socket(address.family, Int32(kind), 0)
    guard descriptor >= 0 else { throw .system(errno) }
    let result = address.bytes.withUnsafeBytes { buffer -> Int32 in
      // Arrays of bytes are aligned for every structure of addresses.
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return -1 }
      return Glibc.connect(descriptor, base, socklen_t(buffer.count))
    }
    if result == 0 { return finish(.success(descriptor)) }
    guard errno == EINPROGRESS else {
      let number = errno
      close(descriptor)
      throw .system(number)
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
      lastFailure = .system(number)
      tryNext()
    }
  }

  private func finish(_ result: Result<Int32, StreamFailure>) {
    let completion = completion
    cancel()
    completion?(result)
  }
}
