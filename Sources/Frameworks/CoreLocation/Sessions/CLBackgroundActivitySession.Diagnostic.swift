extension CLBackgroundActivitySession {
  /// The obstacles of an activity.
  public struct Diagnostic: Sendable {
    /// Whether the user has denied the permission.
    public let authorizationDenied: Bool
    /// Whether location services are disabled; false.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the user is not allowed to grant the permission.
    public let authorizationRestricted: Bool
    /// Whether the user is being asked; false, since the activity does not ask.
    public var authorizationRequestInProgress: Bool { false }
    /// Whether the app is not sufficiently in use; false.
    public var insufficientlyInUse: Bool { false }
    /// Whether a service session is required to ask the user.
    public let serviceSessionRequired: Bool

    init(_ permission: LocationPermission) {
      authorizationDenied = permission.isDenied
      authorizationRestricted = permission.isRestricted
      serviceSessionRequired = permission.isUndecided
    }
  }
}
