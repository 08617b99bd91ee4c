extension CLBackgroundActivitySession {
  /// The obstacles of an activity.
  public struct Diagnostic: Sendable {
    /// Whether the user has denied the permission.
    public let authorizationDenied: Bool
    /// Whether location services are off; false.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the user cannot give the permission.
    public let authorizationRestricted: Bool
    /// Whether the user is being asked; false, since the activity asks nobody.
    public var authorizationRequestInProgress: Bool { false }
    /// Whether the app is not enough in use; false.
    public var insufficientlyInUse: Bool { false }
    /// Whether a session is missing that asks the user who was not asked.
    public let serviceSessionRequired: Bool

    init(_ permission: LocationPermission) {
      authorizationDenied = permission.isDenied
      authorizationRestricted = permission.isRestricted
      serviceSessionRequired = permission.isUndecided
    }
  }
}
