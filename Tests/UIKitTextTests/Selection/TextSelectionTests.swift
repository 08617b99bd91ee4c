import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

extension OneInAProcess {
  /// Steps TextSelection.SE1–SE9: selection by touch on a phone.
  @MainActor @Suite(.serialized) struct TextSelectionTests {
    private func launch(_ text: String) -> (SimulatedPhone, TextViewApp) {
      let phone = SimulatedPhone(.iPhone7)
      let desk = phone.launch(TextViewApp.self)
      phone.run {
        desk.view.text = text
        desk.view.layoutIfNeeded()
      }
      return (phone, desk)
    }

    private static let text = "Green tea is ready. Drink it now!\nOr later."

    @Test("TextSelection.SE1. A tap moves the caret to the nearer end of the word")
    func tapping() {
      let (phone, desk) = launch(Self.text)
      phone.tap(at: desk.place(1))
      #expect(desk.view.isFirstResponder)
      #expect(desk.view.selectedRange == NSRange(location: 0, length: 0))
      phone.wait(1)
      phone.tap(at: desk.place(12))
      #expect(desk.view.selectedRange == NSRange(location: 12, length: 0))
      phone.wait(1)
      phone.tap(at: desk.place(4))
      #expect(desk.view.selectedRange.location == 5)
    }

    @Test("TextSelection.SE2. Near the caret a tap is exact; a tap on the caret shows the menu")
    func nearCaret() {
      let (phone, desk) = launch(Self.text)
      phone.tap(at: desk.place(5))
      phone.wait(1)
      phone.tap(at: desk.place(4))
      #expect(desk.view.selectedRange.location == 4 && desk.menuTitles.isEmpty)
      phone.wait(1)
      phone.tap(at: desk.place(4))
      #expect(desk.menuTitles.contains("Select All"), "\(desk.menuTitles)")
      // The next tap hides it, and does not show it again.
      phone.wait(1)
      phone.tap(at: desk.place(4))
      phone.wait(1)
      #expect(desk.menuTitles.isEmpty)
    }

    @Test("TextSelection.SE3. Two taps select the word, three the sentence, four the paragraph")
    func severalTaps() {
      let (phone, desk) = launch(Self.text)
      let counts: [(Int, NSRange)] = [
        (2, NSRange(location: 6, length: 3)), (3, NSRange(location: 0, length: 20)),
        (4, NSRange(location: 0, length: 34)),
      ]
      for (count, range) in counts {
        phone.tap(at: desk.place(7), count: count)
        #expect(desk.view.selectedRange == range, "\(count)")
        #expect(desk.menuTitles.prefix(2) == ["Cut", "Copy"])
        phone.wait(1)
      }
    }

    @Test("TextSelection.SE4. In text that cannot be edited a tap removes the selection")
    func readOnly() {
      let (phone, desk) = launch(Self.text)
      phone.run { desk.view.isEditable = false }
      phone.tap(at: desk.place(7), count: 2)
      #expect(desk.view.selectedRange == NSRange(location: 6, length: 3))
      #expect(desk.menuTitles == ["Copy", "Select All"])
      phone.wait(1)
      phone.tap(at: desk.place(25))
      #expect(desk.view.selectedRange.length == 0)
      phone.type("x")
      #expect(desk.view.text == Self.text)
    }

    @Test("TextSelection.SE5, TextSelection.SE6. A resting finger moves the caret with the loupe")
    func pressing() {
      let (phone, desk) = launch(Self.text)
      phone.tap(at: desk.place(0))
      phone.wait(1)
      let (start, end) = (desk.place(8), desk.place(15))
      phone.touch(TouchReport(ContactID(1), .began, x: start.x, y: start.y))
      phone.wait(0.4)
      #expect(desk.view.selectedRange.location == 0 && !desk.hasLoupe)
      phone.wait(0.2)
      #expect(desk.view.selectedRange.location == 8 && desk.hasLoupe)
      phone.touch(TouchReport(ContactID(1), .moved, x: end.x, y: end.y))
      phone.wait(0.1)
      #expect(desk.view.selectedRange.location == 15 && desk.menuTitles.isEmpty)
      phone.touch(TouchReport(ContactID(1), .ended, x: end.x, y: end.y))
      phone.wait(0.5)
      #expect(!desk.hasLoupe && desk.menuTitles.contains("Select"))
      #expect(desk.view.contentOffset.y == 0)
    }

