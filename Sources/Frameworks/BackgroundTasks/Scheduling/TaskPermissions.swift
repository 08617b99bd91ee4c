internal import TactusCrashReports
internal import TactusPermissions

/// The tasks that a property list permits (BackgroundTasks.PL1, BackgroundTasks.PL2).
package struct TaskPermissions {
  /// The permitted identifiers; `nil` if all are, because a program has no property list.
  private let identifiers: Set<String>?
  private let modes: Set<String>

  /// Reads the permissions of a property list.
  package init(_ list: [String: Any]) {
    let found = list["BGTaskSchedulerPermittedIdentifiers"] as? [String]
    identifiers = PurposeString.isOfApp(list) ? Set(found ?? []) : nil
    modes = Set(list["UIBackgroundModes"] as? [String] ?? [])
  }

  /// The permissions of the app.
  static var ofApp: TaskPermissions {
    let permissions = TaskPermissions(Bundle.main.infoDictionary ?? [:])
    if permissions.identifiers == nil {
      RuntimeWarning.once(
        "the program has no Info.plist; the tasks of an app have to be in "
          + "BGTaskSchedulerPermittedIdentifiers of it, and their mode in UIBackgroundModes",
        kind: "note")
    }
    return permissions
  }

  /// Returns whether a task may be registered.
  package func permits(_ identifier: String) -> Bool {
    identifiers.map { $0.contains(identifier) } ?? true
  }

  /// Returns whether a request may be submitted.
  package func permits(_ request: BGTaskRequest) -> Bool {
    guard identifiers != nil else { return true }
    let mode = request is BGProcessingTaskRequest ? "processing" : "fetch"
    return permits(request.identifier) && modes.contains(mode)
  }
}
