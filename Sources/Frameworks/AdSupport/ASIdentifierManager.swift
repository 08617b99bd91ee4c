internal import TactusPermissions
internal import TactusPhoneLink

/// The advertising identifier of the phone.
///
/// The permission is that of App Tracking Transparency (Permissions.TR3…).
///
/// - Thread: any; all its properties are constants.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  // The class has no mutable state.

  private static let manager = ASIdentifierManager()

  /// Creates a manager, which has no state of its own.
  public override init() { super.init() }

  /// Returns the shared manager.
  open class func shared() -> ASIdentifierManager { manager }

  /// The identifier, the same for all apps; zeros without the permission to track
  /// (Permissions.TR3).
  open var advertisingIdentifier: UUID {
    isTrackingPermitted ? Self.identifierOfPhone : UUID(uuid: Self.zeros)
  }

  /// Whether the app may track the user (Permissions.TR4).
  @available(*, deprecated, message: "Use ATTrackingManager.trackingAuthorizationStatus")
  open var isAdvertisingTrackingEnabled: Bool { isTrackingPermitted }

  // MARK: Internals

  private var isTrackingPermitted: Bool {
    AppPermissions.permission(.tracking).status == .authorized
  }

  private static let zeros: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  /// The advertising identifier of every phone, a version 8 UUID: it reveals nothing about the
  /// machine or its user.
  ///
  /// - Source: ours. Confidence: guess; each iPhone has a random one.
  private static let identifierOfPhone = UUID(
    uuid: (
      0x7A, 0xC7, 0x05, 0x1D, 0xAD, 0x50, 0x8A, 0x11, 0x8E, 0x77, 0x1D, 0xFA, 0x00, 0x00, 0x00, 0x01
    ))
}
