extension CLServiceSession {
  /// The obstacles of a session.
  public struct Diagnostic: Sendable {
    /// Whether the user has denied the permission.
    public let authorizationDenied: Bool
    /// Whether location services are disabled; false.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the user is not allowed to grant the permission.
    public let authorizationRestricted: Bool
    /// Whether the user is being asked.
    public let authorizationRequestInProgress: Bool
    /// Whether the session needs permanent permission, and the user has not granted it.
    public let alwaysAuthorizationDenied: Bool
    /// Whether the session needs the precise location, and the user has not permitted it.
    public let fullAccuracyDenied: Bool
    /// Whether the app is not sufficiently in use; false.
    public var insufficientlyInUse: Bool { false }
    /// Whether an explicit service session is required; false.
    public var serviceSessionRequired: Bool { false }

    init(
      _ permission: LocationPermission, _ requirement: AuthorizationRequirement,
      _ needsFullAccuracy: Bool
    ) {
      authorizationDenied = permission.isDenied
      authorizationRestricted = permission.isRestricted
      authorizationRequestInProgress = permission.isUndecided && requirement != .none
      alwaysAuthorizationDenied =
        requirement == .always && !permission.isAlways && !permission.isUndecided
      fullAccuracyDenied = needsFullAccuracy && !permission.isPrecise
    }
  }
}
