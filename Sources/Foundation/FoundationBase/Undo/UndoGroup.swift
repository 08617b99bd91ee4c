/// A group of actions that are undone or redone together.
@MainActor
final class UndoGroup {
  /// An entry of a group.
  enum Entry {
    /// An action.
    case action(UndoAction)
    /// A nested group.
    case group(UndoGroup)
  }

  /// The entries in the order of their registration.
  private(set) var entries: [Entry] = []
  /// The action name for menus; empty if there is none.
  var name = ""
  /// The user info.
  var info: [UndoManager.UserInfoKey: Any] = [:]

  /// Whether the group has no entries.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether all actions are discardable; false for an empty group.
  var isDiscardable: Bool {
    !isEmpty
      && entries.allSatisfy {
        switch $0 {
        case .action(let action): action.isDiscardable
        case .group(let group): group.isDiscardable
        }
      }
  }

  /// The action that was registered last.
  var lastAction: UndoAction? {
    switch entries.last {
    case .action(let action): action
    case .group(let group): group.lastAction
    case nil: nil
    }
  }

  /// The nested group that was closed last, if no action was registered since.
  var lastGroup: UndoGroup? {
    if case .group(let group) = entries.last { group } else { nil }
  }

  /// Appends an entry.
  func add(_ entry: Entry) { entries.append(entry) }

  /// Removes the last entry.
  func removeLast() { entries.removeLast() }

  /// Removes all actions of a target, and the groups that become empty.
  func remove(_ target: ObjectIdentifier) {
    entries.removeAll {
      switch $0 {
      case .action(let action): action.target == target
      case .group(let group): group.removeActions(of: target)
      }
    }
  }

  /// Removes all entries.
  func removeAll() { entries = [] }

  /// Invokes all actions, the last first (Undo.UN5).
  func invoke() {
    for entry in entries.reversed() {
      switch entry {
      case .action(let action): action.invoke()
      case .group(let group): group.invoke()
      }
    }
  }

  /// Removes all actions of a target.
  ///
  /// - Returns: Whether the group has become empty.
  func removeActions(of target: ObjectIdentifier) -> Bool {
    let wasEmpty = isEmpty
    remove(target)
    return isEmpty && !wasEmpty
  }
}
