import Foundation
import PhoneTesting
import TactusUIKitDocuments
import Testing
import UIKit

extension OneInAProcess {
  /// Versions of files, and documents in conflict.
  @MainActor @Suite(.serialized) struct FileVersionTests {
    /// A presenter that notes what it hears of versions.
    private final class Presenter: NSObject, NSFilePresenter {
      let presentedItemURL: URL?
      let presentedItemOperationQueue: OperationQueue
      nonisolated(unsafe) var heard: [String] = []

      init(_ url: URL, _ queue: OperationQueue) {
        (presentedItemURL, presentedItemOperationQueue) = (url, queue)
      }

      func presentedItemDidGain(_ version: NSFileVersion) { heard.append("gain") }
      func presentedItemDidLose(_ version: NSFileVersion) { heard.append("lose") }
      func presentedItemDidResolveConflict(_ version: NSFileVersion) { heard.append("resolve") }
      func presentedSubitem(at url: URL, didGain version: NSFileVersion) {
        heard.append("gain \(url.lastPathComponent)")
      }
      func presentedSubitem(at url: URL, didLose version: NSFileVersion) {
        heard.append("lose \(url.lastPathComponent)")
      }
      func presentedSubitem(at url: URL, didResolve version: NSFileVersion) {
        heard.append("resolve \(url.lastPathComponent)")
      }
    }

    private let phone = SimulatedPhone(.iPhoneX)
    private let folder = DocumentFolder()

    /// Writes a file and two conflicts, the older one from an iPad.
    private func conflicts(_ name: String) throws -> URL {
      let url = try folder.write("here", to: name)
      for (computer, seconds) in [("iPad", 1000.0), ("iPhone", 2000)] {
        let other = try folder.write("on \(computer)", to: "other")
        try phone.addConflict(
          with: url, contents: other, savedBy: computer, at: Date(timeIntervalSince1970: seconds))
      }
      return url
    }

    @Test("FileCoordination.FV2. No other machine has versions of a file")
    func nonlocal() async throws {
      let url = try conflicts("nonlocal.txt")
      #expect(try await NSFileVersion.nonlocalVersionsOfItem(at: url).isEmpty)
      let missing = url.appendingPathExtension("none")
      await #expect(throws: CocoaError.self) {
        try await NSFileVersion.nonlocalVersionsOfItem(at: missing)
      }
    }

