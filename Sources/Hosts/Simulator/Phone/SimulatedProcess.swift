/// A process of an app, running or ended.
///
/// - Thread: one at a time.
public protocol SimulatedProcess: AnyObject {
  /// Returns a description of the end; `nil` while the process runs.
  func ending() -> String?

  /// Stops the process, or lets it go on.
  func suspend(_ isSuspended: Bool)

  /// Ends the process at once.
  func end()
}

extension SimulatedProcess {
  /// Does nothing: a process that the phone gives no turns does no work for its user interface.
  public func suspend(_ isSuspended: Bool) {}
}
