import TactusFoundation
import Testing

/// Undo and redo of groups.
@MainActor @Suite struct UndoManagerTests {
  /// A kitchen timer whose changes can be undone.
  @MainActor private final class EggTimer {
    var minutes = 0
    let undo: UndoManager

    init(_ undo: UndoManager) { self.undo = undo }

    func set(_ new: Int) {
      let old = minutes
      undo.registerUndo(withTarget: self) { $0.set(old) }
      minutes = new
    }

    func setNumber(_ new: NSNumber) {
      undo.registerUndo(
        withTarget: self, selector: Selector("setNumber:", calling: EggTimer.setNumber),
        object: NSNumber(value: minutes))
      minutes = new.intValue
    }
  }

  private let undo = UndoManager()

  private func byHand() -> EggTimer {
    undo.groupsByEvent = false
    return EggTimer(undo)
  }

  private func group(_ body: () -> Void) {
    undo.beginUndoGrouping()
    body()
    undo.endUndoGrouping()
  }

  @Test("A new undo manager is empty, has no limit and groups by event")
  func defaults() {
    #expect(undo.levelsOfUndo == 0 && undo.groupsByEvent && undo.runLoopModes == [.default])
    #expect(undo.isUndoRegistrationEnabled && undo.groupingLevel == 0)
    #expect(!undo.canUndo && !undo.canRedo && !undo.isUndoing && !undo.isRedoing)
    #expect(undo.undoActionName == "" && undo.undoMenuItemTitle == "Undo")
    undo.undo()
    undo.redo()
  }

  // Undo.UN5, Undo.UN6.
  @Test("An undone action can be redone and undone again")
  func backAndForth() {
    let timer = EggTimer(undo)
    timer.set(3)
    undo.undo()
    #expect(timer.minutes == 0 && !undo.canUndo && undo.canRedo)
    undo.redo()
    #expect(timer.minutes == 3 && undo.canUndo && !undo.canRedo)
    undo.undo()
    #expect(timer.minutes == 0)
  }

  // Undo.UN4.
  @Test("Methods are called with the retained argument")
  func selectors() {
    let timer = EggTimer(undo)
    timer.setNumber(7)
    undo.undo()
    #expect(timer.minutes == 0)
    undo.redo()
    #expect(timer.minutes == 7)
  }

  // Undo.UN1, Undo.UN2.
  @Test("The actions of one event form a group, which closes at the end of the event")
  func events() async {
    let timer = EggTimer(undo)
    timer.set(1)
    timer.set(2)
    #expect(undo.groupingLevel == 1)
    EventEndActions.run()
    #expect(undo.groupingLevel == 0)
    timer.set(3)
    EventEndActions.run()
    #expect(undo.undoCount == 2)
    undo.undo()
    #expect(timer.minutes == 2)
    undo.undo()
    #expect(timer.minutes == 0)
  }

  // Undo.UN2.
  @Test("Without an app an event ends when the main queue is drained")
  func mainQueue() async {
    EggTimer(undo).set(1)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(undo.groupingLevel == 0 && undo.canUndo)
  }

  // Undo.UN2.
  @Test("A group that is opened during an event is nested in the event's group")
  func withinEvent() {
    undo.beginUndoGrouping()
    #expect(undo.groupingLevel == 2)
    EventEndActions.run()
    #expect(undo.groupingLevel == 2)
    undo.endUndoGrouping()
    #expect(undo.groupingLevel == 0 && undo.canUndo && undo.undoCount == 1)
  }

  // Undo.UN2.
  @Test("An event's group that was closed explicitly is not closed again")
  func closedByHand() {
    let timer = EggTimer(undo)
    timer.set(1)
    undo.endUndoGrouping()
    timer.set(2)
    EventEndActions.run()
    EventEndActions.run()
    #expect(undo.groupingLevel == 0 && undo.undoCount == 2)
  }

  // Undo.UN5.
  @Test("Nested groups are undone together, the last first")
  func nested() {
    let timer = byHand()
    var order: [Int] = []
    group {
      undo.registerUndo(withTarget: timer) { _ in order.append(1) }
      group { undo.registerUndo(withTarget: timer) { _ in order.append(2) } }
      undo.registerUndo(withTarget: timer) { _ in order.append(3) }
    }
    undo.undo()
    #expect(order == [3, 2, 1])
  }

  // Undo.UN5.
  @Test("The last nested group can be undone separately")
  func nestedAlone() {
    let timer = byHand()
    undo.beginUndoGrouping()
    group { timer.set(1) }
    group { timer.set(2) }
    undo.undoNestedGroup()
    #expect(timer.minutes == 1 && undo.groupingLevel == 1 && undo.redoCount == 1)
    undo.endUndoGrouping()
    undo.undo()
    #expect(timer.minutes == 0)
  }

  @Test("Undo.UN5, Undo.UN6. Groups of one event are undone and redone one by one")
  func nestedInEvent() {
    let timer = EggTimer(undo)
    for minutes in 1...4 { group { timer.set(minutes) } }
    undo.undoNestedGroup()
    undo.undoNestedGroup()
    #expect(timer.minutes == 2 && undo.redoCount == 2 && undo.groupingLevel == 1)
    undo.redo()
    #expect(timer.minutes == 3 && undo.groupingLevel == 1)
    undo.redo()
    #expect(timer.minutes == 4 && undo.redoCount == 0)
    // What was redone, and what was before, are still groups of their own.
    for minutes in [3, 2, 1, 0] {
      undo.undoNestedGroup()
      #expect(timer.minutes == minutes)
    }
    undo.redo()
    #expect(timer.minutes == 1)
    // The event as a whole is undone at once.
    undo.redo()
    undo.undo()
    #expect(timer.minutes == 0 && !undo.canUndo && undo.groupingLevel == 0)
  }

