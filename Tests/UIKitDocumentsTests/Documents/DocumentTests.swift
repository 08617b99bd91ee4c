import Foundation
import PhoneTesting
import TactusUIKitDocuments
import TactusVirtualTime
import Testing
import UIKit

extension OneInAProcess {
  /// Documents, in virtual time.
  @MainActor @Suite(.serialized) struct DocumentTests {
    private let phone = SimulatedPhone(.iPhoneX)
    private let folder = DocumentFolder()

    private func open(_ name: String, with text: String? = "soup") throws -> Memo {
      if let text { try folder.write(text, to: name) }
      let app = phone.launch(EditorApp.self)
      let memo = phone.run { Memo(fileURL: folder[name]) }
      phone.run { memo.open { app.results.append("open \($0) \(PhoneTime.isOnMainActor)") } }
      #expect(app.results.isEmpty)
      phone.wait(0.1)
      #expect(app.results == ["open true true"])
      return memo
    }

    private func save(_ memo: Memo) -> Bool? {
      var result: Bool?
      phone.run { memo.save(to: memo.fileURL, for: .forOverwriting) { result = $0 } }
      phone.wait(0.1)
      return result
    }

    /// DocumentsInApps.OP1–OP3.
    @Test("DocumentsInApps.OP1: A document is read on another thread, and loaded on the main one")
    func opening() throws {
      let memo = try open("list.txt")
      #expect(memo.text == "soup" && memo.notes == ["load public.plain-text true"])
      #expect(memo.documentState == .normal && memo.localizedName == "list")
      #expect(memo.fileType == "public.plain-text" && !memo.hasUnsavedChanges)
      #expect(memo.fileModificationDate != nil && memo.progress.isFinished)
      var again: Bool?
      phone.run { memo.open { again = $0 } }
      #expect(again == false)
    }

    @Test("DocumentsInApps.OP4: A document without a file stays closed")
    func missing() throws {
      let app = phone.launch(EditorApp.self)
      let memo = phone.run { Memo(fileURL: folder["none.txt"]) }
      #expect(memo.documentState == .closed)
      phone.run { memo.open { app.results.append("\($0)") } }
      phone.wait(0.1)
      #expect(app.results == ["false"] && memo.documentState == .closed)
      #expect((memo.errors.first as? CocoaError)?.code == .fileReadNoSuchFile)
      #expect(!NSFileCoordinator.filePresenters.contains { $0 === memo })
    }

    @Test("DocumentsInApps.ST1: Each change of the state is posted, with progress meanwhile")
    func states() throws {
      let app = phone.launch(EditorApp.self)
      try folder.write("soup", to: "list.txt")
      let memo = phone.run { Memo(fileURL: folder["list.txt"]) }
      nonisolated(unsafe) var states: [UInt] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIDocument.stateChangedNotification, object: memo, queue: nil
      ) { states.append(($0.object as? UIDocument)?.documentState.rawValue ?? 99) }
      defer { NotificationCenter.default.removeObserver(token) }
      phone.run { memo.open { app.results.append("\($0) \(states)") } }
      phone.wait(0.1)
      #expect(app.results == ["true [17, 1, 0]"])
      states = []
      phone.run { memo.close() }
      phone.wait(0.1)
      #expect(states == [16, 0, 1])
    }

    /// DocumentsInApps.SV1, DocumentsInApps.SV2, DocumentsInApps.CC1.
    @Test("DocumentsInApps.SV1: Changes are saved, and those made meanwhile stay unsaved")
    func saving() throws {
      let memo = try open("list.txt")
      memo.text = "soup, bread"
      memo.updateChangeCount(.done)
      #expect(memo.hasUnsavedChanges)
      phone.run { memo.save(to: memo.fileURL, for: .forOverwriting) }
      memo.updateChangeCount(.done)
      phone.wait(0.1)
      #expect(folder.text("list.txt") == "soup, bread" && memo.hasUnsavedChanges)
      #expect(save(memo) == true && !memo.hasUnsavedChanges)
      #expect(folder.names == ["list.txt"])
    }

