import Foundation
import PhoneTesting
import TactusUIKitDocuments
import Testing
import UIKit

extension OneInAProcess {
  /// Documents that are folders, and their file wrappers.
  @MainActor @Suite(.serialized) struct FilePackageTests {
    fileprivate final class Album: UIDocument {
      var pages: [String: String] = [:]

      override func contents(forType typeName: String) throws -> Any {
        FileWrapper(
          directoryWithFileWrappers: pages.mapValues {
            FileWrapper(regularFileWithContents: Data($0.utf8))
          })
      }

      override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let wrapper = contents as? FileWrapper, let files = wrapper.fileWrappers else {
          throw CocoaError(.fileReadCorruptFile)
        }
        pages = files.mapValues {
          String(decoding: $0.regularFileContents ?? Data(), as: UTF8.self)
        }
      }
    }

    private let phone = SimulatedPhone(.iPhoneX)
    private let folder = DocumentFolder()

    /// DocumentsInApps.OP2, DocumentsInApps.SV3, DocumentsInApps.SV4.
    @Test("DocumentsInApps.OP2: A file package is replaced as a whole")
    func package() throws {
      phone.launch(EditorApp.self)
      let url = folder["trip.album"]
      let album = phone.run { Album(fileURL: url) }
      album.pages = ["one": "sea", "two": "sun"]
      var results: [Bool] = []
      phone.run { album.save(to: url, for: .forCreating) { results.append($0) } }
      phone.wait(0.1)
      album.pages = ["two": "moon"]
      phone.run { album.save(to: url, for: .forOverwriting) { results.append($0) } }
      phone.wait(0.1)
      #expect(results == [true, true] && folder.names == ["trip.album"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["two"])
      album.pages = ["../out": "escaped"]
      phone.run { album.save(to: url, for: .forOverwriting) { results.append($0) } }
      phone.wait(0.1)
      #expect(results.last == false && folder.text("out") == nil)
      #expect(folder.text("trip.album/two") == "moon" && folder.names == ["trip.album"])

      let other = phone.run { Album(fileURL: url) }
      phone.run { other.open { results.append($0) } }
      phone.wait(0.1)
      #expect(results.last == true && other.pages == ["two": "moon"])
    }

    @Test("DocumentsInApps.SV3: Contents of another type are an error that names it")
    func types() throws {
      final class Odd: UIDocument {
        var error: (any Error)?
        override func contents(forType typeName: String) throws -> Any { 7 }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
          self.error = error
        }
      }
      phone.launch(EditorApp.self)
      let odd = phone.run { Odd(fileURL: folder["odd.txt"]) }
      phone.run { odd.save(to: odd.fileURL, for: .forCreating) }
      phone.wait(0.1)
      let text = try #require(odd.error as? CocoaError).userInfo[NSLocalizedDescriptionKey]
      #expect((text as? String)?.contains("type Int instead of Data or FileWrapper") == true)
      #expect(folder.names.isEmpty)
    }

    /// DocumentsInApps.FW1–FW3.
    @Test("DocumentsInApps.FW1: A file wrapper is read, changed and written")
    func wrappers() throws {
      let root = FileWrapper(directoryWithFileWrappers: [:])
      #expect(
        root.addRegularFile(withContents: Data("a".utf8), preferredFilename: "note") == "note")
      let second = FileWrapper(regularFileWithContents: Data("b".utf8))
      second.preferredFilename = "note"
      let key = root.addFileWrapper(second)
      #expect(key != "note" && root.keyForChildFileWrapper(second) == key)
      root.addFileWrapper(
        {
          let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/nowhere"))
          link.preferredFilename = "link"
          return link
        }())
      try root.write(
        to: folder["box"], options: [.atomic, .withNameUpdating], originalContentsURL: nil)
      #expect(root.filename == "box" && second.filename == key)
      let read = try FileWrapper(url: folder["box"])
      #expect(read.isDirectory && read.fileWrappers?.count == 3)
      #expect(read.fileWrappers?["note"]?.regularFileContents == Data("a".utf8))
      #expect(read.fileWrappers?["link"]?.isSymbolicLink == true)
      #expect(root.matchesContents(of: folder["box"]))
      root.removeFileWrapper(second)
      #expect(!root.matchesContents(of: folder["box"]) && root.fileWrappers?.count == 2)
      #expect(throws: (any Error).self) { try FileWrapper(url: folder["none"]) }
      mkfifo(folder["pipe"].path, 0o600)
      #expect(throws: (any Error).self) { try FileWrapper(url: folder["pipe"]) }
    }
  }
}
