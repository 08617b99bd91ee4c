import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Step TextViews.TV18: the TextKit of a text view.
  @MainActor @Suite(.serialized) struct TextViewTextKitTests {
    @Test("TextViews.TV18. The first use of the layout manager ends the use of TextKit 2")
    func textKit() {
      let phone = SimulatedPhone(.iPhone7)
      let desk = phone.launch(TextViewApp.self)
      for view in [desk.view, UITextView(usingTextLayoutManager: true), UITextView()] {
        view.text = "one\ntwo"
        let manager = view.textLayoutManager
        #expect(manager != nil && manager === view.textLayoutManager)
        #expect(manager?.textContainer === view.textContainer)
        #expect(
          (manager?.textContentManager as? NSTextContentStorage)?.textStorage
            === view.textStorage)
        #expect(view.layoutManager.textStorage === view.textStorage)
        #expect(view.textLayoutManager == nil && view.text == "one\ntwo")
      }
      #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
    }

    @Test("TextViews.TV18. A container decides; before iOS 16 there is no TextKit 2")
    func textKitOfContainer() {
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(TextViewApp.self)
      let storage = NSTextStorage(string: "one")
      let old = NSTextContainer(size: CGSize(width: 100, height: 0))
      let oldManager = NSLayoutManager()
      oldManager.addTextContainer(old)
      storage.addLayoutManager(oldManager)
      #expect(UITextView(frame: .zero, textContainer: old).textLayoutManager == nil)
      let content = NSTextContentStorage()
      let (manager, new) = (NSTextLayoutManager(), NSTextContainer(size: .zero))
      content.addTextLayoutManager(manager)
      manager.textContainer = new
      content.attributedString = NSAttributedString(string: "two")
      let view = UITextView(frame: .zero, textContainer: new)
      #expect(view.textLayoutManager === manager && view.text == "two")
      phone.set(\.systemVersion, SystemVersion(15))
      phone.wait(0.1)
      #expect(phone.run { UITextView().textLayoutManager } == nil)
    }
  }
}
