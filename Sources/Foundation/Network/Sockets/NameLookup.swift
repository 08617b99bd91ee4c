internal import Glibc

/// The resolution of host names.
enum NameLookup {
  /// Resolves a name on another thread.
  ///
  /// - Parameters:
  ///   - family: The address family; 0 for any.
  ///   - completion: A closure that is called on the queue.
  static func addresses(
    of name: String, port: NWEndpoint.Port, family: Int32, on queue: DispatchQueue,
    completion: @escaping @Sendable (Result<[SocketAddress], NWError>) -> Void
  ) {
    DispatchQueue.global().async {
      let result = lookUp(name, port, family)
      queue.async { completion(result) }
    }
  }

  private static func lookUp(
    _ name: String, _ port: NWEndpoint.Port, _ family: Int32
  ) -> Result<[SocketAddress], NWError> {
    var hints = addrinfo()
    hints.ai_family = family
    hints.ai_socktype = Int32(Glibc.SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(name, String(port.rawValue), &hints, &list)
    guard code == 0 else { return .failure(error(code)) }
    defer { freeaddrinfo(list) }
    let found = sequence(first: list, next: { $0?.pointee.ai_next }).compactMap { entry in
      entry.flatMap { entry in
        entry.pointee.ai_addr.map { SocketAddress($0, length: entry.pointee.ai_addrlen) }
      }
    }
    return found.isEmpty ? .failure(.dns(NWError.noSuchRecord)) : .success(found)
  }

  private static func error(_ code: Int32) -> NWError {
    switch code {
    case EAI_AGAIN: .dns(NWError.timeout)
    case EAI_SYSTEM: NWError(number: errno)
    default: .dns(NWError.noSuchRecord)
    }
  }
}
