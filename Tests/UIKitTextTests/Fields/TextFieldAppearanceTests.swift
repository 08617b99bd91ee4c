import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Steps TextFields.TF1…TF9 and TextFields.TF16, TextFields.TF23: the appearance of text
/// fields.
@MainActor @Suite(.exclusiveScreen) struct TextFieldAppearanceTests {
  private func field(_ text: String? = nil, _ style: UITextField.BorderStyle = .roundedRect)
    -> UITextField
  {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 180, height: 34))
    field.borderStyle = style
    field.text = text
    return field
  }

  private func caret(_ field: UITextField, _ place: Int) -> CGRect {
    field.position(from: field.beginningOfDocument, offset: place).map(field.caretRect(for:))
      ?? .null
  }

  // TextFields.TF1.
  @Test("The text is never nil and has one line; setting it does not notify the delegate")
  func text() {
    let field = field()
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .allEditingEvents)
    #expect(field.text == "" && !field.hasText)
    field.text = "one\ntwo"
    #expect(field.text == "one two" && field.selected == NSRange(location: 7, length: 0))
    field.text = nil
    #expect(field.text == "" && count == 0)
    field.insertText("a")
    field.deleteBackward()
    #expect(count == 2)
  }

  @Test(
    "TextFields.TF2. Text fields have an intrinsic size",
    arguments: [
      (UITextField.BorderStyle.roundedRect, 34.0), (.none, 22), (.line, 28), (.bezel, 28),
    ])
  func size(style: UITextField.BorderStyle, height: Double) {
    let field = field("Tea", style)
    #expect(Double(field.intrinsicContentSize.height) == height)
    let width = field.intrinsicContentSize.width
    field.text = "Green tea"
    #expect(field.intrinsicContentSize.width > width + 20)
    field.text = nil
    field.placeholder = "Tea"
    #expect(abs(field.intrinsicContentSize.width - width) < 0.01)
  }

  @Test("TextFields.TF2. The intrinsic size grows with the insets of a subclass's text rectangle")
  func overriddenInsets() {
    final class PaddedField: UITextField {
      var insets = UIEdgeInsets.zero
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).inset(by: insets)
      }
    }
    let field = PaddedField()
    field.text = "Tea"
    let size = field.intrinsicContentSize
    field.insets = UIEdgeInsets(top: 3, left: 200, bottom: 4, right: 5)
    #expect(field.intrinsicContentSize.width == size.width + 205)
    #expect(field.intrinsicContentSize.height == size.height + 7)
    field.insets = UIEdgeInsets(top: -4, left: 0, bottom: -4, right: 0)
    #expect(field.intrinsicContentSize == CGSize(width: size.width, height: size.height - 8))
    #expect(field.sizeThatFits(.zero) == field.intrinsicContentSize)
  }

  @Test("TextFields.TF3. The default attributes apply to characters that have no others")
  func attributes() {
    let field = field()
    let whole = NSMutableAttributedString(string: "Green tea")
    whole.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 3))
    field.attributedText = whole
    func color(_ place: Int) -> UIColor? {
      field.attributedText?.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }
    #expect(color(0) == .label && color(7) == .red)
    let range = field.textRange(
      from: field.beginningOfDocument,
      to: field.position(from: field.beginningOfDocument, offset: 7) ?? UITextPosition())
    let part = range.map { field.attributedText(in: $0) }
    #expect(part?.string == "Green t")
    #expect(part?.attribute(.foregroundColor, at: 6, effectiveRange: nil) as? UIColor == .red)
    // Typed text takes the attributes of the character before it.
    field.insertText("s")
    #expect(color(9) == .red)
    field.textColor = .blue
    #expect(color(0) == .blue && color(7) == .blue)
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 30), .kern: 3]
    #expect(field.font?.pointSize == 30 && field.textColor == .label)
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
  }

  // TextFields.TF4, TextFields.TF16.
  @Test("Carets advance from the leading to the trailing edge, character by character")
  func carets() throws {
    let field = field("Green tea")
    let places = (0...9).map { caret(field, $0).minX }
    #expect(abs((places.first ?? 0) - 7) < 0.01)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    #expect(caret(field, 4).width == 2)
    #expect(abs(caret(field, 4).midY - 17) < 1)
    for (place, x) in places.enumerated() {
      let found = try #require(field.closestPosition(to: CGPoint(x: x, y: 5)))
      #expect(field.offset(from: field.beginningOfDocument, to: found) == place)
    }
    let tea = try #require(
      field.position(from: field.beginningOfDocument, offset: 6).flatMap {
        field.textRange(from: $0, to: field.endOfDocument)
      })
    let rect = field.firstRect(for: tea)
    #expect(abs(rect.minX - places[6]) < 0.1 && abs(rect.maxX - places[9]) < 0.1)
    field.textAlignment = .center
    #expect(abs((caret(field, 0).minX + caret(field, 9).minX) / 2 - 90) < 0.1)
    field.textAlignment = .right
    #expect(abs(caret(field, 9).minX - 171) < 0.1)
  }

  // TextFields.TF4, TextFields.TF16.
  @Test("Hebrew is laid out from the right, digits in it from the left")
  func fromRight() {
    let field = field("שלום 12")
    let places = (0...7).map { caret(field, $0).minX }
    #expect(zip(places[0...4], places[1...4]).allSatisfy { $0 > $1 }, "\(places)")
    #expect(places[5] < places[6] && places[6] < places[4])
    #expect(
      field.baseWritingDirection(for: field.beginningOfDocument, in: .forward) == .rightToLeft)
    // Adjacent characters share a rectangle, and no rectangle is wider than its characters.
    let start = field.beginningOfDocument
    let part = field.position(from: start, offset: 3).flatMap { one in
      field.position(from: start, offset: 6).flatMap { field.textRange(from: one, to: $0) }
    }
    let areas = part.map(field.selectionRects(for:)) ?? []
    #expect(areas.count == 2)
  }

  @Test(
    "TextFields.TF6, TextFields.TF7. Overlay views and the clear button reduce the text rectangle")
  func sides() {
    let field = field("Tea")
    let before = field.textRect(forBounds: field.bounds)
    #expect(before == CGRect(x: 7, y: 2, width: 166, height: 30))
    // Without views their empty rectangles are at the edges.
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 0)
    #expect(field.rightViewRect(forBounds: field.bounds).maxX == field.bounds.maxX)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 50))
    #expect(field.textRect(forBounds: field.bounds) == before)
    field.leftViewMode = .always
    #expect(
      field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 20, height: 34))
    #expect(field.textRect(forBounds: field.bounds).minX == 27)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == 154)
    field.layoutIfNeeded()
    #expect(field.subviews.contains { $0.accessibilityLabel == "Clear text" })
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    field.rightViewMode = .unlessEditing
    field.layoutIfNeeded()
    #expect(!field.subviews.contains { $0.accessibilityLabel == "Clear text" })
    #expect(field.rightView?.frame == CGRect(x: 150, y: 12, width: 30, height: 10))
    field.leftViewMode = .never
    field.layoutIfNeeded()
    #expect(field.leftView?.superview == nil)
  }

  @Test("TextFields.TF9. A long text scrolls with the caret, or is shown in a smaller font")
  func scrolling() {
    let screen = RenderedScreen(CGSize(width: 200, height: 60))
    let field = field("A rather long text that has no room in here")
    screen.show { $0.addSubview(field) }
    screen.keep("field-cut-off")
    screen.show { _ in _ = field.becomeFirstResponder() }
    screen.keep("field-long-end")
    let end = caret(field, 43)
    #expect(end.maxX <= 173.01 && end.minX > 160, "\(end)")
    #expect(caret(field, 0).minX < 0)
    screen.show { _ in field.selected = NSRange(location: 0, length: 0) }
    screen.keep("field-long-start")
    #expect(abs(caret(field, 0).minX - 7) < 0.01)
    screen.show { _ in
      field.adjustsFontSizeToFitWidth = true
      field.minimumFontSize = 5
    }
    #expect(caret(field, 43).maxX <= 173.01 && abs(caret(field, 0).minX - 7) < 0.01)
    screen.show { _ in _ = field.resignFirstResponder() }
    screen.keep("field-smaller")
  }

  @Test("TextFields.TF23. Marked text is inserted, replaced and made permanent")
  func marked() {
    let field = field("ab")
    field.selected = NSRange(location: 1, length: 0)
    field.setMarkedText("ん", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "aんb" && field.markedTextRange != nil)
    field.setMarkedText("んん", selectedRange: NSRange(location: 0, length: 2))
    #expect(field.text == "aんんb" && field.selected == NSRange(location: 1, length: 2))
    field.insertText("n")
    #expect(field.text == "anb" && field.markedTextRange == nil)
    field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    field.unmarkText()
    #expect(field.text == "anxb" && field.markedTextRange == nil)
    field.setMarkedText("y", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "anxb" && field.markedTextRange == nil)
  }

  @Test(
    "TextFields.TF17. Offsets stay within the text after random edits, selections and deletions",
    arguments: 0..<20)
  func anything(seed: Int) {
    var random = Steps(state: UInt64(seed) &* 0x9E37_79B9 &+ 1)
    let field = field()
    let words = ["a", "tea ", "👩‍👧", "e\u{301}", "של", "\n", "", "x\r\ny"]
    for _ in 0..<60 {
      let length = (field.text as NSString?)?.length ?? 0
      switch random.next(6) {
      case 0, 1: field.insertText(words[random.next(words.count)])
      case 2: field.deleteBackward()
      case 3:
        field.setMarkedText(
          words[random.next(words.count)],
          selectedRange: NSRange(location: random.next(3), length: 1))
      case 4:
        let start = random.next(length + 1)
        field.selected = NSRange(location: start, length: random.next(length - start + 1))
      default: field.unmarkText()
      }
      let now = (field.text as NSString?)?.length ?? 0
      #expect(NSMaxRange(field.selected) <= now)
      #expect(field.text?.contains { $0.isNewline } == false)
      #expect(caret(field, field.selected.location).minX.isFinite)
      if let marked = field.markedTextRange {
        #expect(field.offset(from: field.beginningOfDocument, to: marked.end) <= now)
      }
    }
    let undo = field.undoManager
    #expect(undo == nil)
  }

  /// A pseudorandom number generator with the same sequence in each run.
  private struct Steps {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, limit)))
    }
  }

  // TextFields.TF2, TextFields.TF5, TextFields.TF10.
  @Test(
    "Light and dark: border, placeholder, text, dots, selection, overlay views",
    arguments: [false, true])
  func looks(isDark: Bool) {
    let screen = RenderedScreen(CGSize(width: 200, height: 330), isDark: isDark)
    let tea = field("Green tea")
    let empty = field()
    empty.placeholder = "Name of the tea"
    let secret = field("secret", .line)
    secret.isSecureTextEntry = true
    let cleared = field("With a button", .bezel)
    cleared.clearButtonMode = .always
    let sided = field("Minutes")
    let side = UILabel()
    side.text = " 3:00 "
    side.sizeToFit()
    (sided.rightView, sided.rightViewMode) = (side, .always)
    let hebrew = field("שלום 12")
    hebrew.semanticContentAttribute = .forceRightToLeft
    hebrew.clearButtonMode = .always
    let plain = field("No border", .none)
    for (row, field) in [tea, empty, secret, cleared, sided, hebrew, plain].enumerated() {
      field.frame.origin.y = CGFloat(10 + 44 * row)
      screen.show { $0.addSubview(field) }
    }
    screen.show { _ in
      _ = tea.becomeFirstResponder()
      tea.selected = NSRange(location: 6, length: 3)
    }
    screen.keep("fields-\(isDark ? "dark" : "light")")
    // The background of the window equals that of a field; its border is darker, or lighter in dark
    // mode.
    let (ground, line) = (screen.pixel(5, 27), screen.pixel(100, 10))
    #expect(ground != line && (line.first ?? 0 < ground.first ?? 0) != isDark)
    // The selection has a tinted background.
    let x = 10 + (caret(tea, 6).minX + caret(tea, 7).minX) / 2
    #expect(screen.pixel(x, 18) != ground)
    screen.show { _ in tea.selected = NSRange(location: 0, length: 0) }
    screen.keep("field-caret-\(isDark ? "dark" : "light")")
    let blue = screen.pixel(18, 27)
    #expect(blue.count == 4 && blue[2] > blue[0] + 80, "\(blue)")
  }
}
