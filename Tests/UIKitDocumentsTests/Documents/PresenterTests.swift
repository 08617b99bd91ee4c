import Foundation
import PhoneTesting
import TactusUIKitDocuments
import Testing
import UIKit

extension OneInAProcess {
  /// Documents as file presenters.
  @MainActor @Suite(.serialized) struct PresenterTests {
    private let phone = SimulatedPhone(.iPhoneX)
    private let folder = DocumentFolder()

    private func open(_ name: String) -> Memo {
      let memo = phone.run { Memo(fileURL: folder[name]) }
      phone.run { memo.open() }
      phone.wait(0.1)
      #expect(memo.documentState == .normal)
      return memo
    }

    /// DocumentsInApps.FP1, DocumentsInApps.FP2.
    @Test("DocumentsInApps.FP1: Before another reads the file, the document saves")
    func saving() throws {
      try folder.write("soup", to: "list.txt")
      phone.launch(EditorApp.self)
      let memo = open("list.txt")
      memo.text = "bread"
      memo.updateChangeCount(.done)
      var read = ""
      phone.run {
        NSFileCoordinator().coordinate(readingItemAt: folder["list.txt"], error: nil) {
          read = (try? String(contentsOf: $0, encoding: .utf8)) ?? ""
        }
      }
      #expect(read == "bread" && !memo.hasUnsavedChanges)

      memo.text = "rice"
      memo.updateChangeCount(.done)
      let other = open("list.txt")
      #expect(other.text == "rice" && !memo.hasUnsavedChanges)

      memo.updateChangeCount(.done)
      memo.failsWhileWriting = true
      var error: NSError?
      phone.run {
        NSFileCoordinator().coordinate(readingItemAt: folder["list.txt"], error: &error) { _ in
          read = "read all the same"
        }
      }
      #expect(error != nil && read == "bread" && memo.documentState == .savingError)
    }

    @Test("DocumentsInApps.FP4: A document without changes follows its file")
    func following() throws {
      try folder.write("soup", to: "list.txt")
      phone.launch(EditorApp.self)
      let memo = open("list.txt")
      let other = open("list.txt")
      other.text = "rice"
      other.updateChangeCount(.done)
      phone.run { other.save(to: other.fileURL, for: .forOverwriting) }
      phone.wait(1)
      #expect(memo.text == "rice" && !memo.hasUnsavedChanges)
    }

    private final class Journal: UIDocument {
      var calls: [String] = []

      override func load(fromContents contents: Any, ofType typeName: String?) throws {}
      override func savePresentedItemChanges() async throws { calls.append("save") }
      override func accommodatePresentedItemDeletion() async throws {
        calls.append("deletion")
        try await super.accommodatePresentedItemDeletion()
      }
    }

    @Test("DocumentsInApps.FP5: A document saves and closes for others by asynchronous methods")
    func asynchronously() throws {
      try folder.write("soup", to: "list.txt")
      phone.launch(EditorApp.self)
      let journal = phone.run { Journal(fileURL: folder["list.txt"]) }
      phone.run { journal.open() }
      phone.wait(0.1)
      phone.run {
        NSFileCoordinator().coordinate(readingItemAt: folder["list.txt"], error: nil) { _ in }
      }
      phone.run {
        NSFileCoordinator().coordinate(
          writingItemAt: folder["list.txt"], options: .forDeleting, error: nil
        ) { try? FileManager.default.removeItem(at: $0) }
      }
      #expect(journal.calls == ["save", "deletion"] && journal.documentState == .closed)
    }

    @Test("DocumentsInApps.FP3: A document follows a moved file, and closes with a deleted one")
    func moving() throws {
      try folder.write("soup", to: "list.txt")
      phone.launch(EditorApp.self)
      let memo = open("list.txt")
      try FileManager.default.moveItem(at: folder["list.txt"], to: folder["food.txt"])
      phone.run { NSFileCoordinator().item(at: folder["list.txt"], didMoveTo: folder["food.txt"]) }
      phone.wait(0.1)
      #expect(memo.fileURL == folder["food.txt"] && memo.localizedName == "food")
      memo.updateChangeCount(.done)
      phone.run {
        NSFileCoordinator().coordinate(
          writingItemAt: folder["food.txt"], options: .forDeleting, error: nil
        ) { try? FileManager.default.removeItem(at: $0) }
      }
      #expect(memo.documentState == .closed && folder.names.isEmpty)
    }
  }
}
