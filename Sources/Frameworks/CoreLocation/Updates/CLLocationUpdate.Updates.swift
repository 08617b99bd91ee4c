internal import TactusPhoneClient

extension CLLocationUpdate {
  /// A sequence of location updates, which ends with its task.
  public struct Updates: AsyncSequence, Sendable {
    /// A report.
    public typealias Element = CLLocationUpdate

    /// The iterator.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: LocationIterator<CLLocationUpdate>
      fileprivate let session: CLServiceSession?

      /// Returns the next update; `nil` after the end of the task.
      public mutating func next() async throws -> CLLocationUpdate? {
        await base.following(isolation: #isolation)
      }

      /// Returns the next update; `nil` after the end of the task.
      ///
      /// - Parameter actor: The actor of the task.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(any Error) -> CLLocationUpdate? { await base.following(isolation: actor) }
    }

    private let needsSession: Bool
    private let stream: LocationStream<CLLocationUpdate>

    init(needsSession: Bool) {
      let link = AppPhone.link
      self.needsSession = needsSession
      stream = LocationStream { outlet in
        let end = LocationPermission.observe(link) { permission in
          outlet.yield(CLLocationUpdate(permission, needsSession: needsSession))
        }
        outlet.onEnd(end)
      }
    }

    /// Returns an iterator, and asks the user if undecided.
    public func makeAsyncIterator() -> Iterator {
      Iterator(
        base: stream.makeIterator(),
        session: needsSession ? nil : CLServiceSession(authorization: .whenInUse))
    }
  }
}
