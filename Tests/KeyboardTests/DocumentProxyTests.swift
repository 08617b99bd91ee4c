import PhoneTesting
import TactusPhoneLink
import Testing
import UIKit

@Suite("The text of input view controllers")
@MainActor
struct DocumentProxyTests {
  private func edit(
    _ text: String = ""
  ) -> (SimulatedPhone, TypingViewController, NotesInputViewController) {
    let phone = SimulatedPhone(.iPhone8)
    let app = phone.launchTypingApp()
    let input = NotesInputViewController()
    let view = InputTextView(frame: CGRect(x: 20, y: 300, width: 280, height: 60))
    view.controller = input
    view.text = text
    view.delegate = input
    app.view.addSubview(view)
    view.becomeFirstResponder()
    phone.wait(0.5)
    input.textView = view
    input.calls = []
    return (phone, app, input)
  }

  @Test("Keyboards.IV6. A proxy changes the text as keys do, and asks the delegate.")
  func changes() throws {
    let (phone, app, input) = edit()
    let proxy = input.textDocumentProxy
    #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
    proxy.insertText("Grüße 👍🏽")
    proxy.insertText("!")
    #expect(input.textView?.text == "Grüße 👍🏽!")
    input.refused = ["x"]
    proxy.insertText("x")
    proxy.deleteBackward()
    proxy.deleteBackward()
    #expect(input.textView?.text == "Grüße " && proxy.hasText)
    #expect(input.asked.contains("x"))
    proxy.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(input.textView?.markedTextRange != nil)
    proxy.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
    proxy.unmarkText()
    #expect(input.textView?.text == "Grüße 你" && input.textView?.markedTextRange == nil)
    app.view.endEditing(true)
    phone.wait(0.1)
  }

  @Test("Keyboards.IV6. The context is that of the paragraph, with whole characters.")
  func context() throws {
    let (phone, app, input) = edit("one\ntwo three\nfour")
    let proxy = input.textDocumentProxy
    input.textView?.selectedRange = NSRange(location: 8, length: 5)
    #expect(proxy.documentContextBeforeInput == "two ")
    #expect(proxy.selectedText == "three")
    #expect(proxy.documentContextAfterInput == "\n")
    input.textView?.text = String(repeating: "👨‍👩‍👧", count: 1000)
    input.textView?.selectedRange = NSRange(location: 8 * 500, length: 0)
    let before = try #require(proxy.documentContextBeforeInput)
    #expect(before.utf16.count <= 1024 + 8 && before.allSatisfy { $0 == "👨‍👩‍👧" })
    input.textView?.isSecureTextEntry = true
    #expect(proxy.documentContextBeforeInput == nil && proxy.documentContextAfterInput == nil)
    input.textView?.isSecureTextEntry = false
    let identifier = proxy.documentIdentifier
    app.field.becomeFirstResponder()
    #expect(proxy.documentContextBeforeInput == nil && !proxy.hasText)
    proxy.insertText("lost")
    proxy.adjustTextPosition(byCharacterOffset: 1)
    #expect(app.field.text?.isEmpty == true)
    input.textView?.becomeFirstResponder()
    #expect(proxy.documentIdentifier != identifier)
    phone.wait(0.1)
  }

  @Test("Keyboards.IV6. The insertion point moves by characters, and not beyond the text.")
  func position() throws {
    let (phone, app, input) = edit("a👍🏽b")
    let proxy = input.textDocumentProxy
    func place() -> Int { input.textView?.selectedRange.location ?? -1 }
    input.textView?.selectedRange = NSRange(location: 6, length: 0)
    proxy.adjustTextPosition(byCharacterOffset: -2)
    #expect(place() == 1)
    proxy.adjustTextPosition(byCharacterOffset: 1)
    #expect(place() == 5)
    for offset in [Int.max, 100] {
      proxy.adjustTextPosition(byCharacterOffset: offset)
      #expect(place() == 6)
    }
    for offset in [Int.min, -100] {
      proxy.adjustTextPosition(byCharacterOffset: offset)
      #expect(place() == 0)
    }
    app.view.endEditing(true)
    phone.wait(0.1)
  }

  @Test("Keyboards.IV7. The controller is told of changes of the text, and of the insertion point.")
  func callbacks() throws {
    let (phone, app, input) = edit("one two")
    phone.run { input.textDocumentProxy.insertText("!") }
    phone.wait(0.1)
    #expect(input.calls == ["textWill", "textDid"])
    input.calls = []
    phone.run { input.textDocumentProxy.adjustTextPosition(byCharacterOffset: -3) }
    phone.wait(0.1)
    #expect(input.calls == ["selectionWill", "selectionDid"])
    input.calls = []
    app.field.becomeFirstResponder()
    phone.wait(0.5)
    #expect(input.calls.isEmpty)
    input.textView?.becomeFirstResponder()
    phone.wait(0.5)
    #expect(input.calls == ["textWill", "textDid"])
  }
}

/// A text view that is edited with a controller's view.
@MainActor
private final class InputTextView: UITextView {
  var controller: UIInputViewController?

  override var inputViewController: UIInputViewController? { controller }
}

/// A controller that records what it is told.
@MainActor
private final class NotesInputViewController: UIInputViewController, UITextViewDelegate {
  weak var textView: UITextView?
  var calls: [String] = []
  var refused: Set<String> = []
  var asked: [String] = []

  override func textWillChange(_ textInput: (any UITextInput)?) { calls.append("textWill") }
  override func textDidChange(_ textInput: (any UITextInput)?) { calls.append("textDid") }
  override func selectionWillChange(_ textInput: (any UITextInput)?) {
    calls.append("selectionWill")
  }
  override func selectionDidChange(_ textInput: (any UITextInput)?) {
    calls.append("selectionDid")
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    asked.append(text)
    return !refused.contains(text)
  }
}
