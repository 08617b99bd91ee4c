internal import TactusPermissions
internal import TactusPhoneLink
internal import TactusVirtualTime

/// The user's subscription of music, which the phone does not have (Purchases.MU1).
///
/// - Thread: any; all its properties are constants.
open class SKCloudServiceController: NSObject, @unchecked Sendable {
  /// Creates a controller.
  public override init() { super.init() }

  /// Returns the permission to use the user's music; does not ask the user.
  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus {
    AppPermissions.permission(.mediaLibrary).status.cloudStatus
  }

  /// Asks the user for the permission, unless that is decided.
  ///
  /// Without `NSAppleMusicUsageDescription` in its property list, the app is terminated.
  @preconcurrency
  open class func requestAuthorization(
    _ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void
  ) {
    AppPermissions.ask(.mediaLibrary) { permission in
      let status = permission.status.cloudStatus
      PhoneTime.callOnAnotherThread { completionHandler(status) }
    }
  }

  /// Asks the user for the permission, unless that is decided, and returns it.
  ///
  /// Without `NSAppleMusicUsageDescription` in its property list, the app is terminated.
  @discardableResult
  nonisolated(nonsending) open class func requestAuthorization() async
    -> SKCloudServiceAuthorizationStatus
  { await AppPermissions.ask(.mediaLibrary).status.cloudStatus }

  /// Passes the capabilities to a closure on another thread: there are none.
  @preconcurrency
  open func requestCapabilities(
    completionHandler: @escaping @Sendable (SKCloudServiceCapability, (any Error)?) -> Void
  ) { PhoneTime.callOnAnotherThread { completionHandler([], nil) } }

  /// Returns what the user may do: nothing.
  @discardableResult
  nonisolated(nonsending) open func requestCapabilities() async throws
    -> SKCloudServiceCapability
  { [] }

  /// Passes the storefront identifier to a closure on another thread.
  @preconcurrency
  open func requestStorefrontIdentifier(
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    let code = countryCode
    PhoneTime.callOnAnotherThread {
      completionHandler(StorefrontCountries.identifier(of: code), nil)
    }
  }

  /// Returns the storefront identifier.
  @discardableResult
  nonisolated(nonsending) open func requestStorefrontIdentifier() async throws -> String {
    StorefrontCountries.identifier(of: countryCode)
  }

  /// Passes the two-letter country code of the storefront to a closure on another thread.
  @preconcurrency
  open func requestStorefrontCountryCode(
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    let code = countryCode
    PhoneTime.callOnAnotherThread {
      completionHandler(StorefrontCountries.region(of: code)?.lowercased(), nil)
    }
  }

  /// Returns the two letters of the storefront's country.
  ///
  /// - Throws: `SKError.unknown` if the country has no letters.
  @discardableResult
  nonisolated(nonsending) open func requestStorefrontCountryCode() async throws -> String {
    guard let region = StorefrontCountries.region(of: countryCode) else {
      throw SKError(.unknown)
    }
    return region.lowercased()
  }

  /// Requests a token of the user, which fails.
  @preconcurrency
  open func requestUserToken(
    forDeveloperToken developerToken: String,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    PhoneTime.callOnAnotherThread {
      completionHandler(nil, SKError(.cloudServicePermissionDenied))
    }
  }

  /// Requests a token of the user, which fails.
  ///
  /// - Throws: `SKError.cloudServicePermissionDenied`.
  @discardableResult
  nonisolated(nonsending) open func requestUserToken(
    forDeveloperToken developerToken: String
  ) async throws -> String { throw SKError(.cloudServicePermissionDenied) }

  // MARK: Internals

  /// The three letters of the storefront's country.
  private var countryCode: String {
    LocalStore.current.known({ $0.settings.countryCode }, otherwise: "USA")
  }
}

extension PermissionStatus {
  /// The status in the app's terms.
  fileprivate var cloudStatus: SKCloudServiceAuthorizationStatus {
    switch self {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .authorized, .whenInUse, .always, .limited: .authorized
    }
  }
}
