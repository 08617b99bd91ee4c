import Foundation
import PhoneTesting
import TactusPhoneClient
import TactusUIKitDocuments
import Testing
import UIKit
import UniformTypeIdentifiers

extension OneInAProcess {
  /// The browser of documents, by taps.
  @MainActor @Suite(.serialized) struct DocumentBrowserTests {
    fileprivate final class Delegate: NSObject, UIDocumentBrowserViewControllerDelegate {
      var events: [String] = []
      var new: URL?

      func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
      ) { events.append("picked \(documentURLs.map(\.lastPathComponent).joined(separator: " "))") }
      func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
          @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
      ) { importHandler(new, new == nil ? .none : .move) }
      func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
      ) { events.append("imported \(destinationURL.lastPathComponent)") }
      func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
        error: (any Error)?
      ) { events.append("failed") }
    }

    private let phone = SimulatedPhone(.iPhoneX)
    private let folder = DocumentFolder()
    private let delegate = Delegate()

    private func show() throws -> UIDocumentBrowserViewController {
      for (name, text) in ["soup.txt": "soup", "data.json": "{}"] {
        try folder.write(text, to: name)
      }
      phone.run { DocumentsFolder.of(AppPhone.link).path = folder.url.path }
      let app = phone.launch(EditorApp.self)
      let browser = phone.run {
        let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
        browser.delegate = delegate
        browser.modalPresentationStyle = .fullScreen
        app.root.present(browser, animated: false)
        return browser
      }
      phone.wait(1)
      return browser
    }

    @Test("DocumentsInApps.DB1. A tap opens a file of the types; there is no Cancel")
    func picking() throws {
      let browser = try show()
      #expect(phone.element(label: "Cancel") == nil)
      try phone.tap("soup")
      phone.wait(0.3)
      try phone.tap("soup")
      phone.wait(0.3)
      #expect(delegate.events == ["picked soup.txt", "picked soup.txt"])
      #expect(browser.presentingViewController != nil)
    }

    @Test("DocumentsInApps.DB2. A new document of the app becomes one of the person's")
    func creating() throws {
      let browser = try show()
      try phone.tap("Create Document")
      phone.wait(0.3)
      #expect(delegate.events.isEmpty)
      let new = FileManager.default.temporaryDirectory.appendingPathComponent(
        "Letter-\(UUID().uuidString).txt")
      try Data("Dear".utf8).write(to: new)
      delegate.new = new
      try phone.tap("Create Document")
      phone.wait(0.3)
      #expect(delegate.events == ["imported \(new.lastPathComponent)"])
      #expect(!FileManager.default.fileExists(atPath: new.path))
      #expect(FileManager.default.fileExists(atPath: folder[new.lastPathComponent].path))
      phone.run { browser.allowsDocumentCreation = false }
      phone.wait(0.1)
      #expect(phone.element(label: "Create Document") == nil)
    }

    @Test("DocumentsInApps.DB3. Documents elsewhere are imported, beside a document of the person")
    func importing() throws {
      let browser = try show()
      let other = FileManager.default.temporaryDirectory.appendingPathComponent(
        "Other-\(UUID().uuidString).txt")
      try Data("Other".utf8).write(to: other)
      defer { try? FileManager.default.removeItem(at: other) }
      var places: [URL?] = []
      phone.run {
        browser.revealDocument(at: other, importIfNeeded: false) { url, _ in places.append(url) }
        browser.revealDocument(at: other, importIfNeeded: true) { url, _ in places.append(url) }
        browser.importDocument(at: other, nextToDocumentAt: other, mode: .copy) { url, error in
          places.append(url)
          #expect((error as? UIDocumentBrowserError)?.code == .noLocationAvailable)
        }
        guard let inside = places[1] else { return }
        browser.importDocument(at: other, nextToDocumentAt: inside, mode: .none) { url, error in
          places.append(url)
          #expect((error as? UIDocumentBrowserError)?.code == .generic)
        }
      }
      #expect(places.count == 4 && places[0] == nil && places[2] == nil && places[3] == nil)
      #expect(places[1]?.lastPathComponent == other.lastPathComponent)
    }

    @Test("DocumentsInApps.DB3. Tasks import and reveal documents, or get the error")
    func awaitedImporting() async throws {
      let browser = try show()
      let other = FileManager.default.temporaryDirectory.appendingPathComponent(
        "Other-\(UUID().uuidString).txt")
      try Data("Other".utf8).write(to: other)
      defer { try? FileManager.default.removeItem(at: other) }
      let task = phone.run {
        Task {
          let place = try await browser.revealDocument(at: other, importIfNeeded: true)
          #expect(try await browser.revealDocument(at: place, importIfNeeded: false) == place)
          let copy = try await browser.importDocument(
            at: other, nextToDocumentAt: place, mode: .copy)
          #expect(copy != place && FileManager.default.fileExists(atPath: copy.path))
          await #expect(throws: UIDocumentBrowserError(.generic)) {
            try await browser.revealDocument(at: other, importIfNeeded: false)
          }
          await #expect(throws: UIDocumentBrowserError(.noLocationAvailable)) {
            try await browser.importDocument(at: other, nextToDocumentAt: other, mode: .copy)
          }
          return place
        }
      }
      #expect(try await task.value.lastPathComponent == other.lastPathComponent)
    }

    fileprivate final class Fader: NSObject, UIViewControllerTransitioningDelegate {
      let controller: UIDocumentBrowserTransitionController

      init(_ controller: UIDocumentBrowserTransitionController) { self.controller = controller }

      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { controller }
    }

    @Test("DocumentsInApps.DB4. The transition controller fades a document in")
    func transition() throws {
      let browser = try show()
      let fader = Fader(browser.transitionController(forDocumentAt: folder["soup.txt"]))
      let document = UIViewController()
      document.modalPresentationStyle = .fullScreen
      document.transitioningDelegate = fader
      phone.run { browser.present(document, animated: true) }
      phone.wait(0.15)
      let alpha = document.view.layer.presentation()?.opacity ?? 0
      #expect(alpha > 0.05 && alpha < 0.95)
      phone.wait(0.5)
      #expect(document.view.alpha == 1 && browser.presentedViewController === document)
    }

    @Test("DocumentsInApps.DB5. A document is renamed in its folder")
    func renaming() async throws {
      let browser = try show()
      let soup = folder["soup.txt"]
      let place = try await browser.renameDocument(at: soup, proposedName: "broth")
      #expect(place.lastPathComponent == "broth.txt")
      #expect(try String(contentsOf: place, encoding: .utf8) == "soup")
      #expect(!FileManager.default.fileExists(atPath: soup.path))
      try folder.write("tea", to: "tea.txt")
      let second = try await browser.renameDocument(at: place, proposedName: "tea.txt")
      #expect(second.lastPathComponent == "tea-2.txt")
      var failure: (any Error)?
      browser.renameDocument(
        at: URL(filePath: "/etc/hostname"), proposedName: "x"
      ) { failure = $1 }
      #expect((failure as? UIDocumentBrowserError)?.code == .noLocationAvailable)
      browser.renameDocument(at: second, proposedName: "../up") { failure = $1 }
      #expect((failure as? CocoaError)?.code == .fileWriteInvalidFileName)
    }
  }
}
