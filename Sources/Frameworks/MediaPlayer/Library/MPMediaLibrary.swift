import TactusPermissions
import TactusPhoneLink
import TactusVirtualTime

/// The media library: the sound files of a folder (MediaLibrary.ML1).
///
/// - Thread: any, for every member.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Returns the library.
  open class func `default`() -> MPMediaLibrary {
    MediaFolder.current.begin()
    return library
  }

  /// Returns the app's permission (MediaLibrary.ML4).
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus {
    status(AppPermissions.permission(.mediaLibrary))
  }

  /// Asks the user for permission, unless that is decided (MediaLibrary.ML4).
  ///
  /// - Parameter handler: Called on another thread with the status.
  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    AppPermissions.ask(.mediaLibrary) { permission in
      let status = status(permission)
      MediaFolder.current.begin()
      PhoneTime.callOnAnotherThread { handler(status) }
    }
  }

  /// Asks the user for permission, unless that is decided (MediaLibrary.ML4).
  nonisolated(nonsending) open class func requestAuthorization() async
    -> MPMediaLibraryAuthorizationStatus
  {
    let permission = await AppPermissions.ask(.mediaLibrary)
    MediaFolder.current.begin()
    return status(permission)
  }

  /// The date of the last change of a file; a distant one for an empty library.
  open var lastModifiedDate: Date {
    MediaFolder.current.items.map(\.dateAdded).max() ?? .distantPast
  }

  /// Does nothing: the library is read on first use, and does not change afterwards.
  open func beginGeneratingLibraryChangeNotifications() {}
  /// Does nothing, like `beginGeneratingLibraryChangeNotifications()`.
  open func endGeneratingLibraryChangeNotifications() {}

  // MARK: Changing

  /// Adds a product of the store; always fails, calling a closure on another thread.
  open func addItem(
    withProductID productID: String,
    completionHandler: (@Sendable ([MPMediaEntity], (any Error)?) -> Void)? = nil
  ) { PhoneTime.callOnAnotherThread { completionHandler?([], MPError(.notSupported)) } }

  /// Adds a product of the store, which throws.
  open func addItem(withProductID productID: String) async throws -> [MPMediaEntity] {
    throw MPError(.notSupported)
  }

  /// Finds or creates a playlist of the app; always fails, calling a closure on another thread
  /// (MediaLibrary.ML5).
  open func getPlaylist(
    with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?,
    completionHandler: @escaping @Sendable (MPMediaPlaylist?, (any Error)?) -> Void
  ) { PhoneTime.callOnAnotherThread { completionHandler(nil, MPError(.notSupported)) } }

  /// Finds or creates a playlist of the app; always throws (MediaLibrary.ML5).
  open func getPlaylist(
    with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?
  ) async throws -> MPMediaPlaylist { throw MPError(.notSupported) }

  // MARK: Internals

  private static let library = MPMediaLibrary()

  private static func status(_ permission: Permission) -> MPMediaLibraryAuthorizationStatus {
    switch permission.status {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case let status where status.permitsUse: .authorized
    default: .denied
    }
  }
}
