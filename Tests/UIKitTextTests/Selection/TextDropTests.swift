import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Steps TextSelection.TD6–TD8: text that is dragged to other views and from them.
  @MainActor @Suite(.serialized) struct TextDropTests {
    private let phone = SimulatedPhone(.iPhone11)
    private let app: TextDropApp
    private let tag = (x: 80.0, y: 250.0)
    private let shelf = (x: 140.0, y: 410.0)

    init() {
      app = phone.launch(TextDropApp.self)
      phone.wait(0.2)
    }

    /// The middle of the line at an offset of the text view, on the screen.
    private func place(_ offset: Int) -> (x: Double, y: Double) {
      let view = app.view
      let position = view.position(from: view.beginningOfDocument, offset: offset)
      let caret = view.caretRect(for: position ?? view.beginningOfDocument)
      let point = view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
      return (Double(point.x), Double(point.y))
    }

    /// Selects the first word, as an editor does.
    private func select() {
      phone.run {
        app.view.becomeFirstResponder()
        app.view.selectedRange = NSRange(location: 0, length: 5)
        app.window?.layoutIfNeeded()
      }
      phone.wait(0.3)
    }

    private func drag(
      from start: (x: Double, y: Double), to end: (x: Double, y: Double), during: () -> Void = {}
    ) {
      phone.touch(TouchReport(ContactID(1), .began, x: start.x, y: start.y))
      phone.wait(0.8)
      for step in 1...4 {
        let part = Double(step) / 4
        phone.touch(
          TouchReport(
            ContactID(1), .moved, x: start.x + (end.x - start.x) * part,
            y: start.y + (end.y - start.y) * part))
        phone.wait(0.05)
      }
      during()
      phone.touch(TouchReport(ContactID(1), .ended, x: end.x, y: end.y))
      phone.wait(0.8)
    }

    @Test("TextSelection.TD6. Selected text is dragged to a view with an interaction")
    func toInteraction() {
      phone.run { app.view.textDragDelegate = app }
      select()
      drag(from: place(2), to: shelf) { #expect(app.view.isTextDragActive) }
      #expect(app.received == ["Green"] && app.view.text == "Green eggs.")
      #expect(app.heard == ["items Green?", "lift", "begin", "end copy"])
      #expect(!app.view.isTextDragActive)
    }

    @Test("TextSelection.TD6. The delegate chooses the items; without any there is no drag")
    func items() {
      phone.run {
        app.view.textDragDelegate = app
        app.items = [UIDragItem(itemProvider: NSItemProvider(object: "Ham" as NSString))]
      }
      select()
      drag(from: place(2), to: shelf)
      #expect(app.received == ["Ham"])
      phone.run { (app.items, app.received) = ([], []) }
      select()
      drag(from: place(2), to: shelf)
      #expect(app.received.isEmpty && app.view.text == "Green eggs.")
    }

    @Test(
      "TextSelection.TD6. The preview of colored text has the color of labels if it is stripped")
    func preview() throws {
      phone.run {
        app.view.textDragOptions = .stripTextColorFromPreviews
        app.view.textColor = .systemRed
      }
      select()
      drag(from: place(2), to: shelf) { #expect(app.view.isTextDragActive) }
      #expect(app.received == ["Green"])
      let storage = app.view.textStorage
      let layout = try #require(storage.layoutManagers.first)
      let renderer = UITextDragPreviewRenderer(
        layoutManager: layout, range: NSRange(location: 0, length: 5))
      #expect(renderer.firstLineRect.width > 20 && renderer.lastLineRect.isNull)
      #expect(renderer.image.size.width > 20)
    }

    @Test("TextSelection.TD7. Text and addresses of other views are inserted where the finger is")
    func fromInteraction() throws {
      phone.run { app.view.textDropDelegate = app }
      drag(from: tag, to: place(6)) { #expect(app.view.isTextDropActive) }
      #expect(app.view.text == "Green teaeggs." && !app.view.isTextDropActive)
      #expect(app.view.selectedRange == NSRange(location: 6, length: 3))
      #expect(app.heard == ["enter", "performs", "ended"])
      #expect(phone.run { app.view.undoManager?.undoActionName } == "Drop")
      let address = try #require(NSURL(string: "https://egg.example"))
      phone.run {
        app.view.text = ""
        app.objects = [address, "!" as NSString]
      }
      drag(from: tag, to: (140, 120))
      #expect(app.view.text == "https://egg.example!")
      phone.run {
        app.view.text = ""
        app.objects = [UIColor.red]
      }
      drag(from: tag, to: (140, 120))
      #expect(app.view.text == "")
    }

    @Test("TextSelection.TD7. Text that cannot be edited becomes so for a drop, or for good")
    func editability() {
      phone.run {
        app.view.textDropDelegate = app
        app.view.isEditable = false
      }
      drag(from: tag, to: place(0))
      #expect(app.view.text == "Green eggs." && app.heard == ["editable?"])
      app.editability = .temporary
      drag(from: tag, to: place(0))
      #expect(app.view.text == "teaGreen eggs." && !app.view.isEditable)
      app.editability = .yes
      drag(from: tag, to: place(0))
      #expect(app.view.text == "teateaGreen eggs." && app.view.isEditable)
    }

    @Test("TextSelection.TD8. A drop replaces the selection or everything, or nothing")
    func actions() {
      let proposal = phone.run { UITextDropProposal(operation: .copy) }
      phone.run {
        app.view.textDropDelegate = app
        app.proposal = proposal
        proposal.dropAction = .replaceSelection
      }
      select()
      drag(from: tag, to: place(8))
      #expect(app.view.text == "tea eggs.")
      phone.run { proposal.dropAction = .replaceAll }
      drag(from: tag, to: place(8))
      #expect(app.view.text == "tea")
      phone.run { proposal.dropPerformer = .delegate }
      app.heard = []
      drag(from: tag, to: place(1))
      #expect(app.view.text == "tea" && app.heard.contains("performs"))
      phone.run { app.proposal = UITextDropProposal(operation: .forbidden) }
      app.heard = []
      drag(from: tag, to: place(1))
      #expect(app.view.text == "tea" && !app.heard.contains("performs"))
    }

    @Test("TextSelection.TD8. A view may copy its own text, or receive the data of its items")
    func sameView() {
      let proposal = phone.run { UITextDropProposal(operation: .copy) }
      phone.run {
        app.view.textDropDelegate = app
        app.proposal = proposal
      }
      select()
      drag(from: place(2), to: place(11))
      #expect(app.view.text == "Green eggs.Green")
      #expect(app.heard.contains("performs same"))
    }
  }
}
