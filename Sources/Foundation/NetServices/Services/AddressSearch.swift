import TactusCoreFoundation

/// The search for the addresses of a service of which nothing else is needed.
package enum AddressSearch {
  /// Searches for addresses for at most half a minute.
  ///
  /// - Parameters:
  ///   - name: The complete name of the service.
  ///   - found: Receives the addresses, in the system's structures, once; none if there are none.
  /// - Thread: any.
  package static func start(
    _ name: String, on bus: BonjourBus, found: @escaping @Sendable ([Data]) -> Void
  ) {
    AvahiDaemon.queue.async {
      let search = Search(found)
      search.resolution = Resolution(name) { event in
        switch event {
        case .ready: break
        case .found(let result):
          search.end(with: result.addresses.map { $0.data(port: result.location.port) })
        case .failed: search.end(with: [])
        }
      }
      AvahiDaemon.queue.asyncAfter(deadline: .now() + limit) { search.end(with: []) }
      search.resolution?.start(on: bus)
    }
  }

  // MARK: Internals

  /// The seconds after which a service counts as missing.
  ///
  /// - Source: ours; a service that is there responds in a second. Confidence: guess.
  private static let limit = 30.0

  /// A search that has not ended, which the queue of daemons guards.
  ///
  /// Sendable because the queue of daemons guards it.
  private final class Search: @unchecked Sendable {
    var resolution: Resolution?
    private var found: (@Sendable ([Data]) -> Void)?

    init(_ found: @escaping @Sendable ([Data]) -> Void) { self.found = found }

    func end(with addresses: [Data]) {
      found?(addresses)
      (found, resolution) = (nil, nil)
    }
  }
}
