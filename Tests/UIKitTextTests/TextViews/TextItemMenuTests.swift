import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Steps TextViews.TV14, TextViews.TV30 and TextViews.TV31, and delegate methods for ranges.
  @MainActor @Suite(.serialized) struct TextItemMenuTests {
    private final class Delegate: NSObject, UITextViewDelegate {
      var eventLog: [String] = []
      var hasMenu = true
      var action: UIAction?
      func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
      ) -> UIAction? {
        eventLog.append("tap \(textItem.range.location)")
        return action
      }
      func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
      ) -> UITextItem.MenuConfiguration? {
        eventLog.append("menu of \(defaultMenu.children.count)")
        guard hasMenu else { return nil }
        let own = UIAction(title: "Profile") { _ in self.eventLog.append("profile") }
        return UITextItem.MenuConfiguration(menu: UIMenu(children: [own] + defaultMenu.children))
      }
      func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
      ) { eventLog.append("shows") }
      func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
      ) { eventLog.append("ends") }
      func textView(
        _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
        replacementText text: String
      ) -> Bool {
        eventLog.append("\(ranges.map(\.rangeValue.location)) '\(text)'?")
        return text != "x"
      }
      func textView(
        _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        UIMenu(children: [UIAction(title: "Only \(ranges[0].rangeValue.length)") { _ in }])
      }
      func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) {
        eventLog.append("edit menu")
        animator.addCompletion { self.eventLog.append("edit menu shown") }
      }
      func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) { eventLog.append("edit menu ends") }
    }

    private func launch(_ delegate: Delegate) -> (SimulatedPhone, TextViewApp) {
      let phone = SimulatedPhone(.iPhone11)
      let app = phone.launch(TextViewApp.self)
      phone.run {
        let text = NSMutableAttributedString(
          string: "go here, @ann", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(
          .link, value: URL(string: "demo://x") as Any, range: NSRange(location: 3, length: 4))
        text.addAttribute(.textItemTag, value: "ann", range: NSRange(location: 9, length: 4))
        app.view.attributedText = text
        app.view.isEditable = false
        app.view.delegate = delegate
        app.window?.layoutIfNeeded()
      }
      phone.waitUntilIdle()
      return (phone, app)
    }

    private func titles(_ app: TextViewApp) -> [String] {
      var all: [String] = []
      app.window?.forEachView { view in
        if "\(type(of: view))" == "MenuRow" {
          view.forEachView { if let text = ($0 as? UILabel)?.text { all.append(text) } }
        }
      }
      return all
    }

    @Test("TextViews.TV30, TextViews.TV31. A press on a link shows its menu with the app's element")
    func press() {
      let delegate = Delegate()
      let (phone, app) = launch(delegate)
      phone.press(at: app.place(5), for: 0.7)
      phone.wait(0.6)
      #expect(delegate.eventLog == ["menu of 2", "shows"], "\(delegate.eventLog)")
      #expect(titles(app) == ["Profile", "Open Link", "Copy"], "\(titles(app))")
      #expect(!app.view.isFirstResponder)
      phone.tap(at: (x: 160, y: 760))
      phone.wait(0.6)
      #expect(delegate.eventLog.last == "ends" && titles(app).isEmpty)
      delegate.eventLog = []
      delegate.hasMenu = false
      phone.press(at: app.place(5), for: 0.7)
      phone.wait(0.6)
      #expect(delegate.eventLog == ["menu of 2"] && titles(app).isEmpty)
    }

    @Test("TextViews.TV14. A tap on a tag performs the delegate's action, or shows the menu")
    func tag() {
      let delegate = Delegate()
      let (phone, app) = launch(delegate)
      delegate.action = UIAction { _ in delegate.eventLog.append("acts") }
      phone.tap(at: app.place(11))
      phone.wait(0.6)
      #expect(delegate.eventLog == ["tap 9", "acts"], "\(delegate.eventLog)")
      (delegate.eventLog, delegate.action) = ([], nil)
      phone.tap(at: app.place(11))
      phone.wait(0.6)
      #expect(delegate.eventLog == ["tap 9", "menu of 0", "shows"], "\(delegate.eventLog)")
      #expect(titles(app) == ["Profile"])
    }

    @Test(
      "TextViews.TV8, EditMenus.EM3. The methods for ranges are asked instead of the older ones")
    func ranges() {
      let delegate = Delegate()
      let (phone, app) = launch(delegate)
      phone.run {
        app.view.isEditable = true
        app.view.becomeFirstResponder()
        app.view.selectedRange = NSRange(location: 0, length: 2)
        #expect(
          app.view.shouldChangeText(
            in: app.view.selectedTextRange ?? UITextRange(), replacementText: "x") == false)
      }
      #expect(delegate.eventLog == ["[0] 'x'?"])
      delegate.eventLog = []
      phone.tap(at: app.place(1), count: 2)
      phone.wait(0.6)
      #expect(app.menuTitles == ["Only 2"], "\(app.menuTitles)")
      #expect(delegate.eventLog.contains("edit menu shown"))
      phone.run { app.view.isEditable = false }
    }

    @Test("Writing Tools are never active, and their settings are kept")
    func writingTools() {
      let delegate = Delegate()
      let (phone, app) = launch(delegate)
      phone.run {
        #expect(app.view.writingToolsBehavior == .default && !app.view.isWritingToolsActive)
        app.view.writingToolsBehavior = .limited
        app.view.allowedWritingToolsResultOptions = [.plainText, .list]
        app.field.writingToolsBehavior = .none
        let traits: any UITextInputTraits = app.view
        #expect(traits.writingToolsBehavior == .limited && app.field.writingToolsBehavior == .none)
        #expect(traits.allowedWritingToolsResultOptions.contains(.list))
      }
    }
  }
}