    @Test("TextSelection.SE5. In text that cannot be edited it selects the word")
    func pressingReadOnly() {
      let (phone, desk) = launch(Self.text)
      phone.run { desk.view.isEditable = false }
      phone.press(at: desk.place(7), for: 0.8)
      #expect(desk.view.selectedRange == NSRange(location: 6, length: 3))
      #expect(desk.menuTitles.first == "Copy")
    }

    @Test("TextSelection.SE7. A firm press moves the caret at once, a firmer one selects the word")
    func force() {
      let (phone, desk) = launch(Self.text)
      phone.tap(at: desk.place(0))
      phone.wait(1)
      let place = desk.place(8)
      func press(_ force: Double, _ phase: TouchSample.Phase) {
        phone.touch(
          TouchReport(ContactID(1), phase, x: place.x, y: place.y, pressure: .touches(force)))
        phone.wait(0.05)
      }
      // Forces are in units of an average touch; the maximum is 6 2/3.
      press(1, .began)
      press(2.6, .moved)
      #expect(desk.view.selectedRange == NSRange(location: 0, length: 0))
      press(2.8, .moved)
      #expect(desk.view.selectedRange == NSRange(location: 8, length: 0))
      press(4.9, .moved)
      #expect(desk.view.selectedRange.length == 0)
      press(5.1, .moved)
      #expect(desk.view.selectedRange == NSRange(location: 6, length: 3))
      // The force has to fall before the next firm press.
      press(4, .moved)
      press(5.5, .moved)
      #expect(desk.view.selectedRange.length == 3)
      press(3, .moved)
      press(5.5, .moved)
      #expect(desk.view.selectedRange == NSRange(location: 0, length: 20))
      press(0, .ended)
      #expect(desk.menuTitles.first == "Cut")
    }

    @Test("TextSelection.SE8. A dragged handle moves its end; the other one stays")
    func handles() {
      let (phone, desk) = launch(Self.text)
      phone.tap(at: desk.place(7), count: 2)
      phone.wait(1)
      let end = desk.place(9)
      phone.swipe(from: (end.x, end.y + 12), to: (desk.place(18).x, end.y), for: 0.5)
      #expect(desk.view.selectedRange.location == 6)
      #expect((16...18).contains(NSMaxRange(desk.view.selectedRange)))
      #expect(desk.menuTitles.first == "Cut")
      phone.wait(1)
      let start = desk.place(6)
      phone.swipe(from: (start.x, start.y - 12), to: (desk.place(2).x, start.y), for: 0.5)
      #expect((1...3).contains(desk.view.selectedRange.location))
      #expect((16...18).contains(NSMaxRange(desk.view.selectedRange)))
      #expect(desk.view.contentOffset.y == 0)
    }

    @Test("TextSelection.SE9, EditMenus.EM3. Commands act, and the menu goes with the selection")
    func menu() throws {
      let (phone, desk) = launch(Self.text)
      phone.run { UIPasteboard.general.items = [] }
      phone.tap(at: desk.place(7), count: 2)
      phone.wait(1)
      #expect(desk.menuTitles == ["Cut", "Copy", "Select All"])
      try phone.tap("Cut")
      phone.wait(1)
      #expect(desk.view.text.hasPrefix("Green  is") && UIPasteboard.general.string == "tea")
      #expect(desk.menuTitles.isEmpty)
      phone.tap(at: desk.place(5))
      phone.wait(1)
      phone.tap(at: desk.place(5))
      phone.wait(1)
      #expect(desk.menuTitles == ["Paste", "Select", "Select All"])
      try phone.tap("Select")
      phone.wait(1)
      #expect(desk.view.selectedRange == NSRange(location: 0, length: 5))
      #expect(desk.menuTitles == ["Cut", "Copy", "Paste", "Select All"])
      try phone.tap("Paste")
      #expect(desk.view.text.hasPrefix("tea  is"))
      // Typing hides the menu.
      phone.tap(at: desk.place(1), count: 2)
      phone.wait(1)
      #expect(!desk.menuTitles.isEmpty)
      phone.type("x")
      phone.wait(1)
      #expect(desk.menuTitles.isEmpty && desk.view.text.hasPrefix("x  is"))
    }

