/// A family of devices that reports connections and disconnections.
public protocol WatchedDirectory: ActuatorDirectory {
  /// Starts watching; every later change is reported.
  ///
  /// - Throws: Why nothing can be watched.
  /// - Thread: any.
  func watch() throws(ActuatorError) -> any ActuatorWatch
}

/// A watch on the devices of a family.
///
/// - Thread: one at a time.
public protocol ActuatorWatch: AnyObject {
  /// A file descriptor that becomes readable when there may be changes, for `poll`.
  var descriptor: Int32 { get }

  /// Returns the changes since the last call, in order; the first call returns the existing
  /// devices.
  ///
  /// Never waits.
  func changes() -> [ActuatorChange]
}
