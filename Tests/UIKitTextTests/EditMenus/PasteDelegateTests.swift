import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// The delegates of pastes into texts.
  @MainActor @Suite(.serialized) struct PasteDelegateTests {
    /// A delegate that pastes capitals, leaves numbers out, and keeps one item for later.
    private final class Clerk: NSObject, UITextPasteDelegate {
      var delayed: (any UITextPasteItem)?
      var ranges: [UITextRange] = []

      func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
      ) {
        guard let text = item.itemProvider.suggestedName else { return item.setDefaultResult() }
        if Int(text) != nil { return item.setNoResult() }
        if text == "later" { return delayed = item }
        item.setResult(string: text.uppercased())
        item.setResult(string: "twice")
      }

      func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
      ) -> NSAttributedString {
        ranges.append(textRange)
        return NSAttributedString(string: itemStrings.map(\.string).joined(separator: "+"))
      }
    }

    private final class Plain: NSObject, UITextPasteDelegate {}

    private func provider(_ name: String) -> NSItemProvider {
      let provider = NSItemProvider(object: NSString(string: name))
      provider.suggestedName = name
      return provider
    }

    @Test("Pasteboard.CO16. The results of all items are combined, and the caret follows")
    func combined() throws {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(TextViewApp.self)
      let clerk = Clerk()
      phone.run {
        app.view.text = "[]"
        app.view.becomeFirstResponder()
        app.view.selectedRange = NSRange(location: 1, length: 0)
        app.view.pasteDelegate = clerk
        app.view.paste(itemProviders: [provider("tea"), provider("7"), provider("later")])
        #expect(app.view.text == "[]")
        clerk.delayed?.setResult(attributedString: NSAttributedString(string: "milk"))
        #expect(app.view.text == "[TEA+milk]")
        #expect(app.view.selectedRange == NSRange(location: 9, length: 0))
        #expect(clerk.ranges.count == 1)
        app.view.paste(itemProviders: [provider("7")])
        #expect(app.view.text == "[TEA+milk]")
        app.view.isEditable = false
        app.view.paste(itemProviders: [provider("tea")])
        #expect(app.view.text == "[TEA+milk]")
      }
    }

    @Test("Pasteboard.CO16. Without the methods of the delegate the text is pasted as usual")
    func usual() {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(TextViewApp.self)
      let plain = Plain()
      phone.run {
        app.field.text = "ab"
        app.field.becomeFirstResponder()
        app.field.selectAll(nil)
        app.field.pasteDelegate = plain
        UIPasteboard.general.string = "one\ntwo"
        app.field.paste(nil)
        #expect(app.field.text == "one two")
        #expect(
          app.field.selectedTextRange
            == app.field.textRange(
              from: app.field.endOfDocument, to: app.field.endOfDocument))
      }
    }
  }
}
