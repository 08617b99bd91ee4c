import PhoneFoundation
import Testing

/// What is told, and in which order.
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

  @Test("Registering opens a group, undoing closes it, and no level is seen meanwhile")
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

  @Test("A checkpoint comes before a group is opened or closed by hand")
  func groups() {
    let log = Log(undo)
    undo.beginUndoGrouping()
    #expect(log.take() == ["did open 1", "checkpoint 1", "did open 2"])
    undo.endUndoGrouping()
    #expect(log.take() == ["checkpoint 2", "will close 2", "did close 1"])
    EventEnd.run()
    #expect(log.take() == ["checkpoint 1", "will close 1", "did close 0"])
  }

  @Test("Asking whether something can be redone is a checkpoint; asking meanwhile is none")
  func asking() {
    let log = Log(undo)
    _ = undo.canRedo
    _ = undo.canUndo
    #expect(log.take() == ["checkpoint 0"])
  }

  @Test("A group of which all may be lost says so when it closes")
  func discardable() {
    let log = Log(undo)
    undo.registerUndo(withTarget: log) { _ in }
    undo.setActionIsDiscardable(true)
    EventEnd.run()
    #expect(log.take().contains("will close 1 discardable"))
  }
}

/// What ends an app, as an exception does on an iPhone.
@Suite struct UndoMistakeTests {
  @Test("Registering without a group, where events make none")
  func noGroup() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let undo = UndoManager()
        undo.groupsByEvent = false
        undo.registerUndo(withTarget: undo) { _ in }
      }
    }
  }

  @Test("Closing what is not open")
  func notOpen() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UndoManager().endUndoGrouping() }
    }
  }

  @Test("Undoing while groups are open within others")
  func openGroups() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let undo = UndoManager()
        undo.beginUndoGrouping()
        undo.undo()
      }
    }
  }

  @Test("Enabling what is enabled")
  func enabled() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UndoManager().enableUndoRegistration() }
    }
  }
}