    @Test("DocumentsInApps.SV1: A new document is open once it is saved")
    func creating() throws {
      let app = phone.launch(EditorApp.self)
      let memo = phone.run { Memo(fileURL: folder["new.txt"]) }
      memo.text = "new"
      phone.run {
        memo.save(to: memo.fileURL, for: .forCreating) { app.results.append("\($0)") }
      }
      phone.wait(0.1)
      #expect(app.results == ["true"] && memo.documentState == .normal)
      #expect(folder.text("new.txt") == "new")
      phone.run {
        memo.save(to: folder["copy.txt"], for: .forCreating) { app.results.append("\($0)") }
      }
      phone.wait(0.1)
      #expect(app.results.count == 2 && memo.fileURL == folder["copy.txt"])
      #expect(folder.names == ["copy.txt", "new.txt"])
    }

    /// DocumentsInApps.SV4, DocumentsInApps.SV5, DocumentsInApps.ER1.
    @Test("DocumentsInApps.SV4: A save that fails leaves the file as it was")
    func failing() throws {
      let memo = try open("list.txt")
      memo.text = "changed"
      memo.updateChangeCount(.done)
      memo.failsWhileWriting = true
      #expect(save(memo) == false && memo.documentState == .savingError)
      #expect(folder.text("list.txt") == "soup" && folder.names == ["list.txt"])
      #expect(memo.hasUnsavedChanges && memo.takeNotes().last == "error true")
      memo.failsWhileWriting = false
      memo.refusesContents = true
      #expect(save(memo) == false && memo.errors.count == 2)
      memo.refusesContents = false
      #expect(save(memo) == true && memo.documentState == .normal)
      #expect(folder.text("list.txt") == "changed")
    }

    @Test("DocumentsInApps.SV4: A save keeps the permissions, and writes through a symbolic link")
    func permissions() throws {
      try folder.write("soup", to: "real.txt")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: folder["real.txt"].path)
      try FileManager.default.createSymbolicLink(
        at: folder["link.txt"], withDestinationURL: folder["real.txt"])
      let memo = try open("link.txt", with: nil)
      memo.text = "bread"
      #expect(save(memo) == true && folder.text("real.txt") == "bread")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder["real.txt"].path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let link = try FileManager.default.attributesOfItem(atPath: folder["link.txt"].path)
      #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    }

