/// A family of devices that tells of those that come and go.
public protocol WatchedDirectory: ActuatorDirectory {
  /// Begins to watch; nothing that happens from now on is missed.
  ///
  /// - Throws: Why nothing can be watched.
  /// - Thread: any.
  func watch() throws(ActuatorError) -> any ActuatorWatch
}

/// Somebody's eye on a family of devices.
///
/// - Thread: one at a time.
public protocol ActuatorWatch: AnyObject {
  /// A file that can be read from when there may be something new, so that it can be waited for.
  var descriptor: Int32 { get }

  /// What happened since the last time, in order; the first time, what is there already.
  ///
  /// Never waits.
  func changes() -> [ActuatorChange]
}
