/// Remembers how to take back what was done, and how to do it again.
///
/// Steps UN1… are in `Documentation/Behaviour/Undo.md`.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// Makes one that remembers nothing.
  nonisolated public override init() { super.init() }

  // MARK: Configuration

  /// How many groups it remembers at most, of what can be undone and of what can be redone; 0 for all.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Whether all that is registered during one event is one group (UN2).
  open var groupsByEvent = true

  /// The modes of the run loop in which an event's group is closed.
  ///
  /// An app on Linux has one loop: an event ends alike in all of them (UN2).
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: State

  /// How many groups are open.
  open var groupingLevel: Int { openGroups.count }
  /// Whether something is being taken back.
  open var isUndoing: Bool { activity == .undoing }
  /// Whether something is being done again.
  open var isRedoing: Bool { activity == .redoing }
  /// Whether what is registered is remembered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Whether there is something to take back, also in a group that is still open.
  open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.isEmpty } }

  /// Whether there is something to do again; asking is a checkpoint (UN8).
  open var canRedo: Bool {
    if !isAsked {
      isAsked = true
      post(.NSUndoManagerCheckpoint)
      isAsked = false
    }
    return !redoStack.isEmpty
  }

  /// How many groups can be taken back.
  open var undoCount: Int { undoStack.count + (openGroups.isEmpty ? 0 : 1) }
  /// How many groups can be done again.
  open var redoCount: Int { redoStack.count }

  // MARK: Groups

  /// Opens a group; within it, all that is registered is one (UN1).
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, activity == .none { openEventGroup() }
    if activity == .none { post(.NSUndoManagerCheckpoint) }
    openGroup()
  }

  /// Closes the group that was opened last (UN3).
  open func endUndoGrouping() {
    guard !openGroups.isEmpty else {
      raise("endUndoGrouping was called, and no group is open")
    }
    post(.NSUndoManagerCheckpoint)
    closeGroup()
    closeLateEventGroup()
  }

  // MARK: Registering

  /// Remembers nothing until it is enabled as often as it was disabled.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Remembers again what is registered.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      raise("enableUndoRegistration was called more often than disableUndoRegistration")
    }
    disabledCount -= 1
  }

  /// Remembers a method to be called.
  ///
  /// - Parameters:
  ///   - target: Whose method it is; not kept alive (UN4).
  ///   - selector: The method, with one argument.
  ///   - anObject: The argument, which is kept.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(UndoAction(on: target as AnyObject) { selector.perform(on: $0, with: [anObject]) })
  }

  /// Remembers a closure to be called.
  ///
  /// - Parameters:
  ///   - target: What it is called with; not kept alive, unlike what the closure captures (UN4).
  ///   - handler: Takes something back.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(UndoAction(on: target) { handler(unsafeDowncast($0, to: TargetType.self)) })
  }

  // MARK: Undoing and redoing

  /// Takes back the last group, which is closed first if it is the only open one (UN5).
  open func undo() {
    if openGroups.count == 1, activity == .none { endUndoGrouping() }
    guard openGroups.isEmpty || activity != .none else {
      raise("undo was called while groups are open within others")
    }
    undoNestedGroup()
  }

  /// Takes back the group that was closed last, even if it is part of another (UN5).
  open func undoNestedGroup() {
    guard activity == .none else {
      raise("undo was called while something is being undone or redone")
    }
    let group: UndoGroup
    if let parent = openGroups.last {
      guard let nested = parent.lastGroup else {
        raise("undoNestedGroup was called while a group is open")
      }
      parent.removeLast()
      group = nested
    } else {
      guard let last = undoStack.popLast() else { return }
      group = last
    }
    redoStack += perform(
      group, as: .undoing, from: .NSUndoManagerWillUndoChange, to: .NSUndoManagerDidUndoChange)
    trim()
  }

  /// Does again what was taken back last (UN6).
  open func redo() {
    guard activity == .none else {
      raise("redo was called while something is being undone or redone")
    }
    guard !redoStack.isEmpty else { return }
    if openGroups.count == 1 { endUndoGrouping() }
    guard openGroups.isEmpty else { raise("redo was called while groups are open within others") }
    guard let group = redoStack.popLast() else { return }
    undoStack += perform(
      group, as: .redoing, from: .NSUndoManagerWillRedoChange, to: .NSUndoManagerDidRedoChange)
    trim()
  }

  // MARK: Forgetting

  /// Forgets everything, closes what is open, and remembers again what is registered (UN7).
  open func removeAllActions() {
    (undoStack, redoStack, openGroups, suspended) = ([], [], [], [])
    (eventGroup, collected, disabledCount) = (nil, nil, 0)
  }

  /// Forgets all that was to be called on an object, and groups that held nothing else (UN7).
  open func removeAllActions(withTarget target: Any) {
    let target = ObjectIdentifier(target as AnyObject)
    undoStack.removeAll { $0.removeAndEmpties(target) }
    redoStack.removeAll { $0.removeAndEmpties(target) }
    for group in openGroups + suspended { group.remove(target) }
    collected?.remove(target)
  }

  // MARK: Names

  /// The name of what would be taken back; empty where it has none.
  open var undoActionName: String { canUndo ? groupToUndo?.name ?? "" : "" }
  /// The name of what would be done again; empty where it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Names what was registered during this event (UN9).
  open func setActionName(_ actionName: String) {
    checkGroup(for: "setActionName")
    for group in openGroups { group.name = actionName }
    if openGroups.isEmpty { collected?.name = actionName }
  }

  /// What a menu says for taking back, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// What a menu says for doing again, such as "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// What a menu says for taking back something of a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// What a menu says for doing again something of a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: What is kept with actions

  /// Says whether what was registered last may be lost without harm.
  open func setActionIsDiscardable(_ discardable: Bool) {
    checkGroup(for: "setActionIsDiscardable")
    (openGroups.last ?? collected)?.lastAction?.isDiscardable = discardable
  }

  /// Whether all that would be taken back may be lost without harm.
  open var undoActionIsDiscardable: Bool { groupToUndo?.isDiscardable ?? false }
  /// Whether all that would be done again may be lost without harm.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  /// Keeps something with what was registered during this event.
  open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    checkGroup(for: "setActionUserInfoValue")
    for group in openGroups { group.info[key] = info }
    if openGroups.isEmpty { collected?.info[key] = info }
  }

  /// What is kept with what would be taken back.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { groupToUndo?.info[key] }
  /// What is kept with what would be done again.
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoStack.last?.info[key] }

  // MARK: Internals

  private enum Activity { case none, undoing, redoing }

  private var activity = Activity.none
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that are open, each within the one before.
  private var openGroups: [UndoGroup] = []
  /// Those that were open when something began to be undone.
  private var suspended: [UndoGroup] = []
  /// What was registered while something was undone or redone, to take that back in turn.
  private var collected: UndoGroup?
  /// The group that was opened for an event, until it is closed.
  private var eventGroup: UndoGroup?
  private var isEventOver = false
  private var disabledCount = 0
  private var isAsked = false

  private var groupToUndo: UndoGroup? {
    openGroups.first.flatMap { $0.isEmpty ? nil : $0 } ?? undoStack.last
  }

  private func register(_ action: UndoAction) {
    guard isUndoRegistrationEnabled else { return }
    if activity == .none {
      if openGroups.isEmpty {
        guard groupsByEvent else {
          raise("an undo was registered while no group is open, and events make none")
        }
        openEventGroup()
      }
      // What comes anew is not what could be done again.
      redoStack = []
    }
    (openGroups.last ?? collected)?.add(.action(action))
  }

  private func openGroup() {
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func closeGroup() {
    guard let group = openGroups.last else { return }
    let info = group.isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
    post(.NSUndoManagerWillCloseUndoGroup, info)
    // Whoever was told may have forgotten everything meanwhile.
    guard openGroups.popLast() === group else { return }
    if let parent = openGroups.last ?? collected {
      parent.add(.group(group))
    } else {
      undoStack.append(group)
      trim()
    }
    if group === eventGroup { eventGroup = nil }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// UN2: opens the group of an event, which its end closes.
  private func openEventGroup() {
    openGroup()
    (eventGroup, isEventOver) = (openGroups.last, false)
    EventEnd.add(order: NSUndoCloseGroupingRunLoopOrdering) { [weak self, weak eventGroup] in
      guard let self, let group = eventGroup, group === self.eventGroup else { return }
      isEventOver = true
      closeLateEventGroup()
    }
  }

  /// Closes the group of an event that is over, once no other is open within it.
  private func closeLateEventGroup() {
    guard isEventOver, activity == .none, openGroups.count == 1, openGroups[0] === eventGroup else {
      return
    }
    post(.NSUndoManagerCheckpoint)
    closeGroup()
  }

  /// Calls what is in a group.
  ///
  /// - Returns: What takes that back in turn, under the same name; none if all was forgotten meanwhile.
  private func perform(
    _ group: UndoGroup, as activity: Activity, from willChange: NSNotification.Name,
    to didChange: NSNotification.Name
  ) -> [UndoGroup] {
    post(.NSUndoManagerCheckpoint)
    let result = UndoGroup()
    (result.name, result.info) = (group.name, group.info)
    (suspended, openGroups, collected) = (openGroups, [], result)
    self.activity = activity
    post(willChange)
    group.perform()
    // A group that was opened meanwhile and not closed ends here.
    while !openGroups.isEmpty { closeGroup() }
    self.activity = .none
    let isKept = collected === result
    post(didChange)
    (openGroups, suspended, collected) = (suspended + openGroups, [], nil)
    return isKept ? [result] : []
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  private func checkGroup(for method: String) {
    guard !groupsByEvent, activity == .none, openGroups.isEmpty else { return }
    raise("\(method) was called while no group is open")
  }

  private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  private func raise(_ reason: String) -> Never {
    NSException(name: .internalInconsistencyException, reason: reason).raise()
  }
}
