import Foundation
import PhoneTesting
import TactusPhoneClient
import TactusUIKitDocuments
import Testing
import UIKit

extension OneInAProcess {
  /// Controllers of documents, in virtual time.
  @MainActor @Suite(.serialized) struct DocumentControllerTests {
    private final class Editor: UIDocumentViewController {
      var events: [String] = []
      override func documentDidOpen() {
        events.append("open \((document as? Memo)?.text ?? "-")")
      }
      override func navigationItemDidUpdate() {
        events.append("item \(navigationItem.title ?? "-")")
      }
    }

    private final class Delegate: NSObject, UIDocumentBrowserViewControllerDelegate {
      var intents: [String?] = []
      var answer: ((URL?, UIDocumentBrowserViewController.ImportMode) -> Void)?

      func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
          @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
      ) {
        intents.append(controller.activeDocumentCreationIntent?.rawValue)
        answer = importHandler
      }
    }

    private let phone = SimulatedPhone(.iPhoneX)
    private let folder = DocumentFolder()

    private func memo(_ name: String = "list.txt") throws -> Memo {
      try folder.write("soup", to: name)
      return phone.run { Memo(fileURL: folder[name]) }
    }

    @Test("DocumentsInApps.DV1, DocumentsInApps.DV2. A shown document is open")
    func opens() throws {
      let app = phone.launch(EditorApp.self)
      let memo = try memo()
      let editor = phone.run { Editor(document: memo) }
      #expect(editor.navigationItem.title == "list" && editor.events == ["item list"])
      #expect(memo.documentState == .closed)
      phone.run {
        editor.modalPresentationStyle = .fullScreen
        app.root.present(editor, animated: false)
      }
      phone.wait(1)
      #expect(memo.documentState == .normal && editor.events == ["item list", "open soup"])
      // Another screen in front leaves it open.
      let cover = UIViewController()
      phone.run {
        cover.modalPresentationStyle = .fullScreen
        editor.present(cover, animated: false)
      }
      phone.wait(1)
      #expect(memo.documentState == .normal)
      phone.run { cover.dismiss(animated: false) }
      phone.wait(1)
      phone.run { editor.dismiss(animated: false) }
      phone.wait(1)
      #expect(memo.documentState == .closed && editor.events == ["item list", "open soup"])
    }

    @Test("DocumentsInApps.DV1. A document that is open is shown at once, and a missing one not")
    func openBefore() throws {
      let app = phone.launch(EditorApp.self)
      let memo = try memo()
      phone.run { memo.open { app.results.append("\($0)") } }
      phone.wait(0.1)
      #expect(app.results == ["true"])
      let editor = phone.run { Editor(document: nil) }
      var answers: [Bool] = []
      phone.run { editor.openDocument { answers.append($0) } }
      #expect(answers == [false] && editor.events == ["item -"])
      phone.run { editor.document = memo }
      #expect(editor.events == ["item -", "item list", "open soup"])
      phone.run { editor.openDocument { answers.append($0) } }
      #expect(answers == [false, true])
      phone.run { editor.document = Memo(fileURL: folder["none.txt"]) }
      phone.run { editor.openDocument { answers.append($0) } }
      phone.wait(0.1)
      #expect(answers == [false, true, false] && editor.events.last == "item none")
    }

    @Test("DocumentsInApps.DV1. All who ask for a document that is being opened are answered")
    func opensOnce() throws {
      _ = phone.launch(EditorApp.self)
      let memo = try memo()
      let editor = phone.run { Editor(document: memo) }
      var answers: [Bool] = []
      phone.run {
        editor.openDocument { answers.append($0) }
        editor.openDocument { answers.append($0) }
      }
      phone.wait(0.1)
      #expect(answers == [true, true] && editor.events == ["item list", "open soup"])
    }

    @Test("DocumentsInApps.DV2. A document that is being opened is closed with its controller")
    func closesAtOnce() throws {
      let app = phone.launch(EditorApp.self)
      let memo = try memo()
      let editor = phone.run {
        let editor = Editor(document: nil)
        editor.modalPresentationStyle = .fullScreen
        app.root.present(editor, animated: false)
        return editor
      }
      phone.wait(1)
      phone.run {
        editor.document = memo
        editor.dismiss(animated: false)
      }
      phone.wait(1)
      #expect(memo.documentState == .closed)
    }

