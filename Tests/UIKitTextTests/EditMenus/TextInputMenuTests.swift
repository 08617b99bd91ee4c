import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// The optional methods of text inputs for menus and text with attributes.
  @MainActor @Suite(.serialized) struct TextInputMenuTests {
    fileprivate final class Note: UITextView {
      var heard: [String] = []
      override func editMenu(
        for textRange: UITextRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        heard.append(text(in: textRange) ?? "-")
        return UIMenu(children: [UIAction(title: "Shout") { _ in }] + suggestedActions)
      }
      override func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        heard.append("comes")
      }
      override func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        heard.append("goes")
      }
    }

    @Test("EditMenus.EM9. A subclass of a text view gives the menu without a delegate")
    func overriding() {
      let phone = SimulatedPhone(.iPhone7)
      let desk = phone.launch(TextViewApp.self)
      let note = Note(frame: CGRect(x: 20, y: 400, width: 240, height: 100))
      phone.run {
        UIPasteboard.general.items = []
        note.font = .systemFont(ofSize: 17)
        note.text = "Green tea"
        desk.window?.rootViewController?.view.addSubview(note)
        note.layoutIfNeeded()
      }
      let caret = note.caretRect(
        for: note.position(from: note.beginningOfDocument, offset: 1) ?? note.endOfDocument)
      let place = note.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
      phone.tap(at: (Double(place.x), Double(place.y)), count: 2)
      phone.wait(1)
      #expect(note.heard == ["Green", "comes"])
      #expect(desk.menuTitles.first == "Shout" && desk.menuTitles.contains("Cut"))
      phone.run { UIMenuController.shared.hideMenu() }
      phone.wait(1)
      #expect(note.heard.last == "goes")
    }

    @Test("TextFields.TF27. A text view keeps attributes of inserted text, a field has none")
    func attributes() throws {
      let phone = SimulatedPhone(.iPhone7)
      let desk = phone.launch(TextViewApp.self)
      let red = NSAttributedString(
        string: "red", attributes: [.foregroundColor: UIColor.systemRed])
      phone.run {
        desk.view.text = "a b"
        desk.view.selectedRange = NSRange(location: 1, length: 1)
        desk.view.insertAttributedText(red)
      }
      #expect(desk.view.text == "aredb")
      func color(_ place: Int) -> UIColor? {
        desk.view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil)
          as? UIColor
      }
      #expect(color(1) == .systemRed && color(3) == .systemRed && color(4) != .systemRed)
      try phone.run {
        let end = desk.view.endOfDocument
        let last = try #require(desk.view.position(from: end, offset: -1))
        let range = try #require(desk.view.textRange(from: last, to: end))
        desk.view.replace(range, withAttributedText: red)
      }
      #expect(desk.view.text == "aredred" && color(6) == .systemRed)
      phone.run {
        desk.field.becomeFirstResponder()
        desk.field.insertAttributedText(red)
        desk.field.insertText("!", alternatives: ["?"], style: .lowConfidence)
      }
      #expect(desk.field.text == "red!")
      phone.run {
        desk.field.setAttributedMarkedText(red, selectedRange: NSRange(location: 3, length: 0))
      }
      #expect(desk.field.text == "red!red" && desk.field.markedTextRange != nil)
    }

    @Test("EditMenus.EM13. The action for text from the camera is hidden")
    func camera() {
      let field = UITextField()
      let action = UIAction.captureTextFromCamera(responder: field, identifier: .paste)
      #expect(action.attributes == .hidden && action.identifier == .paste)
      field.text = "tea"
      action.performWithSender(nil, target: nil)
      #expect(field.text == "tea")
    }
  }
}
