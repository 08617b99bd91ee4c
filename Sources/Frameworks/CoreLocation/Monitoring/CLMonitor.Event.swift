extension CLMonitor {
  /// A report about a condition.
  public struct Event: Sendable {
    /// Whether a condition is met.
    public typealias State = CLMonitoringState

    /// The identifier of the condition.
    public let identifier: String
    /// Whether the condition is met.
    public let state: State
    /// The time of the report.
    public let date: Date
    /// The beacon that meets a condition for several; `nil`, as none does.
    public var refinement: (any CLCondition)? { nil }
    /// Whether the phone cannot watch the condition.
    public let conditionUnsupported: Bool
    /// Whether there are too many conditions; false.
    public var conditionLimitExceeded: Bool { false }
    /// Whether the user has denied the permission; false, which the session knows.
    public var authorizationDenied: Bool { false }
    /// Whether location services are off; false.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the user cannot give the permission; false.
    public var authorizationRestricted: Bool { false }
    /// Whether the user is being asked; false.
    public var authorizationRequestInProgress: Bool { false }
    /// Whether the app is not enough in use; false.
    public var insufficientlyInUse: Bool { false }
    /// Whether a session is missing; false.
    public var serviceSessionRequired: Bool { false }
    /// Whether only an inaccurate place is permitted; false.
    public var accuracyLimited: Bool { false }
    /// Whether conditions cannot be kept; false.
    public var persistenceUnavailable: Bool { false }
  }
}
