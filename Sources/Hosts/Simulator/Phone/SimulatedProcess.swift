/// A process of an app, running or ended.
///
/// - Thread: one at a time.
public protocol SimulatedProcess: AnyObject {
  /// Returns a description of the end; `nil` while the process runs.
  func ending() -> String?

  /// Stops or resumes the process.
  func suspend(_ isSuspended: Bool)

  /// The memory that the process has in use, in bytes; `nil` if it is not known.
  var residentBytes: Int? { get }

  /// Ends the process at once.
  func end()
}

extension SimulatedProcess {
  /// Does nothing: a process that the phone gives no turns does no work for its user interface.
  public func suspend(_ isSuspended: Bool) {}

  /// The default: not known.
  public var residentBytes: Int? { nil }
}
