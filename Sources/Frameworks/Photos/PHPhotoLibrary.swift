internal import TactusCrashReports
internal import TactusPermissions
internal import TactusPhoneLink
internal import TactusVirtualTime

/// The photo library, which is empty and cannot be changed.
///
/// Steps Device.PH1…
///
/// - Thread: any; all its properties are constants.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary(internally: ())

  /// Creates another object for the library, for tests that override its methods.
  public override init() { super.init() }

  private init(internally: Void) { super.init() }

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }

  // MARK: Permission

  /// Returns the permission to read and change the library (Device.PH1); `limited` reads as
  /// `authorized`, as apps before iOS 14 do not know it.
  open class func authorizationStatus() -> PHAuthorizationStatus {
    let status = authorizationStatus(for: .readWrite)
    return status == .limited ? .authorized : status
  }

  /// Returns the permission for a use (Device.PH1).
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    AppPermissions.permission(accessLevel.resource).status.authorization
  }

  /// Asks the user for permission, unless that is decided; the closure is called on another thread
  /// (Device.PH1).
  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(for: .readWrite) { handler($0 == .limited ? .authorized : $0) }
  }

  /// Asks the user for permission for an access level, unless that is decided; the closure is
  /// called on another thread (Device.PH1).
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    AppPermissions.ask(accessLevel.resource) { permission in
      PhoneTime.callOnAnotherThread { handler(permission.status.authorization) }
    }
  }

  /// Asks the user for permission for an access level, unless that is decided (Device.PH1).
  nonisolated(nonsending) open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await AppPermissions.ask(accessLevel.resource).status.authorization
  }

  // MARK: Changes

  /// Performs no change; the closure is called on another thread with an error (Device.PH4).
  @preconcurrency
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Self.warn("PHPhotoLibrary.performChanges")
    PhoneTime.callOnAnotherThread { completionHandler?(false, PHPhotosError(.changeNotSupported)) }
  }
  /// Performs no change, and throws an error (Device.PH4).
  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    Self.warn("PHPhotoLibrary.performChanges")
    throw PHPhotosError(.changeNotSupported)
  }
  /// Performs no change, and throws an error (Device.PH4).
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    Self.warn("PHPhotoLibrary.performChangesAndWait")
    throw PHPhotosError(.changeNotSupported)
  }

  /// Adds an observer of changes; does nothing, since the library stays empty (Device.PH2).
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Removes an observer of changes; does nothing.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Adds an observer of the library's availability; does nothing, since it never changes.
  open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  /// Removes an observer of the library's availability; does nothing.
  open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  /// The reason that the library is unavailable; `nil`.
  open var unavailabilityReason: (any Error)? { nil }

  // MARK: History

  /// The change token of the library's current state (Device.PH13).
  open var currentChangeToken: PHPersistentChangeToken { PHPersistentChangeToken(internally: ()) }

  /// Returns the changes after a bookmark: none; without permission it throws (Device.PH13).
  open func fetchPersistentChanges(
    since token: PHPersistentChangeToken
  ) throws -> PHPersistentChangeFetchResult {
    switch Self.authorizationStatus() {
    case .restricted: throw PHPhotosError(.accessRestricted)
    case .denied, .notDetermined: throw PHPhotosError(.accessUserDenied)
    default: return PHPersistentChangeFetchResult(internally: ())
    }
  }

  static func warn(_ function: String) {
    RuntimeWarning.once(
      "\(function): the phone's photo library cannot be changed; the call fails", namesPlace: true)
  }
}

extension PHAccessLevel {
  /// The resource.
  fileprivate var resource: ProtectedResource { self == .addOnly ? .photosAdd : .photos }
}

extension PermissionStatus {
  /// The status in the app's terms.
  fileprivate var authorization: PHAuthorizationStatus {
    switch self {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .limited: .limited
    case .authorized, .whenInUse, .always: .authorized
    }
  }
}
