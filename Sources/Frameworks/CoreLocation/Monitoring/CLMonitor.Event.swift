extension CLMonitor {
  /// A report about a condition.
  public struct Event: Sendable {
    /// The state of a condition.
    public typealias State = CLMonitoringState

    /// The identifier of the condition.
    public let identifier: String
    /// The state of the condition.
    public let state: State
    /// The time of the report.
    public let date: Date
    /// The beacon that meets a condition for several; `nil`, as none does.
    public var refinement: (any CLCondition)? { nil }
    /// Whether the phone cannot monitor the condition.
    public let conditionUnsupported: Bool
    /// Whether there are too many conditions; false.
    public var conditionLimitExceeded: Bool { false }
    /// Whether the user has denied the permission; false, as sessions report it.
    public var authorizationDenied: Bool { false }
    /// Whether location services are disabled; false.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the user is not allowed to grant the permission; false.
    public var authorizationRestricted: Bool { false }
    /// Whether the user is being asked; false.
    public var authorizationRequestInProgress: Bool { false }
    /// Whether the app is not sufficiently in use; false.
    public var insufficientlyInUse: Bool { false }
    /// Whether a service session is required; false.
    public var serviceSessionRequired: Bool { false }
    /// Whether only a reduced accuracy is permitted; false.
    public var accuracyLimited: Bool { false }
    /// Whether conditions cannot be persisted; false.
    public var persistenceUnavailable: Bool { false }
  }
}
