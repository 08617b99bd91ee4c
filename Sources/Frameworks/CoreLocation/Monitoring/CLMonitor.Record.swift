extension CLMonitor {
  /// A condition with its last event.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// The last report.
    public let lastEvent: CLMonitor.Event
  }
}
