import Foundation
import PhoneTesting
import TactusPhone
import TestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Steps TextViews.TV1…: text views on a phone.
  @MainActor @Suite(.serialized) struct TextViewTests {
    private func launch() -> (SimulatedPhone, TextViewApp) {
      let phone = SimulatedPhone(.iPhone7)
      return (phone, phone.launch(TextViewApp.self))
    }

    @Test("TextViews.TV7, TextViews.TV8. Beginning, typing and ending notify in order")
    func order() throws {
      let (phone, desk) = launch()
      desk.listen()
      try phone.tap("Note")
      #expect(desk.heard == ["may begin?", "begun", "note begin"], "\(desk.heard)")
      #expect(desk.view.isFirstResponder)
      desk.heard = []
      phone.type("a")
      #expect(desk.heard == ["0+0 'a'?", "selection", "changed", "note changed"])
      desk.heard = []
      phone.press(key: .returnOrEnter)
      #expect(desk.view.text == "a\n" && desk.heard.first == "1+0 '\n'?")
      desk.heard = []
      try phone.tap("Name")
      #expect(desk.heard == ["may end?", "ended", "note end"])
      #expect(!desk.view.isFirstResponder && desk.field.isFirstResponder)
    }

    @Test("TextViews.TV7, TextViews.TV8. The delegate refuses to begin, to change and to end")
    func refusing() throws {
      let (phone, desk) = launch()
      desk.listen()
      desk.refuses = ["may begin?"]
      try phone.tap("Note")
      #expect(!desk.view.isFirstResponder)
      desk.refuses = ["may end?", "0+0 'x'?"]
      try phone.tap("Note")
      phone.type("xy")
      #expect(desk.view.text == "y")
      try phone.tap("Name")
      #expect(desk.view.isFirstResponder)
      phone.run { #expect(desk.window?.endEditing(true) == true) }
      #expect(!desk.view.isFirstResponder)
    }

    @Test("TextViews.TV1. Text set by the app notifies nobody, and moves the caret to its end")
    func settingText() throws {
      let (phone, desk) = launch()
      desk.listen()
      phone.run {
        desk.view.textColor = .red
        desk.view.text = "one\ntwo"
      }
      #expect(desk.heard.filter { $0 != "scrolled" }.isEmpty)
      #expect(desk.view.selectedRange == NSRange(location: 7, length: 0))
      #expect(desk.view.font?.pointSize == 17 && desk.view.textColor == .red)
      phone.run { desk.view.text = nil }
      #expect(desk.view.text == "" && desk.view.font?.pointSize == 17)
      phone.run {
        desk.view.attributedText = NSAttributedString(
          string: "b", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
      }
      #expect(desk.view.font?.pointSize == 20)
      // A change inside of a change does not end the app.
      desk.onChange = {
        desk.onChange = nil
        desk.view.text = ""
      }
      try phone.tap("Note")
      phone.type("c")
      #expect(desk.view.text == "")
    }

    @Test("TextViews.TV2. A text view has no font before it has a text; a label has one")
    func noFont() {
      let view = UITextView()
      #expect(view.font == nil)
      view.textColor = .red
      view.textAlignment = .center
      view.text = ""
      #expect(view.font == nil)
      #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 12))
      view.text = "a"
      let font = view.font
      #expect(font == .systemFont(ofSize: 12))
      view.text = nil
      #expect(view.font == font)
      view.text = "b"
      view.font = nil
      #expect(view.font == nil)
      view.text = "c"
      #expect(view.font == .systemFont(ofSize: 12))
      let typed = UITextView()
      typed.insertText("a")
      typed.deleteBackward()
      #expect(typed.font == .systemFont(ofSize: 12))
      let set = UITextView()
      set.font = .systemFont(ofSize: 20)
      #expect(set.font?.pointSize == 20)
      set.font = nil
      #expect(set.font == nil)
      let attributed = UITextView()
      attributed.typingAttributes = [.font: UIFont.systemFont(ofSize: 9)]
      #expect(attributed.font?.pointSize == 9)
      #expect(UILabel().font != nil && UITextField().font != nil)
    }

    @Test("TextViews.TV2. Font, color and alignment of the first character; set for all text")
    func attributes() {
      let (phone, desk) = launch()
      phone.run {
        desk.view.text = "ab\ncd"
        desk.view.textAlignment = .right
        desk.view.font = .systemFont(ofSize: 24)
      }
      let all = NSRange(location: 0, length: 5)
      var range = NSRange()
      let font = desk.view.textStorage.attribute(
        .font, at: 4, longestEffectiveRange: &range, in: all)
      #expect((font as? UIFont)?.pointSize == 24 && range == all)
      #expect(desk.view.textAlignment == .right)
      phone.run {
        desk.view.layoutIfNeeded()
        let rect = desk.view.caretRect(for: desk.view.beginningOfDocument)
        #expect(rect.minX > 180)
      }
    }

    @Test("TextViews.TV3. Typed text has the style in front of the caret, or typing attributes")
    func typingAttributes() throws {
      let (phone, desk) = launch()
      let bold = UIFont.boldSystemFont(ofSize: 17)
      phone.run {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: bold])
        text.append(
          NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        desk.view.attributedText = text
        desk.view.becomeFirstResponder()
        desk.view.selectedRange = NSRange(location: 2, length: 0)
      }
      #expect(desk.view.typingAttributes[.font] as? UIFont == bold)
      phone.type("x")
      let storage = desk.view.textStorage
      #expect(storage.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == bold)
      phone.run { desk.view.typingAttributes[.kern] = 4 }
      phone.type("y")
      #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 4)
      phone.press(key: .downArrow)
      #expect(desk.view.typingAttributes[.kern] == nil)
      // An empty text keeps the style of what was deleted.
      phone.press(key: .a, with: [.leftGUI])
      phone.press(key: .deleteOrBackspace)
      phone.type("z")
      #expect(storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == bold)
    }

    @Test("TextViews.TV4, TextViews.TV5. The content is as high as the text with the insets")
    func sizes() {
      let (phone, desk) = launch()
      let line = UIFont.systemFont(ofSize: 17).lineHeight
      phone.run {
        desk.view.text = "one\ntwo\nthree"
        desk.view.layoutIfNeeded()
        #expect(abs(desk.view.contentSize.height - 3 * line - 16) < 0.51)
        #expect(desk.view.contentSize.width == 240)
        #expect(desk.view.textContainer.size.width == 240)
        #expect(desk.view.caretRect(for: desk.view.beginningOfDocument).minX == 5)
        let fits = desk.view.sizeThatFits(CGSize(width: 240, height: 0))
        #expect(abs(fits.height - desk.view.contentSize.height) < 0.01 && fits.width < 70)
        #expect(desk.view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        desk.view.isScrollEnabled = false
        #expect(desk.view.intrinsicContentSize == fits)
        desk.view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
        desk.view.layoutIfNeeded()
        #expect(desk.view.caretRect(for: desk.view.beginningOfDocument).minX == 35)
        #expect(desk.view.textContainer.size.width == 210)
        #expect(abs(desk.view.contentSize.height - 3 * line - 20) < 0.51)
      }
    }

    @Test("TextViews.TV5. Auto Layout gives a view that does not scroll the height of its text")
    func autoLayout() {
      let (phone, desk) = launch()
      phone.run {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.text = "one\ntwo"
        view.translatesAutoresizingMaskIntoConstraints = false
        let root = desk.window?.rootViewController?.view ?? UIView()
        root.addSubview(view)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        root.layoutIfNeeded()
        let line = UIFont.systemFont(ofSize: 17).lineHeight
        #expect(abs(view.bounds.height - 2 * line - 16) < 0.51, "\(view.bounds)")
        view.insertText("\nthree\nfour")
        root.layoutIfNeeded()
        #expect(abs(view.bounds.height - 4 * line - 16) < 0.51, "\(view.bounds)")
      }
    }

    @Test("TextViews.TV6. Typing scrolls to the caret, and no further than needed")
    func scrolling() throws {
      let (phone, desk) = launch()
      phone.run {
        desk.view.text = (1...30).map { "line \($0)" }.joined(separator: "\n")
        desk.view.contentOffset = .zero
      }
      try phone.tap("Note")
      phone.run {
        desk.view.selectedRange = NSRange(location: desk.view.text.utf16.count, length: 0)
      }
      let bottom = desk.view.contentSize.height - 160
      #expect(abs(desk.view.contentOffset.y - bottom) < 1)
      phone.press(key: .upArrow, with: [.leftGUI])
      #expect(desk.view.contentOffset.y == 0)
      phone.press(key: .downArrow)
      #expect(desk.view.contentOffset.y == 0)
      phone.run { desk.view.scrollRangeToVisible(NSRange(location: 100, length: 5)) }
      let caret = desk.view.caretRect(
        for: desk.view.position(from: desk.view.beginningOfDocument, offset: 100)
          ?? desk.view.endOfDocument)
      #expect(desk.view.bounds.minY <= caret.minY && caret.maxY <= desk.view.bounds.maxY + 1)
    }

    @Test("TextViews.TV9. Arrows move through the lines and keep the column")
    func arrows() throws {
      let (phone, desk) = launch()
      phone.run {
        desk.view.text = "abcdef\ngh\nijklmn"
        desk.view.becomeFirstResponder()
        desk.view.selectedRange = NSRange(location: 5, length: 0)
      }
      phone.press(key: .downArrow)
      #expect(desk.view.selectedRange.location == 9)
      phone.press(key: .downArrow)
      let column = desk.view.selectedRange.location
      #expect(column > 12)
      phone.press(key: .upArrow)
      phone.press(key: .upArrow)
      #expect(desk.view.selectedRange.location == 5)
      phone.press(key: .rightArrow, with: [.leftGUI])
      #expect(desk.view.selectedRange.location == 6)
      phone.press(key: .rightArrow)
      #expect(desk.view.selectedRange.location == 7)
      phone.press(key: .downArrow, with: [.leftShift])
      #expect(desk.view.selectedRange == NSRange(location: 7, length: 3))
    }

    @Test("TextViews.TV10. A text view with an app's container, manager and storage shows its text")
    func ownStack() {
      let (phone, desk) = launch()
      phone.run {
        let storage = NSTextStorage(string: "own text")
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 100, height: 1e7))
        manager.addTextContainer(container)
        let view = UITextView(
          frame: CGRect(x: 0, y: 0, width: 200, height: 80), textContainer: container)
        #expect(view.textStorage === storage && view.layoutManager === manager)
        #expect(view.textContainer === container && view.text == "own text")
        desk.window?.addSubview(view)
        view.layoutIfNeeded()
        #expect(container.size.width == 100)
        // A change of the storage moves the selection behind it.
        view.selectedRange = NSRange(location: 4, length: 4)
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "my very own")
        #expect(view.text == "my very own text")
        #expect(view.selectedRange == NSRange(location: 12, length: 4))
        storage.deleteCharacters(in: NSRange(location: 2, length: 14))
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
      }
    }

    @Test("TextViews.TV11. The caret belongs to the end of a wrapped line, or to the next line")
    func wrappedLines() throws {
      let (phone, desk) = launch()
      phone.run {
        desk.view.text = "The quick brown fox jumps over the lazy dog"
        desk.view.becomeFirstResponder()
        desk.view.selectedRange = NSRange(location: 0, length: 0)
      }
      phone.press(key: .rightArrow, with: [.leftGUI])
      let end = desk.view.selectedRange.location
      #expect(end > 10 && end < 40 && desk.view.selectionAffinity == .backward)
      let range = try #require(desk.view.selectedTextRange)
      let line = UIFont.systemFont(ofSize: 17).lineHeight
      #expect(desk.view.caretRect(for: range.start).midY < line + 8)
      phone.run { desk.view.selectedRange = NSRange(location: end, length: 0) }
      #expect(desk.view.caretRect(for: range.start).midY > line + 8)
    }

    @Test("TextViews.TV12. Rectangles of a selection reach the ends of the lines that it leaves")
    func selectionRects() throws {
      let (phone, desk) = launch()
      phone.run {
        desk.view.text = "ab\ncd\nef"
        desk.view.layoutIfNeeded()
        desk.view.selectedRange = NSRange(location: 1, length: 6)
        guard let range = desk.view.selectedTextRange else { return }
        let rects = desk.view.selectionRects(for: range)
        #expect(rects.first?.containsStart == true && rects.last?.containsEnd == true)
        let ends: [CGFloat] = rects.map(\.rect.maxX)
        #expect(ends.count { $0 == 240 } == 2 && ends.last.map { $0 < 30 } == true)
      }
    }

    @Test("TextViews.TV13. A selection extends to whole characters, and stays within the text")
    func wholeCharacters() {
      let (phone, desk) = launch()
      phone.run {
        desk.view.text = "a👩‍👧b"
        desk.view.selectedRange = NSRange(location: 3, length: 0)
        #expect(desk.view.selectedRange == NSRange(location: 1, length: 0))
        desk.view.selectedRange = NSRange(location: 2, length: 2)
        #expect(desk.view.selectedRange == NSRange(location: 1, length: 5))
        desk.view.selectedRange = NSRange(location: 0, length: 1)
        #expect(desk.view.selectedRange == NSRange(location: 0, length: 1))
        desk.view.selectedRange = NSRange(location: 4, length: .max)
        #expect(desk.view.selectedRange == NSRange(location: 1, length: 6))
        desk.view.selectedRange = NSRange(location: 99, length: 0)
        #expect(desk.view.selectedRange == NSRange(location: 7, length: 0))
      }
    }

    @Test("TextViews.TV14. A tap on a link asks the delegate, unless the text can be edited")
    func links() throws {
      let (phone, desk) = launch()
      desk.listen()
      phone.run {
        let text = NSMutableAttributedString(
          string: "go here now", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(
          .link, value: URL(string: "demo://x") as Any, range: NSRange(location: 3, length: 4))
        desk.view.attributedText = text
        desk.view.isEditable = false
        desk.view.layoutIfNeeded()
      }
      desk.refuses = ["open demo://x 3?"]
      phone.tap(at: desk.place(5))
      #expect(desk.heard.contains("open demo://x 3?"), "\(desk.heard)")
      #expect(!desk.view.isFirstResponder)
      desk.heard = []
      phone.wait(1)
      phone.tap(at: desk.place(1))
      #expect(!desk.heard.contains("open demo://x 3?"))
      phone.run { desk.view.isEditable = true }
      phone.wait(1)
      phone.tap(at: desk.place(5))
      #expect(!desk.heard.contains("open demo://x 3?") && desk.view.isFirstResponder)
    }

    @Test("TextViews.TV15. Addresses are detected while the text cannot be edited")
    func detection() throws {
      let (phone, desk) = launch()
      desk.listen()
      phone.run {
        desk.view.text = "see https://example.org\nor call +49 30 1234567"
        desk.view.dataDetectorTypes = [.link, .phoneNumber]
        desk.view.isEditable = false
        desk.view.layoutIfNeeded()
      }
      desk.refuses = ["open https://example.org 4?", "open tel:+49301234567 32?"]
      phone.tap(at: desk.place(10))
      phone.wait(1)
      phone.tap(at: desk.place(36))
      #expect(
        desk.heard.filter { $0.hasPrefix("open") } == [
          "open https://example.org 4?", "open tel:+49301234567 32?",
        ], "\(desk.heard)")
      // Dates, addresses and flights are known to the delegate, and open nothing.
      phone.run {
        desk.view.text = "on 2026-11-21 by LH 400"
        desk.view.dataDetectorTypes = [.calendarEvent, .flightNumber]
        desk.view.layoutIfNeeded()
      }
      phone.wait(1)
      phone.tap(at: desk.place(5))
      phone.wait(1)
      phone.tap(at: desk.place(19))
      #expect(
        desk.heard.suffix(2) == [
          "open x-apple-data-detectors://0 3?", "open x-apple-data-detectors://1 17?",
        ], "\(desk.heard)")
    }

    @Test("TextViews.TV16. Which commands fit, by state")
    func commands() {
      let (phone, desk) = launch()
      func fits() -> String {
        ["cut:", "copy:", "paste:", "select:", "selectAll:", "toggleBoldface:"].filter {
          desk.view.canPerformAction(Selector($0), withSender: nil)
        }.joined(separator: " ")
      }
      phone.run {
        UIPasteboard.general.items = []
        #expect(fits() == "")
        desk.view.text = "some text"
        #expect(fits() == "select: selectAll:")
        UIPasteboard.general.string = "x"
        desk.view.selectedRange = NSRange(location: 0, length: 4)
        #expect(fits() == "cut: copy: paste: selectAll:")
        desk.view.allowsEditingTextAttributes = true
        #expect(fits() == "cut: copy: paste: selectAll: toggleBoldface:")
        desk.view.isEditable = false
        #expect(fits() == "copy: selectAll:")
        desk.view.selectedRange = NSRange(location: 0, length: 9)
        #expect(fits() == "copy:")
        desk.view.isSelectable = false
        #expect(fits() == "")
      }
    }

    @Test("TextViews.TV17. Bold, italic and underlined text is toggled, and undone")
    func styles() {
      let (phone, desk) = launch()
      phone.run {
        desk.view.text = "some text"
        desk.view.becomeFirstResponder()
        desk.view.selectedRange = NSRange(location: 0, length: 4)
        let plain = desk.view.font
        desk.view.toggleBoldface(nil)
        let bold = desk.view.font
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(desk.view.selectedRange == NSRange(location: 0, length: 4))
        desk.view.toggleUnderline(nil)
        #expect(
          desk.view.textStorage.attribute(.underlineStyle, at: 3, effectiveRange: nil) != nil)
        #expect(
          desk.view.textStorage.attribute(.underlineStyle, at: 4, effectiveRange: nil) == nil)
        desk.view.toggleUnderline(nil)
        #expect(
          desk.view.textStorage.attribute(.underlineStyle, at: 3, effectiveRange: nil) == nil)
        desk.view.toggleBoldface(nil)
        #expect(desk.view.font == plain)
      }
      phone.run { desk.view.undoManager?.undo() }
    }

    @Test("TextFields.TF24. Undoing all random edits gives back the first text exactly")
    func undoingAll() {
      let (phone, desk) = launch()
      let first = "Ab 👨‍👩‍👧‍👦 שלום e\u{301}\nnext\r\nlast"
      phone.run {
        desk.view.text = first
        desk.view.becomeFirstResponder()
      }
      var random = SeededRandom(seed: 4)
      let pieces = ["x", " ", "\n", "👩‍👧", "ב", "word word "]
      for _ in 0..<120 {
        phone.run {
          let length = desk.view.text.utf16.count
          switch Int.random(in: 0..<5, using: &random) {
          case 0:
            let start = Int.random(in: 0...length, using: &random)
            desk.view.selectedRange = NSRange(
              location: start, length: Int.random(in: 0...(length - start), using: &random) / 3)
          case 1: desk.view.deleteBackward()
          case 2: desk.view.cut(nil)
          case 3: desk.view.paste(nil)
          default: desk.view.insertText(pieces.randomElement(using: &random) ?? "")
          }
          let text = desk.view.text ?? ""
          #expect(desk.view.textStorage.length == text.utf16.count)
          #expect(NSMaxRange(desk.view.selectedRange) <= text.utf16.count)
          #expect(desk.view.layoutManager.numberOfGlyphs == text.utf16.count)
        }
      }
      for _ in 0..<200 { phone.run { desk.view.undoManager?.undo() } }
      #expect(desk.view.text == first, "\((desk.view.text ?? "").debugDescription)")
    }

    @Test("TextFields.TF23. Marked text is replaced by later input, and is one action to undo")
    func markedText() {
      let (phone, desk) = launch()
      phone.run {
        desk.view.text = "ab"
        desk.view.becomeFirstResponder()
        desk.view.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
        desk.view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        #expect(desk.view.text == "abか" && desk.view.markedTextRange != nil)
        desk.view.unmarkText()
        #expect(desk.view.markedTextRange == nil)
        desk.view.undoManager?.undo()
        #expect(desk.view.text == "ab")
      }
    }
  }
}
