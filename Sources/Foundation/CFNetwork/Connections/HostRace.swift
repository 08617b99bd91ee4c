import Dispatch
internal import Glibc
internal import TactusAddressRace
import TactusCoreFoundation

/// Connects to a host: its addresses are looked up on another thread, then attempts begin one after
/// another, and run side by side.
///
/// Step Networking.NW34.
///
/// - Thread: its queue.
final class HostRace: @unchecked Sendable {
  /// The address of a socket, in the system's structure.
  private struct Address: Sendable {
    var family: Int32
    var bytes: [UInt8]
  }

  private let queue: DispatchQueue
  private var completion: ((Result<Int32, StreamFailure>) -> Void)?
  private var race: AddressRace<Address, StreamFailure>?

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
        case .success(let addresses): start(addresses)
        case .failure(let failure): completion?(.failure(failure))
        }
      }
    }
  }

  /// Begins with known addresses, in the system's structures.
  func start(_ addresses: [Data]) {
    guard !addresses.isEmpty else { return completion?(.failure(.lookup(EAI_NONAME))) ?? () }
    start(
      addresses.compactMap { data in
        guard data.count >= MemoryLayout<sockaddr_in>.size else { return nil }
        let family = data.withUnsafeBytes { $0.loadUnaligned(as: sa_family_t.self) }
        return Address(family: Int32(family), bytes: Array(data))
      })
  }

  private func start(_ addresses: [Address]) {
    guard let completion else { return }
    race = AddressRace(
      addresses, on: queue, failure: StreamFailure.system, connect: Self.connect,
      completion: completion)
    race?.start()
  }

  /// Ends all attempts without a result.
  func cancel() {
    completion = nil
    race?.cancel()
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

  private static func connect(to address: Address) throws(StreamFailure) -> StartedConnection {
    let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let descriptor = socket(address.family, Int32(kind), 0)
    guard descriptor >= 0 else { throw .system(errno) }
    return try StartedConnection(descriptor, failure: StreamFailure.system) {
      address.bytes.withUnsafeBytes { buffer -> Int32 in
        // Arrays of bytes are aligned for every structure of addresses.
        guard let base = buffer.baseAddress?.assumingMemoryBound(to: sockaddr.self) else {
          return -1
        }
        return Glibc.connect(descriptor, base, socklen_t(buffer.count))
      }
    }
  }
}
