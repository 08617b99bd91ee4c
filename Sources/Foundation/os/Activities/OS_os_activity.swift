import Foundation

/// An activity: a unit of work that messages of the log belong to (Logging.LO9).
///
/// - Thread: any; all its properties are constants.
public class OS_os_activity: NSObject, @unchecked Sendable {
  /// The identifier; 0 for no activity.
  let identifier: os_activity_id_t
  /// The identifier of the activity that this one is part of; 0 for none.
  let parent: os_activity_id_t

  init(identifier: os_activity_id_t, parent: os_activity_id_t) {
    (self.identifier, self.parent) = (identifier, parent)
  }

  /// The object that stands for no activity.
  package static let none = OS_os_activity(identifier: 0, parent: 0)
  /// The object that stands for the thread's activity.
  package static let current = OS_os_activity(identifier: 0, parent: 0)

  /// The activity that the object stands for; nil for none.
  var actual: OS_os_activity? {
    if self === Self.current { return ThreadActivities.mine.current }
    return self === Self.none ? nil : self
  }
}

/// An activity.
public typealias os_activity_t = OS_os_activity
/// The identifier of an activity of the log.
public typealias os_activity_id_t = UInt64
/// A function that works in an activity.
public typealias os_function_t = @convention(c) (UnsafeMutableRawPointer?) -> Void
/// A block without arguments.
public typealias os_block_t = () -> Void
