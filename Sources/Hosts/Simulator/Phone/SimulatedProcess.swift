/// A process of an app, running or ended.
///
/// - Thread: one at a time.
public protocol SimulatedProcess: AnyObject {
  /// Returns a description of the end; `nil` while the process runs.
  func ending() -> String?

  /// Ends the process at once.
  func end()
}
