internal import Synchronization
internal import TactusCrashReports

/// The photo library, which is empty and cannot be changed.
///
/// Steps Device.PH1…
///
/// - Thread: any.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary(internally: ())

  private init(internally: Void) { super.init() }

  /// The library.
  open class func shared() -> PHPhotoLibrary { library }

  // MARK: Permission

  private static let permission = Mutex(PHAuthorizationStatus.notDetermined)

  /// Returns the permission; not determined until the app asks for it (Device.PH1).
  open class func authorizationStatus() -> PHAuthorizationStatus { permission.withLock { $0 } }
  /// Returns the permission for a use (Device.PH1).
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }
  /// Asks for permission; the closure is called on another thread with the answer (Device.PH1).
  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    grant()
    DispatchQueue.global().async { handler(.authorized) }
  }
  /// Asks for permission for a use; the closure is called on another thread with the answer
  /// (Device.PH1).
  @preconcurrency
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(handler)
  }
  /// Asks for permission for a use (Device.PH1).
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    grant()
    return .authorized
  }

  private class func grant() {
    RuntimeWarning.once(
      "PHPhotoLibrary.requestAuthorization: no alert is shown, and the permission is granted; the "
        + "phone's photo library is empty", namesPlace: true)
    permission.withLock { $0 = .authorized }
  }

  // MARK: Changes

  /// Performs no change; the closure is called on another thread with an error (Device.PH4).
  @preconcurrency
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Self.warn("PHPhotoLibrary.performChanges")
    DispatchQueue.global().async { completionHandler?(false, PHPhotosError(.changeNotSupported)) }
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
  /// Adds an observer of the library's availability; does nothing, since it does not change.
  open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  /// Removes an observer of the library's availability; does nothing.
  open func unregisterAvailabilityObserver(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
  /// The reason that the library is unavailable; `nil`.
  open var unavailabilityReason: (any Error)? { nil }

  static func warn(_ function: String) {
    RuntimeWarning.once(
      "\(function): the phone's photo library cannot be changed; the call fails", namesPlace: true)
  }
}
