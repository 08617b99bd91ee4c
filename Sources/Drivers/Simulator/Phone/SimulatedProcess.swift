/// An app that runs, or has ended.
///
/// - Thread: one at a time.
public protocol SimulatedProcess: AnyObject {
  /// How it ended, in words for people; `nil` while it runs.
  func ending() -> String?

  /// Ends it at once.
  func end()
}
