/// What is undone, or done again, as one.
@MainActor
final class UndoGroup {
  /// One thing in it.
  enum Entry {
    /// Something that was registered.
    case action(UndoAction)
    /// A group that was opened and closed within this one.
    case group(UndoGroup)
  }

  /// What is in it, in the order in which it was registered.
  private(set) var entries: [Entry] = []
  /// What it is called in a menu; empty where it has no name.
  var name = ""
  /// What an app keeps with it.
  var info: [UndoManager.UserInfoKey: Any] = [:]

  /// Whether it holds nothing that could be called.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether all in it may be lost without harm; of nothing, that is not said.
  var isDiscardable: Bool {
    !isEmpty
      && entries.allSatisfy {
        switch $0 {
        case .action(let action): action.isDiscardable
        case .group(let group): group.isDiscardable
        }
      }
  }

  /// The last thing in it that was registered.
  var lastAction: UndoAction? {
    switch entries.last {
    case .action(let action): action
    case .group(let group): group.lastAction
    case nil: nil
    }
  }

  /// The group that was closed within it, if nothing was registered since.
  var lastGroup: UndoGroup? {
    if case .group(let group) = entries.last { group } else { nil }
  }

  /// Adds something at the end.
  func add(_ entry: Entry) { entries.append(entry) }

  /// Takes out the last entry.
  func removeLast() { entries.removeLast() }

  /// Takes out all that was to be called on an object, and the groups that held nothing else.
  func remove(_ target: ObjectIdentifier) {
    entries.removeAll {
      switch $0 {
      case .action(let action): action.target == target
      case .group(let group): group.removeAndEmpties(target)
      }
    }
  }

  /// Takes everything out.
  func removeAll() { entries = [] }

  /// Calls all in it, the last first (UN5).
  func perform() {
    for entry in entries.reversed() {
      switch entry {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }

  /// Takes out what was to be called on an object.
  ///
  /// - Returns: Whether that made it empty.
  func removeAndEmpties(_ target: ObjectIdentifier) -> Bool {
    let wasEmpty = isEmpty
    remove(target)
    return isEmpty && !wasEmpty
  }
}
