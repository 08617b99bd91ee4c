internal import TactusPermissions
internal import TactusPhoneClient
internal import TactusPhoneLink

/// A session that declares the authorization the app needs, and asks the user for it.
///
/// Step Device.LO8.
///
/// - Thread: any.
public final class CLServiceSession: Sendable {
  /// The authorizations that a session may require.
  public enum AuthorizationRequirement: Int, Sendable {
    /// None.
    case none = 0
    /// That while the app is used.
    case whenInUse = 1
    /// Permission at all times.
    case always = 2
  }

  private let requirement: AuthorizationRequirement
  private let stream: LocationStream<Diagnostic>
  private let outlet: LocationStream<Diagnostic>.Outlet

  /// Creates a session, which asks the user if undecided.
  public convenience init(authorization: AuthorizationRequirement) {
    self.init(authorization, nil)
  }

  /// Creates a session that needs the precise location, and asks the user if undecided.
  ///
  /// - Parameters:
  ///   - authorization: The permission.
  ///   - fullAccuracyPurposeKey: The key of the purpose in
  ///     `NSLocationTemporaryUsageDescriptionDictionary` of the app's property list.
  public convenience init(
    authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String
  ) { self.init(authorization, fullAccuracyPurposeKey) }

  private init(_ authorization: AuthorizationRequirement, _ purpose: String?) {
    let link = AppPhone.link
    requirement = authorization
    var end: LocationStream<Diagnostic>.Outlet?
    stream = LocationStream { outlet in
      end = outlet
      outlet.onEnd(
        LocationPermission.observe(link) { permission in
          outlet.yield(Diagnostic(permission, authorization, purpose != nil))
        })
    }
    guard let end else { preconditionFailure("the stream has an outlet") }
    outlet = end
    let permission = LocationPermission(PermissionChannel.of(link).table[.location])
    // The manager is used only for its requests, which do not need the main thread.
    let manager = CLLocationManager()
    if permission.isUndecided || authorization == .always && !permission.isAlways {
      switch authorization {
      case .none: break
      case .whenInUse: manager.requestWhenInUseAuthorization()
      case .always: manager.requestAlwaysAuthorization()
      }
    }
    if let purpose, !permission.isPrecise {
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purpose)
    }
  }

  /// The diagnostics of the session: one at the start, and one after each change.
  public var diagnostics: Diagnostics { Diagnostics(stream: stream) }

  /// Ends the session and its diagnostics.
  public func invalidate() { outlet.finish() }
}
