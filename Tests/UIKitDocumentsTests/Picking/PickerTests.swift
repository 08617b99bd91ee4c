import Foundation
import PhoneTesting
import TactusPhoneClient
import TactusUIKitDocuments
import Testing
import UIKit
import UniformTypeIdentifiers

extension OneInAProcess {
  /// Picking files, by taps.
  @MainActor @Suite(.serialized) struct PickerTests {
    fileprivate final class Delegate: NSObject, UIDocumentPickerDelegate {
      var events: [String] = []
      var urls: [URL] = []

      func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
      ) {
        self.urls = urls
        events.append("picked \(urls.map(\.lastPathComponent).joined(separator: " "))")
      }
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        events.append("cancelled")
      }
    }

    fileprivate final class OldDelegate: NSObject, UIDocumentPickerDelegate {
      var url: URL?
      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
      {
        self.url = url
      }
    }

    private let phone = SimulatedPhone(.iPhoneX)
    private let folder = DocumentFolder()
    private let delegate = Delegate()

    private func show(
      _ make: () -> UIDocumentPickerViewController
    ) throws -> (EditorApp, UIDocumentPickerViewController) {
      for (name, text) in ["soup.txt": "soup", "data.json": "{}", "Trips/sea.txt": "sea"] {
        try folder.write(text, to: name)
      }
      phone.run { DocumentsFolder.of(AppPhone.link).path = folder.url.path }
      let app = phone.launch(EditorApp.self)
      let picker = phone.run {
        let picker = make()
        if picker.delegate == nil { picker.delegate = delegate }
        app.root.present(picker, animated: true)
        return picker
      }
      phone.wait(1)
      return (app, picker)
    }

    private func resolved(_ name: String) -> URL { folder[name].resolvingSymlinksInPath() }

    private func tap(_ label: String) throws {
      try phone.tap(label)
      phone.wait(1)
    }

    /// DocumentsInApps.DP1–DP3, DocumentsInApps.SC1.
    @Test("DocumentsInApps.DP1: A file of an asked type is picked")
    func opening() throws {
      let (app, _) = try show {
        UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
      }
      let outside = try folder.write("x", to: "Trips/.hidden")
      #expect(!phone.run { outside.startAccessingSecurityScopedResource() })
      #expect(phone.element(label: "soup") != nil)
      try? phone.tap("data")
      phone.wait(1)
      #expect(delegate.events.isEmpty && app.root.presentedViewController != nil)
      try tap("soup")
      #expect(delegate.events == ["picked soup.txt"] && app.root.presentedViewController == nil)
      #expect(delegate.urls == [resolved("soup.txt")])
      #expect(phone.run { delegate.urls[0].startAccessingSecurityScopedResource() })
      #expect(phone.run { (delegate.urls[0] as NSURL).startAccessingSecurityScopedResource() })
      #expect(!phone.run { folder["data.json"].startAccessingSecurityScopedResource() })
      #expect(
        !phone.run { URL(string: "https://a.b")?.startAccessingSecurityScopedResource() ?? true })
      delegate.urls[0].stopAccessingSecurityScopedResource()
    }

    /// DocumentsInApps.DP1, DocumentsInApps.DP3.
    @Test("DocumentsInApps.DP1: A file of a folder is picked as a copy")
    func copying() throws {
      _ = try show {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
        picker.shouldShowFileExtensions = true
        return picker
      }
      #expect(phone.element(label: "data.json") != nil || phone.element(label: "data") == nil)
      try tap("Trips")
      try tap("sea.txt")
      let copy = try #require(delegate.urls.first)
      #expect(copy != resolved("Trips/sea.txt"))
      #expect(try String(contentsOf: copy, encoding: .utf8) == "sea")
      #expect(!phone.run { copy.startAccessingSecurityScopedResource() })
      try FileManager.default.removeItem(at: copy)
      #expect(folder.text("Trips/sea.txt") == "sea")
    }

    @Test("DocumentsInApps.DP3: Several files are picked, in the order of the taps")
    func several() throws {
      _ = try show {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.data])
        picker.allowsMultipleSelection = true
        return picker
      }
      try tap("soup")
      try tap("data")
      try tap("soup")
      try tap("soup")
      #expect(delegate.events.isEmpty)
      try tap("Open")
      #expect(delegate.events == ["picked data.json soup.txt"])
    }

    /// DocumentsInApps.DP3, DocumentsInApps.SC1.
    @Test("DocumentsInApps.DP3: A folder is picked with everything in it")
    func folders() throws {
      _ = try show {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.folder])
        picker.directoryURL = folder["Trips"]
        return picker
      }
      try tap("Open")
      #expect(delegate.urls.map(\.path) == [resolved("Trips").path])
      #expect(phone.run { resolved("Trips/sea.txt").startAccessingSecurityScopedResource() })
      #expect(!phone.run { resolved("soup.txt").startAccessingSecurityScopedResource() })
    }

    @Test("DocumentsInApps.DP5: Cancel and a swipe tell that nothing was picked")
    func cancelling() throws {
      let (app, _) = try show { UIDocumentPickerViewController(forOpeningContentTypes: [.text]) }
      try tap("Cancel")
      #expect(delegate.events == ["cancelled"] && app.root.presentedViewController == nil)
      phone.run {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
        picker.delegate = delegate
        app.root.present(picker, animated: true)
      }
      phone.wait(1)
      phone.run { app.root.dismiss(animated: true) }
      phone.wait(1)
      #expect(delegate.events == ["cancelled", "cancelled"])
    }

    @Test("DocumentsInApps.DP1: A list without entries says that the folder is empty")
    func emptyFolder() throws {
      try FileManager.default.createDirectory(
        at: folder["Nothing"], withIntermediateDirectories: true)
      _ = try show { UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]) }
      #expect(phone.element(label: "Folder Is Empty") == nil)
      try tap("Nothing")
      #expect(phone.element(label: "Folder Is Empty") != nil)
    }

    @Test("DocumentsInApps.DP4: The app's files are copied or moved into a folder")
    func exporting() throws {
      let own = DocumentFolder()
      try own.write("mine", to: "soup.txt")
      let (app, _) = try show {
        UIDocumentPickerViewController(forExporting: [own["soup.txt"]], asCopy: true)
      }
      try tap("Save")
      #expect(delegate.events == ["picked soup-2.txt"])
      #expect(folder.text("soup-2.txt") == "mine" && folder.text("soup.txt") == "soup")
      #expect(own.text("soup.txt") == "mine")
      phone.run {
        let picker = UIDocumentPickerViewController(forExporting: [own["soup.txt"]])
        picker.delegate = delegate
        app.root.present(picker, animated: true)
      }
      phone.wait(1)
      try tap("Trips")
      try tap("Move")
      #expect(folder.text("Trips/soup.txt") == "mine" && own.names.isEmpty)
      #expect(delegate.urls == [resolved("Trips/soup.txt")])
    }

    @Test("DocumentsInApps.PF2: Links out of the folder are refused, also those made meanwhile")
    func links() throws {
      let secret = DocumentFolder()
      try secret.write("secret", to: "key.txt")
      let files = FileManager.default
      try files.createSymbolicLink(at: folder["key.txt"], withDestinationURL: secret["key.txt"])
      try files.createSymbolicLink(at: folder["Secrets"], withDestinationURL: secret.url)
      _ = try show {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text])
        picker.directoryURL = secret.url
        return picker
      }
      #expect(phone.element(label: "soup") != nil)
      #expect(throws: (any Error).self) { try phone.tap("key") }
      #expect(throws: (any Error).self) { try phone.tap("Secrets") }
      try files.removeItem(at: folder["soup.txt"])
      try files.createSymbolicLink(at: folder["soup.txt"], withDestinationURL: secret["key.txt"])
      try tap("soup")
      #expect(delegate.events == ["cancelled"] && delegate.urls.isEmpty)
    }

    @Test("DocumentsInApps.DP5: The older form of picker and delegate gets one file")
    @available(*, deprecated)
    func older() throws {
      let old = OldDelegate()
      let (_, picker) = try show {
        let picker = UIDocumentPickerViewController(documentTypes: ["public.json"], in: .import)
        picker.delegate = old
        return picker
      }
      #expect(picker.documentPickerMode == .import)
      try tap("data")
      // Copies of other tests may have the name.
      let url = try #require(old.url)
      #expect(url.lastPathComponent.hasPrefix("data") && url.pathExtension == "json")
      #expect(try Data(contentsOf: url) == Data(contentsOf: folder["data.json"]))
    }

    @Test("DocumentsInApps.PF1: A test's folder is empty, and is nobody's")
    func standardFolder() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(EditorApp.self)
      phone.run {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        app.root.present(picker, animated: false)
      }
      phone.wait(1)
      let path = try #require(phone.run { DocumentsFolder.of(AppPhone.link).path })
      #expect(path.hasPrefix(FileManager.default.temporaryDirectory.path))
      #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
      try FileManager.default.removeItem(atPath: path)
    }
  }
}
