/// An extension that offers conferences for events; the phone asks none (Calendars.VC1).
///
/// - Thread: one at a time.
open class EKVirtualConferenceProvider: NSObject, NSExtensionRequestHandling, @unchecked Sendable {
  /// Creates a provider.
  public override init() { super.init() }

  /// Asks for the types of rooms; a subclass gives them, and without one there are none.
  @preconcurrency
  open func fetchAvailableRoomTypes(
    completionHandler:
      @escaping @Sendable (
        [EKVirtualConferenceRoomTypeDescriptor]?, (any Error)?
      ) -> Void
  ) { completionHandler([], nil) }

  /// Asks for a conference in a type of rooms; a subclass gives it, and without one there is none.
  @preconcurrency
  open func fetchVirtualConference(
    identifier: EKVirtualConferenceRoomTypeIdentifier,
    completionHandler: @escaping @Sendable (EKVirtualConferenceDescriptor?, (any Error)?) -> Void
  ) { completionHandler(nil, nil) }

  /// Prepares for the request of an app; does nothing.
  open func beginRequest(with context: NSExtensionContext) {}
}
