import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusDisplayList
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

extension OneInAProcess {
  /// Steps TextSelection.SD1–SD4 and TextFields.TF26: text inputs that apps implement.
  @MainActor @Suite(.serialized) struct CustomTextInputTests {
    private let phone = SimulatedPhone(.iPhone7)
    private let app: TextViewApp
    private let grid = GridTextView(frame: CGRect(x: 20, y: 300, width: 300, height: 120))

    init() {
      app = phone.launch(TextViewApp.self)
      let (grid, app) = (grid, app)
      phone.run {
        app.field.removeFromSuperview()
        app.window?.rootViewController?.view.addSubview(grid)
        grid.setText("Green tea is\nready now", selected: NSRange(location: 0, length: 0))
      }
    }

    private func interact(_ mode: UITextInteractionMode = .editable) -> UITextInteraction {
      let interaction = UITextInteraction(for: mode)
      phone.run {
        interaction.textInput = grid
        grid.addInteraction(interaction)
      }
      return interaction
    }

    private var cursor: UIStandardTextCursorView? {
      grid.subviews.lazy.compactMap { $0 as? UIStandardTextCursorView }.first
    }
    private var isCursorShown: Bool { cursor.map { !$0.isHidden } ?? false }
    private var highlight: [CGRect] {
      let view = grid.subviews.lazy.compactMap { $0 as? any UITextSelectionHighlightView }.first
      return view?.selectionRects.map(\.rect) ?? []
    }

    /// The middle of the left edge of a letter, on the screen.
    private func place(_ offset: Int) -> (x: Double, y: Double) {
      let caret = grid.caretRect(for: GridTextView.Position(offset))
      let point = grid.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
      return (Double(point.x), Double(point.y))
    }

    @Test("TextSelection.SE18. The insertion point has the transform of the text input")
    func turnedCaret() throws {
      _ = interact()
      grid.caretTurn = CGAffineTransform(rotationAngle: .pi / 2)
      phone.tap(at: place(7))
      let cursor = try #require(cursor)
      let caret = grid.caretRect(for: GridTextView.Position(grid.selection.location))
      #expect(cursor.transform == grid.caretTurn)
      #expect(cursor.bounds.size == caret.size)
      #expect(cursor.center == CGPoint(x: caret.midX, y: caret.midY))
    }

    @Test("TextSelection.SD2. Taps, a resting finger and handles select in an app's text input")
    func gestures() {
      _ = interact()
      phone.tap(at: place(7))
      #expect(grid.isFirstResponder && grid.selection.length == 0 && isCursorShown)
      #expect(cursor?.frame == grid.caretRect(for: GridTextView.Position(grid.selection.location)))
      phone.wait(1)
      phone.tap(at: place(7), count: 2)
      phone.wait(1)
      #expect(grid.selection == NSRange(location: 6, length: 3) && !isCursorShown)
      #expect(highlight.count == 3 && highlight.first?.minX == 59)
      #expect(app.menuTitles.contains("Copy"), "\(app.menuTitles)")
      // The handle at the end.
      let (start, end) = (place(9), place(18))
      phone.touch(TouchReport(ContactID(1), .began, x: start.x, y: start.y + 12))
      for step in 1...5 {
        phone.wait(0.05)
        let part = Double(step) / 5
        phone.touch(
          TouchReport(
            ContactID(1), .moved, x: start.x + (end.x - start.x) * part,
            y: start.y + (end.y - start.y) * part))
      }
      phone.touch(TouchReport(ContactID(1), .ended, x: end.x, y: end.y))
      phone.wait(1)
      #expect(grid.selection == NSRange(location: 6, length: 12), "\(grid.selection)")
      #expect(highlight.count == 12)
      phone.press(key: .c, with: [.leftGUI])
      #expect(UIPasteboard.general.string == "tea is\nready")
      let place = place(2)
      phone.touch(TouchReport(ContactID(1), .began, x: place.x, y: place.y))
      phone.wait(0.8)
      #expect(grid.selection == NSRange(location: 2, length: 0) && isCursorShown)
      phone.touch(TouchReport(ContactID(1), .ended, x: place.x, y: place.y))
      phone.wait(1)
      phone.run { _ = grid.resignFirstResponder() }
      #expect(!isCursorShown && highlight.isEmpty)
    }