  @Test("Undo.UN6. While a redo within an event is announced, it can be undone")
  func announced() {
    let timer = EggTimer(undo)
    group { timer.set(1) }
    undo.undoNestedGroup()
    var states: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerDidRedoChange, object: undo, queue: nil
    ) { [undo] _ in MainActor.assumeIsolated { states.append(undo.canUndo) } }
    undo.redo()
    NotificationCenter.default.removeObserver(token)
    #expect(states == [true] && undo.canUndo)
  }

  // Undo.UN6.
  @Test("A new action clears the redo stack, except during an undo")
  func fresh() {
    let timer = byHand()
    group { timer.set(1) }
    group { timer.set(2) }
    undo.undo()
    #expect(undo.canRedo)
    group { timer.set(5) }
    #expect(!undo.canRedo)
    undo.undo()
    undo.undo()
    #expect(undo.redoCount == 2)
  }

  // Undo.UN6.
  @Test("An undo that registers nothing leaves an empty redo group")
  func nothingToRedo() {
    let timer = byHand()
    group { undo.registerUndo(withTarget: timer) { $0.minutes = 9 } }
    undo.undo()
    #expect(timer.minutes == 9 && undo.canRedo)
    undo.redo()
    #expect(timer.minutes == 9)
  }

  // Undo.UN3.
  @Test("An empty group counts as an undo group")
  func emptyGroup() {
    _ = byHand()
    group {}
    #expect(undo.canUndo)
    undo.undo()
    #expect(!undo.canUndo && undo.canRedo)
  }

  @Test("Nothing is registered until registration is enabled as often as it was disabled")
  func disabled() {
    let timer = byHand()
    undo.disableUndoRegistration()
    undo.disableUndoRegistration()
    undo.enableUndoRegistration()
    #expect(!undo.isUndoRegistrationEnabled)
    timer.set(1)
    undo.enableUndoRegistration()
    #expect(undo.isUndoRegistrationEnabled && !undo.canUndo)
  }

  // Undo.UN7.
  @Test("The number of levels is limited, immediately when the limit decreases", arguments: [1, 2])
  func levels(limit: Int) {
    let timer = byHand()
    undo.levelsOfUndo = limit + 1
    for minutes in 1...5 { group { timer.set(minutes) } }
    #expect(undo.undoCount == limit + 1)
    undo.levelsOfUndo = limit
    #expect(undo.undoCount == limit)
    for _ in 1...5 { undo.undo() }
    #expect(timer.minutes == 5 - limit)
  }

  // Undo.UN9.
  @Test("Action names appear in menu titles and pass from undo to redo")
  func names() {
    let timer = EggTimer(undo)
    timer.set(4)
    undo.setActionName("Setting")
    #expect(undo.undoActionName == "Setting" && undo.undoMenuItemTitle == "Undo Setting")
    undo.undo()
    #expect(undo.undoActionName == "" && undo.redoMenuItemTitle == "Redo Setting")
    undo.redo()
    #expect(undo.undoMenuItemTitle == "Undo Setting")
    undo.beginUndoGrouping()
    timer.set(5)
    undo.setActionName("More")
    undo.endUndoGrouping()
    #expect(undo.undoActionName == "More")
  }

  @Test("User info and discardability of actions")
  func details() {
    let timer = EggTimer(undo)
    let key = UndoManager.UserInfoKey("place")
    timer.set(1)
    #expect(!undo.undoActionIsDiscardable)
    undo.setActionIsDiscardable(true)
    undo.setActionUserInfoValue(12, forKey: key)
    #expect(undo.undoActionIsDiscardable)
    #expect(undo.undoActionUserInfoValue(forKey: key) as? Int == 12)
    timer.set(2)
    #expect(!undo.undoActionIsDiscardable)
    undo.undo()
    #expect(undo.redoActionUserInfoValue(forKey: key) as? Int == 12)
  }

  // Undo.UN7.
  @Test("Removes all actions, even during an undo")
  func forgets() {
    let timer = EggTimer(undo)
    timer.set(1)
    undo.disableUndoRegistration()
    undo.removeAllActions()
    #expect(!undo.canUndo && undo.groupingLevel == 0 && undo.isUndoRegistrationEnabled)
    undo.registerUndo(withTarget: timer) {
      $0.set(8)
      $0.undo.removeAllActions()
      $0.set(9)
    }
    undo.undo()
    #expect(timer.minutes == 9 && !undo.canUndo && !undo.canRedo)
  }

  // Undo.UN7.
  @Test("Removes the actions of one target and groups that become empty")
  func forgetsOne() {
    let (timer, other) = (byHand(), EggTimer(undo))
    group { timer.set(1) }
    group {
      timer.set(2)
      other.set(3)
    }
    undo.removeAllActions(withTarget: timer)
    #expect(undo.undoCount == 1)
    undo.undo()
    #expect(other.minutes == 0 && timer.minutes == 2)
  }

  // Undo.UN4.
  @Test("A target is not retained, and nothing is called after its deallocation")
  func targets() {
    var timer: EggTimer? = byHand()
    weak let gone = timer
    group { timer?.set(1) }
    timer = nil
    #expect(gone == nil)
    undo.undo()
  }
}
