import TactusFoundation
import Testing

/// The order of undo notifications.
@MainActor @Suite struct UndoNotificationTests {
  @MainActor private final class Log {
    var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ undo: UndoManager) {
      let names: [(NSNotification.Name, String)] = [
        (.NSUndoManagerCheckpoint, "checkpoint"), (.NSUndoManagerDidOpenUndoGroup, "did open"),
        (.NSUndoManagerWillCloseUndoGroup, "will close"),
        (.NSUndoManagerDidCloseUndoGroup, "did close"), (.NSUndoManagerWillUndoChange, "will undo"),
        (.NSUndoManagerDidUndoChange, "did undo"), (.NSUndoManagerWillRedoChange, "will redo"),
        (.NSUndoManagerDidRedoChange, "did redo"),
      ]
      tokens = names.map { name, word in
        NotificationCenter.default.addObserver(forName: name, object: undo, queue: nil) {
          [weak self] in
          let isDiscardable = $0.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool
          MainActor.assumeIsolated {
            self?.lines.append(
              "\(word) \(undo.groupingLevel)" + (isDiscardable == true ? " discardable" : ""))
          }
        }
      }
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let undo = UndoManager()

  @Test("Undo.UN5, Undo.UN6. What was undone can be redone when that is announced, and vice versa")
  func states() {
    var states: [String] = []
    let names: [NSNotification.Name] = [.NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: undo, queue: nil) {
        [undo] _ in
        MainActor.assumeIsolated { states.append("\(undo.canUndo) \(undo.canRedo)") }
      }
    }
    let target = NSObject()
    undo.registerUndo(withTarget: target) { [undo] target in
      undo.registerUndo(withTarget: target) { _ in }
    }
    undo.undo()
    undo.redo()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(states == ["false true", "true false"])
  }

  // Undo.UN3, Undo.UN5.
  @Test("Registration opens a group, undo closes it, and the grouping level is 0 meanwhile")
  func undoing() {
    let log = Log(undo)
    undo.registerUndo(withTarget: log) { log in
      log.lines.append("undone")
      self.undo.registerUndo(withTarget: log) { $0.lines.append("redone") }
    }
    #expect(log.take() == ["did open 1"])
    undo.undo()
    #expect(
      log.take() == [
        "checkpoint 1", "will close 1", "did close 0", "checkpoint 0", "will undo 0", "undone",
        "did undo 0",
      ])
    undo.redo()
    #expect(log.take() == ["checkpoint 0", "will redo 0", "redone", "did redo 0"])
  }

  // Undo.UN3.
  @Test("A checkpoint precedes the explicit opening or closing of a group")
  func groups() {
    let log = Log(undo)
    undo.beginUndoGrouping()
    #expect(log.take() == ["did open 1", "checkpoint 1", "did open 2"])
    undo.endUndoGrouping()
    #expect(log.take() == ["checkpoint 2", "will close 2", "did close 1"])
    EventEndActions.run()
    #expect(log.take() == ["checkpoint 1", "will close 1", "did close 0"])
  }

  // Undo.UN8.
  @Test("Reading canRedo posts a checkpoint, but not a nested one")
  func asking() {
    let log = Log(undo)
    _ = undo.canRedo
    _ = undo.canUndo
    #expect(log.take() == ["checkpoint 0"])
  }

  @Test("A discardable group is marked as such when it closes")
  func discardable() {
    let log = Log(undo)
    undo.registerUndo(withTarget: log) { _ in }
    undo.setActionIsDiscardable(true)
    EventEndActions.run()
    #expect(log.take().contains("will close 1 discardable"))
  }
}

/// Errors that end the program, as exceptions do on an iPhone.
@Suite struct UndoErrorTests {
  // Undo.UN1.
  @Test("Registration without a group ends the program if groupsByEvent is false")
  func noGroup() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let undo = UndoManager()
        undo.groupsByEvent = false
        undo.registerUndo(withTarget: undo) { _ in }
      }
    }
  }

  @Test("Closing a group that is not open ends the program")
  func notOpen() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UndoManager().endUndoGrouping() }
    }
  }

  @Test("Undo with open nested groups ends the program")
  func openGroups() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let undo = UndoManager()
        undo.beginUndoGrouping()
        undo.undo()
      }
    }
  }

  @Test("Enabling enabled registration ends the program")
  func enabled() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UndoManager().enableUndoRegistration() }
    }
  }
}
