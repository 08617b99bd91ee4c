extension CLMonitor {
  /// A condition with the last report about it.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// The last report.
    public let lastEvent: CLMonitor.Event
  }
}