    @Test("TextSelection.SD2. Text that cannot be edited has no insertion point")
    func readOnly() {
      _ = interact(.nonEditable)
      phone.tap(at: place(7))
      #expect(grid.isFirstResponder && !isCursorShown)
      phone.wait(1)
      phone.tap(at: place(7), count: 2)
      #expect(highlight.count == 3 && !isCursorShown)
    }

    @Test("TextSelection.SD3. Changes by the app and by keys move what is shown")
    func changes() throws {
      let interaction = interact()
      phone.run { _ = grid.becomeFirstResponder() }
      let delegate = try #require(grid.inputDelegate)
      phone.type("ab")
      #expect(grid.content.hasPrefix("abGreen"))
      #expect(cursor?.frame == grid.caretRect(for: GridTextView.Position(2)))
      phone.run { grid.setText("one two", selected: NSRange(location: 0, length: 3)) }
      #expect(highlight.count == 3 && !isCursorShown)
      phone.run {
        delegate.selectionWillChange(grid)
        grid.selection = NSRange(location: 5, length: 0)
        delegate.selectionDidChange(grid)
      }
      #expect(isCursorShown)
      #expect(cursor?.frame == grid.caretRect(for: GridTextView.Position(5)))
      phone.run { _ = grid.resignFirstResponder() }
      #expect(grid.inputDelegate == nil)
      phone.run { grid.removeInteraction(interaction) }
      #expect(cursor == nil && grid.subviews.isEmpty)
    }

    @Test("TextFields.TF26. Keys move, select and delete in an app's text input")
    func keys() {
      phone.run {
        _ = grid.becomeFirstResponder()
        grid.selection = NSRange(location: 10, length: 0)
      }
      let steps: [(KeyboardKey, [KeyboardKey], NSRange)] = [
        (.leftArrow, [.leftShift], NSRange(location: 9, length: 1)),
        (.leftArrow, [.leftShift, .leftAlt], NSRange(location: 6, length: 4)),
        (.rightArrow, [.leftShift], NSRange(location: 7, length: 3)),
        (.leftArrow, [], NSRange(location: 7, length: 0)),
        (.rightArrow, [.leftAlt], NSRange(location: 9, length: 0)),
        (.rightArrow, [.leftGUI, .leftShift], NSRange(location: 9, length: 3)),
        (.rightArrow, [], NSRange(location: 12, length: 0)),
        (.downArrow, [.leftShift], NSRange(location: 12, length: 10)),
        (.upArrow, [.leftShift], NSRange(location: 9, length: 3)),
        (.upArrow, [.leftGUI], NSRange(location: 0, length: 0)),
        (.downArrow, [.leftGUI, .leftShift], NSRange(location: 0, length: 22)),
        (.leftArrow, [], NSRange(location: 0, length: 0)),
        (.leftArrow, [], NSRange(location: 0, length: 0)),
      ]
      for (index, (key, held, expected)) in steps.enumerated() {
        phone.press(key: key, with: held)
        #expect(grid.selection == expected, "step \(index)")
      }
      phone.run { grid.selection = NSRange(location: 9, length: 0) }
      grid.refused = [""]
      phone.press(key: .deleteOrBackspace, with: [.leftAlt])
      #expect(grid.content.length == 22)
      grid.refused = []
      phone.press(key: .deleteOrBackspace, with: [.leftAlt])
      #expect(grid.content as String == "Green  is\nready now")
      phone.press(key: .deleteOrBackspace, with: [.leftGUI])
      #expect(grid.content as String == " is\nready now")
    }

    /// A delegate with a view below the text.
    private final class Container: NSObject, UITextSelectionDisplayInteractionDelegate {
      let view = UIView(frame: CGRect(x: 5, y: 0, width: 300, height: 120))

