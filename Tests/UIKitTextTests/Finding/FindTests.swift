import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusDisplayList
import Testing
import UIKit

extension OneInAProcess {
  /// Steps TextFinding.FI1–FI5: finding and replacing in a text view.
  @MainActor @Suite(.serialized) struct FindTests {
    private func launch(
      _ text: String = "Tea, green tea, teapot; coffee"
    ) -> (SimulatedPhone, TextViewApp) {
      let phone = SimulatedPhone(.iPhoneX)
      let desk = phone.launch(TextViewApp.self)
      phone.run {
        desk.view.text = text
        desk.view.isFindInteractionEnabled = true
        desk.view.becomeFirstResponder()
        desk.view.selectedRange = NSRange(location: 0, length: 0)
      }
      return (phone, desk)
    }

    private func find(_ text: String, _ phone: SimulatedPhone) {
      phone.press(key: .f, with: [.leftGUI])
      phone.type(text)
      phone.wait(0.2)
    }

    private func look(_ phone: SimulatedPhone, _ name: String) throws -> DrawingImage {
      let image = try DrawingSurface(png: phone.screenshot(scale: 2)).image
      image.keep("find-\(name)")
      return image
    }

    @Test("TextFinding.FI1, TextFinding.FI2. The find bar finds, counts and wraps around")
    func finding() throws {
      let (phone, desk) = launch()
      let interaction = try #require(desk.view.findInteraction)
      #expect(!interaction.isFindNavigatorVisible && interaction.activeFindSession == nil)
      find("tea", phone)
      let session = try #require(interaction.activeFindSession)
      #expect(interaction.isFindNavigatorVisible && session.resultCount == 3)
      #expect(session.highlightedResultIndex == 0 && phone.element(label: "1 of 3") != nil)
      let image = try look(phone, "bar")
      #expect(image.width == 750)
      try phone.tap("Next")
      phone.wait(0.1)
      #expect(phone.element(label: "2 of 3") != nil)
      phone.press(key: .returnOrEnter)
      phone.press(key: .returnOrEnter)
      #expect(session.highlightedResultIndex == 0)
      try phone.tap("Previous")
      #expect(session.highlightedResultIndex == 2)
      phone.type("x")
      phone.wait(0.2)
      #expect(phone.element(label: "Not found") != nil && session.resultCount == 0)
      try phone.tap("Done")
      phone.wait(0.1)
      #expect(!interaction.isFindNavigatorVisible && desk.view.isFirstResponder)
      #expect(interaction.activeFindSession == nil && phone.element(label: "Done") == nil)
      // The text is kept.
      #expect(interaction.searchText == "teax")
    }

    @Test("TextFinding.FI2. The search begins at the selection, and follows changes of the text")
    func selection() throws {
      let (phone, desk) = launch()
      phone.run { desk.view.selectedRange = NSRange(location: 5, length: 0) }
      find("tea", phone)
      let session = try #require(desk.view.findInteraction?.activeFindSession)
      #expect(session.highlightedResultIndex == 1)
      phone.run { desk.view.insertText("tea ") }
      #expect(session.resultCount == 4)
      phone.run { desk.view.isFindInteractionEnabled = false }
      #expect(desk.view.findInteraction == nil && session.resultCount == 0)
      // A view that leaves the window takes its find bar along.
      phone.run {
        desk.view.isFindInteractionEnabled = true
        desk.view.find(nil)
        #expect(desk.view.findInteraction?.isFindNavigatorVisible == true)
        desk.view.removeFromSuperview()
        #expect(desk.view.findInteraction?.isFindNavigatorVisible == false)
      }
    }

    @Test("TextFinding.FI4. Replacing asks the delegate, and all replacements are undone at once")
    func replacing() throws {
      let (phone, desk) = launch()
      desk.listen()
      phone.run { desk.view.findAndReplace(nil) }
      let interaction = try #require(desk.view.findInteraction)
      phone.run {
        interaction.searchText = "tea"
        interaction.replacementText = "juice"
      }
      phone.wait(0.2)
      _ = try look(phone, "replace")
      try phone.tap("Replace result")
      phone.wait(0.1)
      #expect(desk.view.text == "juice, green tea, teapot; coffee")
      #expect(desk.heard.contains { $0.contains("'juice'?") })
      try phone.tap("Replace all")
      phone.wait(0.1)
      #expect(desk.view.text == "juice, green juice, juicepot; coffee")
      #expect(phone.element(label: "Not found") != nil)
      phone.run { interaction.dismissFindNavigator() }
      phone.run { desk.view.undoManager?.undo() }
      #expect(desk.view.text == "juice, green tea, teapot; coffee")
      phone.run { desk.view.undoManager?.undo() }
      #expect(desk.view.text == "Tea, green tea, teapot; coffee")
      // Text that cannot be edited has no row for the replacement.
      phone.run {
        desk.view.isEditable = false
        desk.view.findInteraction?.presentFindNavigator(showingReplace: true)
      }
      phone.wait(0.2)
      #expect(phone.element(label: "Replace all") == nil)
    }

    @Test("TextFinding.FI3. Results are scrolled to, above the find bar")
    func scrolling() throws {
      let lines = (0..<120).map { "Line \($0)" } + ["the last needle"]
      let (phone, desk) = launch(lines.joined(separator: "\n"))
      phone.run { desk.view.frame = CGRect(x: 0, y: 100, width: 375, height: 700) }
      find("needle", phone)
      let range = (desk.view.text as NSString).range(of: "needle")
      let start = desk.view.position(from: desk.view.beginningOfDocument, offset: range.location)
      let caret = desk.view.caretRect(for: try #require(start))
      let place = desk.view.convert(caret, to: nil)
      let bar = try #require(phone.element(label: "Done"))
      #expect(place.maxY <= CGFloat(bar.y), "\(place) \(bar)")
      _ = try look(phone, "scrolled")
    }

    @Test("TextFinding.FI5. Keys find, in the text and in the find bar")
    func keys() throws {
      let (phone, desk) = launch()
      find("tea", phone)
      let session = try #require(desk.view.findInteraction?.activeFindSession)
      phone.press(key: .g, with: [.leftGUI])
      #expect(session.highlightedResultIndex == 1)
      phone.press(key: .g, with: [.leftGUI, .leftShift])
      #expect(session.highlightedResultIndex == 0)
      phone.run { _ = desk.view.becomeFirstResponder() }
      phone.press(key: .g, with: [.leftGUI])
      #expect(session.highlightedResultIndex == 1)
      #expect(
        desk.view.canPerformAction(Selector("findNext:"), withSender: nil)
          && !desk.field.canPerformAction(Selector("find:"), withSender: nil))
    }

    @Test("TextFinding.FI3. Text is found in capitals or not, but with its accents")
    func letters() {
      let (phone, desk) = launch("tea teapot steam TEA; été")
      func count(_ query: String) -> Int {
        phone.run {
          desk.view.findInteraction?.searchText = query
          desk.view.findInteraction?.presentFindNavigator(showingReplace: false)
          return desk.view.findInteraction?.activeFindSession?.resultCount ?? -1
        }
      }
      #expect(count("tea") == 4 && count("TEAP") == 1)
      #expect(count("ETE") == 0 && count("été") == 1 && count("") == 0)
    }
  }
}