    /// DocumentsInApps.CL1, DocumentsInApps.CL2.
    @Test("DocumentsInApps.CL1: Closing saves changes, and fails if that fails")
    func closing() throws {
      let memo = try open("list.txt")
      _ = memo.takeNotes()
      memo.text = "bread"
      memo.updateChangeCount(.done)
      memo.failsWhileWriting = true
      var results: [Bool] = []
      phone.run { memo.close { results.append($0) } }
      phone.wait(0.1)
      #expect(results == [false] && memo.documentState == .savingError)
      #expect(
        memo.takeNotes() == ["disable", "contents public.plain-text", "error true", "enable"])
      memo.failsWhileWriting = false
      phone.run { memo.close { results.append($0) } }
      phone.wait(0.1)
      #expect(results == [false, true] && memo.documentState == .closed)
      #expect(folder.text("list.txt") == "bread")
      #expect(!NSFileCoordinator.filePresenters.contains { $0 === memo })
      phone.run { memo.close { results.append($0) } }
      #expect(results.count == 3 && results.last == true)
    }

    @Test("DocumentsInApps.RV1: Reverting reads the file, without editing meanwhile")
    func reverting() throws {
      let memo = try open("list.txt")
      _ = memo.takeNotes()
      memo.text = "typed"
      memo.updateChangeCount(.done)
      var result: Bool?
      phone.run { memo.revert(toContentsOf: memo.fileURL) { result = $0 } }
      #expect(memo.documentState.contains(.editingDisabled))
      phone.wait(0.1)
      #expect(result == true && memo.text == "soup" && !memo.hasUnsavedChanges)
      #expect(memo.takeNotes() == ["disable", "load public.plain-text true", "enable"])
      #expect(memo.documentState == .normal)
      phone.run { memo.revert(toContentsOf: folder["none.txt"]) { result = $0 } }
      phone.wait(0.1)
      #expect(result == false && memo.text == "soup" && memo.documentState == .normal)
    }

    @Test("DocumentsInApps.AS1: Changes are saved after 15 seconds, once")
    func autosaving() throws {
      let memo = try open("list.txt")
      _ = memo.takeNotes()
      phone.run {
        memo.text = "one"
        memo.updateChangeCount(.done)
      }
      phone.wait(10)
      phone.run {
        memo.text = "two"
        memo.updateChangeCount(.done)
      }
      #expect(folder.text("list.txt") == "soup")
      phone.wait(5.5)
      #expect(folder.text("list.txt") == "two" && !memo.hasUnsavedChanges)
      phone.wait(60)
      #expect(memo.takeNotes() == ["contents public.plain-text"])
    }

    /// DocumentsInApps.AS2, DocumentsInApps.ER2.
    @Test("DocumentsInApps.AS2: An app that leaves the screen saves")
    func background() throws {
      let memo = try open("list.txt")
      phone.run {
        memo.text = "bread"
        memo.updateChangeCount(.done)
      }
      phone.press(.side)
      phone.wait(1)
      #expect(folder.text("list.txt") == "bread" && !memo.hasUnsavedChanges)
      #expect(phone.run { UIApplication.shared.applicationState } == .background)
      phone.press(.side)
      phone.wait(1)
      memo.failsWhileWriting = true
      memo.handlesErrorsLater = true
      memo.updateChangeCount(.done)
      #expect(save(memo) == false)
      _ = memo.takeNotes()
      phone.press(.side)
      phone.wait(1)
      #expect(memo.takeNotes().prefix(1) == ["no longer"])
    }

    @Test("DocumentsInApps.CC2: What is undone and redone counts")
    func undoing() throws {
      let memo = try open("list.txt")
      phone.run {
        memo.undoManager.registerUndo(withTarget: memo) { $0.text = "soup" }
        memo.text = "bread"
      }
      phone.wait(0.1)
      #expect(memo.hasUnsavedChanges)
      phone.run { memo.undoManager.undo() }
      #expect(!memo.hasUnsavedChanges && memo.text == "soup")
      phone.run { memo.undoManager.redo() }
      #expect(memo.hasUnsavedChanges)
      #expect(save(memo) == true && !memo.hasUnsavedChanges)
      phone.run { memo.undoManager.undo() }
      #expect(memo.hasUnsavedChanges)
    }

    @Test("DocumentsInApps.CC1: A change after an undo makes the saved state unreachable")
    func counting() throws {
      let memo = try open("list.txt")
      memo.updateChangeCount(.undone)
      memo.updateChangeCount(.done)
      #expect(memo.hasUnsavedChanges)
      memo.updateChangeCount(.cleared)
      #expect(!memo.hasUnsavedChanges)
      memo.updateChangeCount(.done)
      memo.updateChangeCount(.undone)
      memo.updateChangeCount(.redone)
      #expect(memo.hasUnsavedChanges)
      let token = memo.changeCountToken(for: .forOverwriting)
      memo.updateChangeCount(withToken: token, for: .forOverwriting)
      #expect(!memo.hasUnsavedChanges)
    }

    @Test("DocumentsInApps.AA1: The asynchronous forms return the results")
    func asynchronous() async throws {
      try folder.write("soup", to: "list.txt")
      phone.launch(EditorApp.self)
      let memo = phone.run { Memo(fileURL: folder["list.txt"]) }
      let opening = Task { await memo.open() }
      while !memo.documentState.contains(.progressAvailable) { await Task.yield() }
      phone.wait(0.1)
      #expect(await opening.value && memo.text == "soup")
    }

    @Test("DocumentsInApps.SV6: The extension of a file follows the type that is saved")
    func extensions() throws {
      let memo = phone.run { Memo(fileURL: folder["list.txt"]) }
      #expect(memo.fileNameExtension(forType: "public.json", saveOperation: .forCreating) == "json")
      #expect(memo.fileNameExtension(forType: nil, saveOperation: .forOverwriting) == "txt")
      #expect(memo.savingFileType == "public.plain-text")
    }
  }
}