      func selectionContainerViewBelowText(
        for interaction: UITextSelectionDisplayInteraction
      ) -> UIView? { view }
    }

    @Test("TextSelection.SD1. A display shows the selection while it is activated")
    func display() throws {
      let container = Container()
      let display = UITextSelectionDisplayInteraction(textInput: grid, delegate: container)
      phone.run {
        grid.insertSubview(container.view, at: 0)
        grid.addInteraction(display)
        grid.selection = NSRange(location: 14, length: 0)
      }
      #expect(!isCursorShown)
      phone.run { display.isActivated = true }
      #expect(isCursorShown && display.cursorView.superview === grid)
      #expect(display.cursorView.frame == CGRect(x: 9, y: 20, width: 2, height: 20))
      #expect(!display.handleViews.contains { !$0.isHidden })
      phone.run {
        grid.selection = NSRange(location: 1, length: 3)
        display.setNeedsSelectionUpdate()
      }
      #expect(!isCursorShown && display.highlightView.superview === container.view)
      #expect(display.highlightView.selectionRects.map(\.rect.minX) == [9, 19, 29])
      #expect(
        grid.convert(CGPoint.zero, from: display.highlightView) == .zero,
        "\(display.highlightView.frame)")
      let (first, last) = (display.handleViews[0], display.handleViews[1])
      #expect(first.direction == .leading && last.direction == .trailing)
      #expect(first.frame.midX == 10 && last.frame.midX == 40)
      #expect(first.frame.minY < 0 && last.frame.maxY > 20)
      // The picture: the selection in the tint color.
      phone.run { grid.backgroundColor = .white }
      let image = try DrawingSurface(png: phone.screenshot(scale: 2)).image
      image.keep("custom-selection")
      let (inside, outside) = (image.pixel(90, 620), image.pixel(200, 620))
      #expect(inside != outside && inside[2] > inside[0])
      // A text interaction leaves the display to the app.
      _ = interact()
      phone.run { _ = grid.becomeFirstResponder() }
      #expect(grid.subviews.count { $0 is UIStandardTextCursorView } == 1)
      phone.run { display.isActivated = false }
      #expect(!display.handleViews.contains { !$0.isHidden } && highlight.isEmpty)
      phone.run { grid.removeInteraction(display) }
      #expect(display.cursorView.superview == nil && display.view == nil)
    }

    @Test("TextSelection.SD1. An insertion point blinks, unless it does not")
    func blinking() {
      let cursor = UIStandardTextCursorView(frame: CGRect(x: 0, y: 0, width: 2, height: 20))
      phone.run {
        grid.addSubview(cursor)
        cursor.resetBlinkAnimation()
      }
      func isOn() -> Bool { cursor.subviews.first?.isHidden == false }
      #expect(isOn())
      phone.wait(0.6)
      #expect(!isOn())
      phone.run { cursor.resetBlinkAnimation() }
      #expect(isOn())
      phone.run { cursor.isBlinking = false }
      phone.wait(0.6)
      #expect(isOn())
      phone.run { cursor.isHidden = true }
      #expect(!isOn())
    }

    @Test("TextSelection.SD4. A loupe session shows the magnifier until it is invalidated")
    func loupe() throws {
      let window = try #require(app.window)
      let count = window.subviews.count
      #expect(
        UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: UIView()) == nil)
      let session = try #require(
        phone.run {
          UITextLoupeSession.begin(
            at: CGPoint(x: 30, y: 10), fromSelectionWidgetView: nil, in: grid)
        })
      #expect(window.subviews.count == count + 1)
      let shown = try #require(window.subviews.last)
      let first = shown.center
      #expect(first.y < grid.frame.minY)
      phone.run {
        session.move(
          to: CGPoint(x: 130, y: 10), withCaretRect: CGRect(x: 129, y: 0, width: 2, height: 20),
          trackingCaret: true)
      }
      #expect(shown.center.x == first.x + 100 || shown.center.x > first.x)
      phone.run { session.invalidate() }
      #expect(window.subviews.count == count)
    }
  }
}
