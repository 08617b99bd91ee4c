/// An extension that offers conferences for events; never called on this phone (Calendars.VC1).
///
/// - Thread: one at a time.
open class EKVirtualConferenceProvider: NSObject, NSExtensionRequestHandling, @unchecked Sendable {
  /// Creates a provider.
  public override init() { super.init() }

  /// Requests the room types, which a subclass provides; without one there are none.
  @preconcurrency
  open func fetchAvailableRoomTypes(
    completionHandler:
      @escaping @Sendable (
        [EKVirtualConferenceRoomTypeDescriptor]?, (any Error)?
      ) -> Void
  ) { completionHandler([], nil) }

  /// Returns the room types, which a subclass provides; without one there are none.
  ///
  /// - Throws: The error of a subclass.
  @discardableResult
  nonisolated(nonsending) open func fetchAvailableRoomTypes() async throws
    -> [EKVirtualConferenceRoomTypeDescriptor]
  {
    try await withCheckedThrowingContinuation { next in
      fetchAvailableRoomTypes { types, error in
        next.resume(with: error.map { .failure($0) } ?? .success(types ?? []))
      }
    }
  }

  /// Requests a conference in a room type, which a subclass provides; without one there is none.
  @preconcurrency
  open func fetchVirtualConference(
    identifier: EKVirtualConferenceRoomTypeIdentifier,
    completionHandler: @escaping @Sendable (EKVirtualConferenceDescriptor?, (any Error)?) -> Void
  ) { completionHandler(nil, nil) }

  /// Returns a conference in a room type, which a subclass provides.
  ///
  /// - Throws: The error of a subclass, and `EKError.internalFailure` if it provides no conference.
  @discardableResult
  nonisolated(nonsending) open func fetchVirtualConference(
    identifier: EKVirtualConferenceRoomTypeIdentifier
  ) async throws -> EKVirtualConferenceDescriptor {
    try await withCheckedThrowingContinuation { next in
      fetchVirtualConference(identifier: identifier) { conference, error in
        next.resume(
          with: conference.map { .success($0) } ?? .failure(error ?? EKError(.internalFailure)))
      }
    }
  }

  /// Prepares for the request of an app; does nothing.
  open func beginRequest(with context: NSExtensionContext) {}
}