    @Test("FileCoordination.FV1, FileCoordination.FV2. A file has a current and other versions")
    func listing() throws {
      let url = try conflicts("a.txt")
      let current = try #require(NSFileVersion.currentVersionOfItem(at: url))
      #expect(current.url == url && !current.isConflict && current.isResolved)
      let others = try #require(NSFileVersion.otherVersionsOfItem(at: url))
      #expect(others.map(\.localizedNameOfSavingComputer) == ["iPhone", "iPad"])
      #expect(others.map(\.modificationDate?.timeIntervalSince1970) == [2000, 1000])
      #expect(others.allSatisfy { $0.isConflict && !$0.isResolved && $0.localizedName == "a.txt" })
      #expect(try String(contentsOf: others[1].url, encoding: .utf8) == "on iPad")
      let found = NSFileVersion.version(
        itemAt: url, forPersistentIdentifier: others[1].persistentIdentifier)
      #expect(found == others[1] && found != others[0])
      #expect(
        NSFileVersion.version(itemAt: url, forPersistentIdentifier: current.persistentIdentifier)
          == current)
      let missing = folder["missing"]
      #expect(NSFileVersion.currentVersionOfItem(at: missing) == nil)
      #expect(NSFileVersion.otherVersionsOfItem(at: missing) == nil)
      #expect(throws: (any Error).self) {
        try phone.addConflict(with: missing, contents: url, savedBy: "iPad", at: Date())
      }
      try NSFileVersion.removeOtherVersionsOfItem(at: url)
      #expect(NSFileVersion.otherVersionsOfItem(at: url) == [])
      #expect(!FileManager.default.fileExists(atPath: others[0].url.path))
      #expect(others[0].modificationDate == nil && others[0].isResolved)
    }

    @Test("FileCoordination.FV3. A version replaces the file, and stays unless it is moved")
    func replacing() throws {
      let url = try conflicts("b.txt")
      let others = try #require(NSFileVersion.otherVersionsOfItem(at: url))
      #expect(try others[1].replaceItem(at: url) == url && folder.text("b.txt") == "on iPad")
      #expect(NSFileVersion.otherVersionsOfItem(at: url)?.count == 2)
      try others[0].replaceItem(at: url, options: .byMoving)
      #expect(folder.text("b.txt") == "on iPhone")
      #expect(NSFileVersion.otherVersionsOfItem(at: url) == [others[1]])
      let copy = folder["copy.txt"]
      try others[1].replaceItem(at: copy)
      #expect(folder.text("copy.txt") == "on iPad")
      #expect(throws: (any Error).self) { try others[0].replaceItem(at: url) }
      #expect(folder.text("b.txt") == "on iPhone" && !folder.names.contains { $0.hasPrefix(".") })
      let current = try #require(NSFileVersion.currentVersionOfItem(at: url))
      #expect(throws: (any Error).self) { try current.remove() }
      try others[1].remove()
      #expect(NSFileVersion.otherVersionsOfItem(at: url) == [])
    }

    @Test("FileCoordination.FV4, FileCoordination.FV5. Presenters hear of conflicts and their end")
    func presenting() throws {
      let url = try folder.write("here", to: "c.txt")
      // Both presenters hear in the order of this queue.
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      let (file, around) = (Presenter(url, queue), Presenter(folder.url, queue))
      for presenter in [file, around] { NSFileCoordinator.addFilePresenter(presenter) }
      defer {
        for presenter in [file, around] { NSFileCoordinator.removeFilePresenter(presenter) }
      }
      _ = try conflicts("c.txt")
      let others = try #require(NSFileVersion.unresolvedConflictVersionsOfItem(at: url))
      #expect(others.count == 2)
      others[0].isResolved = true
      others[0].isResolved = true
      others[0].isResolved = false
      #expect(others[0].isResolved)
      #expect(NSFileVersion.unresolvedConflictVersionsOfItem(at: url) == [others[1]])
      try NSFileVersion.removeOtherVersionsOfItem(at: url)
      queue.waitUntilAllOperationsAreFinished()
      #expect(file.heard == ["gain", "gain", "resolve", "lose", "lose"])
      #expect(around.heard == file.heard.map { "\($0) c.txt" })
    }

    @Test("FileCoordination.FV6. Versions follow a moved file, and go with a deleted one")
    func moving() throws {
      let url = try conflicts("d.txt")
      let new = folder["e.txt"]
      NSFileCoordinator().coordinate(
        writingItemAt: url, options: .forMoving, writingItemAt: new, options: [], error: nil
      ) { from, to in
        try? FileManager.default.moveItem(at: from, to: to)
      }
      NSFileCoordinator().item(at: url, didMoveTo: new)
      #expect(NSFileVersion.otherVersionsOfItem(at: new)?.count == 2)
      NSFileCoordinator().coordinate(writingItemAt: new, options: .forDeleting, error: nil) {
        try? FileManager.default.removeItem(at: $0)
      }
      try folder.write("new", to: "e.txt")
      #expect(NSFileVersion.otherVersionsOfItem(at: new) == [])
    }

    @Test("DocumentsInApps.VE1. A document is in conflict until all conflicts are resolved")
    func document() throws {
      try folder.write("soup", to: "list.txt")
      phone.launch(EditorApp.self)
      let memo = phone.run { Memo(fileURL: folder["list.txt"]) }
      phone.run { memo.open() }
      phone.wait(0.1)
      #expect(memo.documentState == .normal)
      let url = try conflicts("list.txt")
      phone.wait(0.1)
      #expect(memo.documentState == .inConflict && memo.text == "soup")
      let others = try #require(NSFileVersion.unresolvedConflictVersionsOfItem(at: url))
      phone.run { others[0].isResolved = true }
      phone.wait(0.1)
      #expect(memo.documentState == .inConflict)
      phone.run { memo.close() }
      phone.wait(0.1)
      #expect(memo.documentState == .closed)
      phone.run { memo.open() }
      phone.wait(0.1)
      #expect(memo.documentState == .inConflict)
      phone.run { others[1].isResolved = true }
      phone.wait(0.1)
      #expect(memo.documentState == .normal)
      try phone.run { try NSFileVersion.removeOtherVersionsOfItem(at: url) }
      phone.wait(0.1)
      #expect(memo.documentState == .normal)
    }
  }
}
