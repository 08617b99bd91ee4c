import Dispatch
import Glibc
import Synchronization
import TactusAddressRace
import Testing

/// The race of a host's addresses; an address is a port of the loopback here.
@Suite struct AddressRaceTests {
  private struct Failure: Error, Equatable { var number: Int32 }

  /// A socket of the loopback that listens, or only has a port that refuses.
  private final class Port: Sendable {
    let descriptor: Int32
    let number: UInt16

    init(isListening: Bool) throws {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      self.descriptor = descriptor
      var address = AddressRaceTests.address(port: 0)
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let bound = AddressRaceTests.withPointer(&address) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
      try #require(bound && (!isListening || listen(descriptor, 4) == 0))
      number = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(descriptor) }
  }

  private static func address(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return address
  }

  private static func withPointer<Result>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }

  private static func connect(to port: UInt16) throws(Failure) -> StartedConnection {
    let flags = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let descriptor = socket(AF_INET, flags, 0)
    return try StartedConnection(descriptor, failure: Failure.init) {
      var address = address(port: port)
      return withPointer(&address) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// Runs a race, and returns the port that it has reached.
  private func result(of ports: [UInt16]) async -> Result<UInt16, Failure> {
    let queue = DispatchQueue(label: "race")
    let kept = Mutex<AddressRace<UInt16, Failure>?>(nil)
    let result: Result<Int32, Failure> = await withCheckedContinuation { done in
      let race = AddressRace(
        ports, on: queue, failure: Failure.init, connect: Self.connect
      ) { done.resume(returning: $0) }
      kept.withLock { $0 = race }
      queue.async { race.start() }
    }
    kept.withLock { $0 = nil }
    return result.map { descriptor in
      defer { close(descriptor) }
      var peer = Self.address(port: 0)
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      _ = Self.withPointer(&peer) { getpeername(descriptor, $0, &length) }
      return UInt16(bigEndian: peer.sin_port)
    }
  }

  @Test("An address that refuses is left for the next one", arguments: 0..<3)
  func refused(count: Int) async throws {
    let refusing = try (0..<count).map { _ in try Port(isListening: false) }
    let listening = try Port(isListening: true)
    let result = await result(of: refusing.map(\.number) + [listening.number])
    #expect(result == .success(listening.number))
  }

  @Test("Without an address that answers the last failure is the result")
  func failures() async throws {
    let refusing = try Port(isListening: false)
    #expect(await result(of: [refusing.number]) == .failure(Failure(number: ECONNREFUSED)))
    #expect(await result(of: []) == .failure(Failure(number: EHOSTUNREACH)))
  }

  @Test("A race that is canceled has no result")
  func canceled() async throws {
    let listening = try Port(isListening: true)
    let queue = DispatchQueue(label: "race")
    let count = Atomic(0)
    let race = AddressRace(
      [listening.number], on: queue, failure: Failure.init, connect: Self.connect
    ) { _ in count.wrappingAdd(1, ordering: .relaxed) }
    queue.sync {
      race.start()
      race.cancel()
    }
    queue.sync {}
    #expect(count.load(ordering: .relaxed) == 0)
  }
}