    @Test("TextSelection.SE9. A field has the same gestures and menu")
    func field() throws {
      let (phone, desk) = launch("")
      phone.run {
        UIPasteboard.general.items = []
        desk.field.text = "Green tea"
      }
      try phone.tap("Name")
      phone.wait(1)
      phone.press(at: (60, 317), for: 0.8)
      phone.wait(1)
      #expect(desk.menuTitles == ["Select", "Select All"], "\(desk.menuTitles)")
      try phone.tap("Select All")
      phone.wait(1)
      #expect(desk.field.selected == NSRange(location: 0, length: 9))
      #expect(desk.menuTitles == ["Cut", "Copy"])
      try phone.tap("Copy")
      #expect(UIPasteboard.general.string == "Green tea")
    }

    @Test("Undo.UN12. Three fingers undo, redo, copy, cut and paste")
    func threeFingers() {
      let (phone, desk) = launch("")
      phone.tap(at: (100, 150))
      phone.type("tea")
      func swipe(_ way: Double) {
        let starts = [(120.0, 200.0), (150.0, 180.0), (180.0, 200.0)]
        for (finger, start) in starts.enumerated() {
          phone.touch(TouchReport(ContactID(UInt32(finger)), .began, x: start.0, y: start.1))
        }
        for step in 1...5 {
          phone.wait(0.02)
          for (finger, start) in starts.enumerated() {
            phone.touch(
              TouchReport(
                ContactID(UInt32(finger)), .moved, x: start.0 + way * Double(step), y: start.1))
          }
        }
        for (finger, start) in starts.enumerated() {
          phone.touch(
            TouchReport(ContactID(UInt32(finger)), .ended, x: start.0 + way * 5, y: start.1))
        }
        phone.wait(1)
      }
      swipe(-20)
      #expect(desk.view.text == "")
      swipe(20)
      #expect(desk.view.text == "tea")
      phone.run { desk.view.selectAll(nil) }
      func pinch(from: Double, to: Double) {
        func place(_ finger: Int, _ spread: Double) -> (Double, Double) {
          let angle = Double(finger) * 2 * .pi / 3
          return (150 + spread * cos(angle), 200 + spread * sin(angle))
        }
        for step in 0...6 {
          let spread = from + (to - from) * Double(step) / 6
          for finger in 0..<3 {
            let (x, y) = place(finger, spread)
            phone.touch(
              TouchReport(ContactID(UInt32(finger)), step == 0 ? .began : .moved, x: x, y: y))
          }
          phone.wait(0.02)
        }
        for finger in 0..<3 {
          let (x, y) = place(finger, to)
          phone.touch(TouchReport(ContactID(UInt32(finger)), .ended, x: x, y: y))
        }
        phone.wait(0.2)
      }
      pinch(from: 80, to: 30)
      #expect(UIPasteboard.general.string == "tea" && desk.view.text == "tea")
      pinch(from: 80, to: 30)
      #expect(desk.view.text == "")
      pinch(from: 30, to: 80)
      #expect(desk.view.text == "tea")
    }
  }
}

extension TextViewApp {
  /// Whether the loupe is shown.
  var hasLoupe: Bool {
    var isShown = false
    window?.forEachView { if String(describing: type(of: $0)) == "LoupeView" { isShown = true } }
    return isShown
  }
}
