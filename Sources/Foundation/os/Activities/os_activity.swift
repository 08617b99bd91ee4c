internal import Glibc
internal import Synchronization

// The functions of activities. Steps Logging.LO9–LO11.

/// Creates an activity.
///
/// - Parameters:
///   - dso: The image of the caller, which is not used on Linux.
///   - description: The name of the activity.
///   - activity: The activity that the new one is part of; the symbol `_os_activity_current` for
///     the thread's, `_os_activity_none` for none.
///   - flags: How the new activity is related to others.
@_silgen_name("_os_activity_create")
public func _os_activity_create(
  _ dso: UnsafeMutableRawPointer, _ description: UnsafePointer<CChar>, _ activity: os_activity_t,
  _ flags: os_activity_flag_t
) -> os_activity_t! {
  let present = ThreadActivities.mine.current
  if flags.includes(OS_ACTIVITY_FLAG_IF_NONE_PRESENT), let present {
    return OS_os_activity(identifier: present.identifier, parent: present.parent)
  }
  let parent = flags.includes(OS_ACTIVITY_FLAG_DETACHED) ? nil : activity.actual
  let new = OS_os_activity(
    identifier: lastIdentifier.wrappingAdd(1, ordering: .relaxed).newValue,
    parent: parent?.identifier ?? 0)
  LogRecords.add(
    LogRecord(
      .activity(new.identifier, parent: new.parent), String(cString: description), .default))
  return new
}

/// Creates an activity that is part of the thread's, and calls a block in it.
///
/// - Parameters:
///   - dso: The image of the caller, which is not used on Linux.
///   - description: The name of the activity.
///   - flags: How the new activity is related to others.
///   - activity_block: The work.
public func _os_activity_initiate(
  _ dso: UnsafeMutableRawPointer, _ description: UnsafePointer<CChar>,
  _ flags: os_activity_flag_t, _ activity_block: os_block_t
) {
  os_activity_apply(_os_activity_create(dso, description, .current, flags), activity_block)
}

/// Creates an activity that is part of the thread's, and calls a function in it.
public func _os_activity_initiate_f(
  _ dso: UnsafeMutableRawPointer, _ description: UnsafePointer<CChar>,
  _ flags: os_activity_flag_t, _ context: UnsafeMutableRawPointer?, _ activity_func: os_function_t
) {
  _os_activity_initiate(dso, description, flags) { activity_func(context) }
}

/// Calls a block in an activity.
public func os_activity_apply(_ activity: os_activity_t, _ block: os_block_t) {
  let scope = ThreadActivities.mine.enter(activity.actual)
  defer { _ = ThreadActivities.mine.leave(scope) }
  block()
}

/// Calls a function in an activity.
public func os_activity_apply_f(
  _ activity: os_activity_t, _ context: UnsafeMutableRawPointer?, _ function: os_function_t
) {
  os_activity_apply(activity) { function(context) }
}

/// Enters an activity until the thread leaves it by the state.
public func os_activity_scope_enter(_ activity: os_activity_t, _ state: os_activity_scope_state_t) {
  let actual = activity.actual
  state.pointee.opaque = (ThreadActivities.mine.enter(actual), actual?.identifier ?? 0)
}

/// Leaves an activity, and those that were entered after it.
///
/// A state that another thread has entered, or that was left before, is an error in the log.
public func os_activity_scope_leave(_ state: os_activity_scope_state_t) {
  guard ThreadActivities.mine.leave(state.pointee.opaque.0) else {
    return LogOutput.write(
      "os_activity_scope_leave: this thread is not in the scope of the state", .error, .default)
  }
  state.pointee.opaque = (0, 0)
}

/// Returns the identifier of an activity; 0 for none.
///
/// - Parameters:
///   - activity: The activity.
///   - parent_id: Memory for the identifier of the activity that it is part of; `nil` for nothing.
public func os_activity_get_identifier(
  _ activity: os_activity_t, _ parent_id: UnsafeMutablePointer<os_activity_id_t>?
) -> os_activity_id_t {
  let actual = activity.actual
  parent_id?.pointee = actual?.parent ?? 0
  return actual?.identifier ?? 0
}

/// Stores the identifiers of the activities that the thread is in, the innermost first.
///
/// - Parameters:
///   - entries: Memory for the identifiers.
///   - count: The number of identifiers that fit, and then of those that are stored.
public func os_activity_get_active(
  _ entries: UnsafeMutablePointer<os_activity_id_t>, _ count: UnsafeMutablePointer<UInt32>
) {
  let found = ThreadActivities.mine.identifiers.prefix(Int(count.pointee))
  for (index, identifier) in found.enumerated() { entries[index] = identifier }
  count.pointee = UInt32(found.count)
}

/// Names the action of the user that the system has begun; UIKit begins no activity here, so there
/// is none to name, and this does nothing.
public func _os_activity_label_useraction(
  _ dso: UnsafeMutableRawPointer, _ name: UnsafePointer<CChar>
) {}

/// The identifier of the latest activity.
private let lastIdentifier = Atomic<os_activity_id_t>(0)
