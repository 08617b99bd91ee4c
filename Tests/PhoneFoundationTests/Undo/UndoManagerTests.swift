import PhoneFoundation
import Testing

/// Taking back and doing again, group by group.
@MainActor @Suite struct UndoManagerTests {
  /// A kitchen timer whose minutes can be taken back.
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

  @Test("A new one remembers nothing, without limit, and groups by event")
  func defaults() {
    #expect(undo.levelsOfUndo == 0 && undo.groupsByEvent && undo.runLoopModes == [.default])
    #expect(undo.isUndoRegistrationEnabled && undo.groupingLevel == 0)
    #expect(!undo.canUndo && !undo.canRedo && !undo.isUndoing && !undo.isRedoing)
    #expect(undo.undoActionName == "" && undo.undoMenuItemTitle == "Undo")
    undo.undo()
    undo.redo()
  }

  @Test("What is taken back can be done again, and taken back once more")
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

  @Test("Methods are called with the object that was kept for them")
  func selectors() {
    let timer = EggTimer(undo)
    timer.setNumber(7)
    undo.undo()
    #expect(timer.minutes == 0)
    undo.redo()
    #expect(timer.minutes == 7)
  }

  @Test("What happens in one event is one group, which the event's end closes")
  func events() async {
    let timer = EggTimer(undo)
    timer.set(1)
    timer.set(2)
    #expect(undo.groupingLevel == 1)
    EventEnd.run()
    #expect(undo.groupingLevel == 0)
    timer.set(3)
    EventEnd.run()
    #expect(undo.undoCount == 2)
    undo.undo()
    #expect(timer.minutes == 2)
    undo.undo()
    #expect(timer.minutes == 0)
  }

  @Test("Without an app, an event is over when the main queue is drained")
  func mainQueue() async {
    EggTimer(undo).set(1)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(undo.groupingLevel == 0 && undo.canUndo)
  }

  @Test("A group that is opened in an event stands within that of the event")
  func withinEvent() {
    undo.beginUndoGrouping()
    #expect(undo.groupingLevel == 2)
    EventEnd.run()
    #expect(undo.groupingLevel == 2)
    undo.endUndoGrouping()
    #expect(undo.groupingLevel == 0 && undo.canUndo && undo.undoCount == 1)
  }

  @Test("An event's group that was closed by hand is not closed twice")
  func closedByHand() {
    let timer = EggTimer(undo)
    timer.set(1)
    undo.endUndoGrouping()
    timer.set(2)
    EventEnd.run()
    EventEnd.run()
    #expect(undo.groupingLevel == 0 && undo.undoCount == 2)
  }

  @Test("Groups within a group are undone as one, the last first")
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

  @Test("The last nested group can be undone alone")
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

  @Test("Something new makes what was undone unknown; in the middle of undoing it does not")
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

  @Test("An undo that registers nothing leaves a redo that does nothing")
  func nothingToRedo() {
    let timer = byHand()
    group { undo.registerUndo(withTarget: timer) { $0.minutes = 9 } }
    undo.undo()
    #expect(timer.minutes == 9 && undo.canRedo)
    undo.redo()
    #expect(timer.minutes == 9)
  }

  @Test("An empty group counts")
  func emptyGroup() {
    _ = byHand()
    group {}
    #expect(undo.canUndo)
    undo.undo()
    #expect(!undo.canUndo && undo.canRedo)
  }

  @Test("Disabled as often as enabled, and nothing is remembered meanwhile")
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

  @Test("No more levels than wanted, at once when fewer are wanted", arguments: [1, 2])
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

  @Test("Names are the menus' words, and go over to the other side")
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

  @Test("What is kept with an action, and whether it may be lost")
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

  @Test("Forgets all, even in the middle of undoing")
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

  @Test("Forgets what was to be called on one object, and groups that held nothing else")
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

  @Test("An object is not kept alive, and nothing is called when it is gone")
  func targets() {
    var timer: EggTimer? = byHand()
    weak let gone = timer
    group { timer?.set(1) }
    timer = nil
    #expect(gone == nil)
    undo.undo()
  }
}