    @Test("DocumentsInApps.DV3. Buttons undo and redo the changes of the document")
    func undoes() throws {
      _ = phone.launch(EditorApp.self)
      let memo = try memo()
      let editor = phone.run { Editor(document: nil) }
      let group = phone.run { editor.undoRedoItemGroup }
      #expect(group.isHidden && group.barButtonItems.count == 2)
      phone.run { editor.document = memo }
      let (undo, redo) = (group.barButtonItems[0], group.barButtonItems[1])
      #expect(!group.isHidden && !undo.isEnabled && !redo.isEnabled)
      phone.run {
        memo.undoManager.registerUndo(withTarget: memo) { memo in
          memo.text = "old"
          memo.undoManager.registerUndo(withTarget: memo) { $0.text = "new" }
        }
      }
      phone.wait(0.1)
      #expect(undo.isEnabled && !redo.isEnabled)
      phone.run { undo.primaryAction?.performWithSender(undo, target: nil) }
      phone.wait(0.1)
      #expect(memo.text == "old" && !undo.isEnabled && redo.isEnabled)
      phone.run { redo.primaryAction?.performWithSender(redo, target: nil) }
      phone.wait(0.1)
      #expect(memo.text == "new" && undo.isEnabled && !redo.isEnabled)
    }

    @Test("DocumentsInApps.DV4, DocumentsInApps.DV5. Without a document there is a launch screen")
    func launches() throws {
      phone.run { DocumentsFolder.of(AppPhone.link).path = folder.url.path }
      let app = phone.launch(EditorApp.self)
      let delegate = Delegate()
      let editor = phone.run {
        let editor = Editor(document: nil)
        editor.launchOptions.title = "Kitchen"
        editor.launchOptions.browserViewController.delegate = delegate
        editor.launchOptions.secondaryAction =
          UIDocumentViewController.LaunchOptions.createDocumentAction(with: .init("recipe"))
        editor.launchOptions.secondaryAction?.title = "New Recipe"
        editor.modalPresentationStyle = .fullScreen
        app.root.present(editor, animated: false)
        return editor
      }
      phone.wait(1)
      #expect(phone.element(label: "Kitchen") != nil)
      try phone.tap("Create Document")
      phone.wait(0.3)
      let browser = editor.launchOptions.browserViewController
      #expect(delegate.intents == [UIDocument.CreationIntent.default.rawValue])
      #expect(browser.activeDocumentCreationIntent == .default)
      phone.run { delegate.answer?(nil, .none) }
      #expect(browser.activeDocumentCreationIntent == nil)
      try phone.tap("New Recipe")
      phone.wait(0.3)
      #expect(delegate.intents.last == "recipe")
      try phone.tap("Browse")
      phone.wait(1)
      #expect(browser.presentingViewController != nil)
      phone.run { editor.document = Memo(fileURL: folder["none.txt"]) }
      phone.wait(0.3)
      #expect(editor.view.subviews.isEmpty)
    }

    @Test("DocumentsInApps.DV4. A view in front of the buttons lets touches through to them")
    func touchesBelowAccessory() throws {
      let app = phone.launch(EditorApp.self)
      let editor = phone.run {
        let editor = Editor(document: nil)
        editor.launchOptions.foregroundAccessoryView = UIView()
        editor.modalPresentationStyle = .fullScreen
        app.root.present(editor, animated: false)
        return editor
      }
      phone.wait(1)
      try phone.tap("Browse")
      phone.wait(1)
      #expect(editor.launchOptions.browserViewController.presentingViewController != nil)
    }

    @Test("DocumentsInApps.DV4. Changed launch options change the launch screen")
    func changesLaunchOptions() throws {
      let app = phone.launch(EditorApp.self)
      let editor = phone.run {
        let editor = Editor(document: nil)
        editor.loadViewIfNeeded()
        editor.launchOptions.title = "Kitchen"
        editor.modalPresentationStyle = .fullScreen
        app.root.present(editor, animated: false)
        return editor
      }
      phone.wait(1)
      #expect(phone.element(label: "Kitchen") != nil)
      phone.run { editor.launchOptions.primaryAction = UIAction(title: "New Recipe") { _ in } }
      phone.wait(0.3)
      #expect(phone.element(label: "New Recipe") != nil)
      #expect(phone.element(label: "Create Document") == nil)
      phone.run { editor.launchOptions = UIDocumentViewController.LaunchOptions() }
      phone.wait(0.3)
      #expect(phone.element(label: "Kitchen") == nil)
      #expect(editor.view.subviews.count == 1)
    }
  }
}
