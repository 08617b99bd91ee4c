/// A manager of undo and redo actions.
///
/// Steps Undo.UN1…
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// Creates an empty undo manager.
  nonisolated public override init() { super.init() }

  // MARK: Configuration

  /// The maximum number of undo groups and of redo groups; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Whether all actions of one event form one group (Undo.UN2).
  open var groupsByEvent = true

  /// The run loop modes in which an event's group is closed.
  ///
  /// An app on Linux has one run loop, in which an event ends in the same way in all modes
  /// (Undo.UN2).
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: State

  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }
  /// Whether an undo is in progress.
  open var isUndoing: Bool { activity == .undoing }
  /// Whether a redo is in progress.
  open var isRedoing: Bool { activity == .redoing }
  /// Whether actions are registered.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Whether there are actions to undo, including those of an open group.
  open var canUndo: Bool {
    // While a change is announced, the groups that are open are suspended.
    let open = activity == .none ? openGroups + suspended : openGroups
    return !undoStack.isEmpty || open.contains { !$0.isEmpty }
  }

  /// Whether there are actions to redo.
  ///
  /// Reading it posts a checkpoint notification (Undo.UN8).
  open var canRedo: Bool {
    if !isCheckingRedo {
      isCheckingRedo = true
      post(.NSUndoManagerCheckpoint)
      isCheckingRedo = false
    }
    return !redoStack.isEmpty
  }

  /// The number of groups to undo.
  open var undoCount: Int { undoStack.count + (openGroups.isEmpty ? 0 : 1) }
  /// The number of groups to redo.
  open var redoCount: Int { redoStack.count }

  // MARK: Groups

  /// Opens a group (Undo.UN1).
  open func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, activity == .none { openEventGroup() }
    if activity == .none { post(.NSUndoManagerCheckpoint) }
    openGroup()
  }

  /// Closes the group that was opened last (Undo.UN3).
  open func endUndoGrouping() {
    guard !openGroups.isEmpty else {
      raise("endUndoGrouping was called while no group is open")
    }
    post(.NSUndoManagerCheckpoint)
    closeGroup()
    closeFinishedEventGroup()
  }

  // MARK: Registering

  /// Disables registration until it is enabled as often.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Enables registration after it was disabled.
  open func enableUndoRegistration() {
    guard disabledCount > 0 else {
      raise("enableUndoRegistration was called more often than disableUndoRegistration")
    }
    disabledCount -= 1
  }

  /// Registers a method as an undo action.
  ///
  /// - Parameters:
  ///   - target: The target, which is not retained (Undo.UN4).
  ///   - selector: The selector of a method with one argument.
  ///   - anObject: The argument, which is retained.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(UndoAction(on: target as AnyObject) { selector.send(to: $0, with: [anObject]) })
  }

  /// Registers a closure as an undo action.
  ///
  /// - Parameters:
  ///   - target: The target, passed to the closure. It is not retained, unlike captured values
  ///     (Undo.UN4).
  ///   - handler: The closure that undoes the change.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(UndoAction(on: target) { handler(unsafeDowncast($0, to: TargetType.self)) })
  }

  // MARK: Undoing and redoing

  /// Undoes the last group.
  ///
  /// If it is the only open one, it is closed first (Undo.UN5).
  open func undo() {
    if openGroups.count == 1, activity == .none { endUndoGrouping() }
    guard openGroups.isEmpty || activity != .none else {
      raise("undo was called while nested groups are open")
    }
    undoNestedGroup()
  }

  /// Undoes the group that was closed last, even if it is nested (Undo.UN5).
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
    run(
      group, as: .undoing, from: .NSUndoManagerWillUndoChange, to: .NSUndoManagerDidUndoChange
    ) { redoStack.append($0) }
  }

  /// Redoes the group that was undone last (Undo.UN6).
  open func redo() {
    guard activity == .none else {
      raise("redo was called while something is being undone or redone")
    }
    guard !redoStack.isEmpty else { return }
    guard openGroups.count <= 1 else { raise("redo was called while nested groups are open") }
    guard let group = redoStack.popLast() else { return }
    run(
      group, as: .redoing, from: .NSUndoManagerWillRedoChange, to: .NSUndoManagerDidRedoChange
    ) { redone in
      // The event's group stays open, and what is redone is nested in it.
      if let open = suspended.last { open.add(.group(redone)) } else { undoStack.append(redone) }
    }
  }

  // MARK: Removing

  /// Removes all actions, closes open groups and enables registration (Undo.UN7).
  open func removeAllActions() {
    (undoStack, redoStack, openGroups, suspended) = ([], [], [], [])
    (eventGroup, inverseGroup, disabledCount) = (nil, nil, 0)
  }

  /// Removes all actions of a target, and the groups that become empty (Undo.UN7).
  open func removeAllActions(withTarget target: Any) {
    let target = ObjectIdentifier(target as AnyObject)
    undoStack.removeAll { $0.removeActions(of: target) }
    redoStack.removeAll { $0.removeActions(of: target) }
    for group in openGroups + suspended { group.remove(target) }
    inverseGroup?.remove(target)
  }

  // MARK: Names

  /// The name of the next action to undo; empty if there is none.
  open var undoActionName: String { canUndo ? groupToUndo?.name ?? "" : "" }
  /// The name of the next action to redo; empty if there is none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Names the actions of the current event (Undo.UN9).
  open func setActionName(_ actionName: String) {
    checkGroup(for: "setActionName")
    for group in openGroups { group.name = actionName }
    if openGroups.isEmpty { inverseGroup?.name = actionName }
  }

  /// The title of the undo menu item, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the redo menu item, such as "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the undo menu item for an action name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of the redo menu item for an action name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  // MARK: Attributes of actions

  /// Sets whether the last action is discardable.
  open func setActionIsDiscardable(_ discardable: Bool) {
    checkGroup(for: "setActionIsDiscardable")
    (openGroups.last ?? inverseGroup)?.lastAction?.isDiscardable = discardable
  }

  /// Whether the next actions to undo are discardable.
  open var undoActionIsDiscardable: Bool { groupToUndo?.isDiscardable ?? false }
  /// Whether the next actions to redo are discardable.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  /// Sets a user info value of the actions of the current event.
  open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    checkGroup(for: "setActionUserInfoValue")
    for group in openGroups { group.info[key] = info }
    if openGroups.isEmpty { inverseGroup?.info[key] = info }
  }

  /// Returns a user info value of the next action to undo.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { groupToUndo?.info[key] }
  /// Returns a user info value of the next action to redo.
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { redoStack.last?.info[key] }

  // MARK: Internals

  private enum Activity { case none, undoing, redoing }

  private var activity = Activity.none
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The open groups, each nested in the previous one.
  private var openGroups: [UndoGroup] = []
  /// The groups that were open when the current undo began.
  private var suspended: [UndoGroup] = []
  /// The actions that are registered during an undo or redo, which revert it.
  private var inverseGroup: UndoGroup?
  /// The group that was opened for the current event.
  private var eventGroup: UndoGroup?
  private var isEventOver = false
  private var disabledCount = 0
  private var isCheckingRedo = false

  private var groupToUndo: UndoGroup? {
    openGroups.first.flatMap { $0.isEmpty ? nil : $0 } ?? undoStack.last
  }

  private func register(_ action: UndoAction) {
    guard isUndoRegistrationEnabled else { return }
    if activity == .none {
      if openGroups.isEmpty {
        guard groupsByEvent else {
          raise("an undo action was registered while no group is open and groupsByEvent is false")
        }
        openEventGroup()
      }
      // A new action makes the undone ones obsolete.
      redoStack = []
    }
    (openGroups.last ?? inverseGroup)?.add(.action(action))
  }

  private func openGroup() {
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func closeGroup() {
    guard let group = openGroups.last else { return }
    let info = group.isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : nil
    post(.NSUndoManagerWillCloseUndoGroup, info)
    // An observer may have removed all actions.
    guard openGroups.popLast() === group else { return }
    if let parent = openGroups.last ?? inverseGroup {
      parent.add(.group(group))
    } else {
      undoStack.append(group)
      trim()
    }
    if group === eventGroup { eventGroup = nil }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Opens the group of an event, which is closed at the event's end (Undo.UN2).
  private func openEventGroup() {
    openGroup()
    (eventGroup, isEventOver) = (openGroups.last, false)
    EventEndActions.add(order: NSUndoCloseGroupingRunLoopOrdering) { [weak self, weak eventGroup] in
      guard let self, let group = eventGroup, group === self.eventGroup else { return }
      isEventOver = true
      closeFinishedEventGroup()
    }
  }

  /// Closes the group of a finished event, once no nested group is open.
  private func closeFinishedEventGroup() {
    guard isEventOver, activity == .none, openGroups.count == 1, openGroups[0] === eventGroup else {
      return
    }
    post(.NSUndoManagerCheckpoint)
    closeGroup()
  }

  /// Invokes the actions of a group.
  ///
  /// - Parameter keep: Called, before the change is announced, with the inverse actions, under the
  ///   same name; not called if all actions were removed meanwhile.
  private func run(
    _ group: UndoGroup, as activity: Activity, from willChange: NSNotification.Name,
    to didChange: NSNotification.Name, keep: (UndoGroup) -> Void
  ) {
    post(.NSUndoManagerCheckpoint)
    let result = UndoGroup()
    (result.name, result.info) = (group.name, group.info)
    (suspended, openGroups, inverseGroup) = (openGroups, [], result)
    self.activity = activity
    post(willChange)
    group.invoke()
    // Groups that an action has left open are closed here.
    while !openGroups.isEmpty { closeGroup() }
    self.activity = .none
    if inverseGroup === result { keep(result) }
    trim()
    post(didChange)
    (openGroups, suspended, inverseGroup) = (suspended + openGroups, [], nil)
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
