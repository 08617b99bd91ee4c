import Foundation
import PhoneTesting
import TactusPhoneLink
import Testing
import UIKit

/// Apps that decide themselves which element is under a finger of VoiceOver.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct AppHitTestingTests {
    /// A view that finds an element of its own for each half, and keeps what it was asked.
    private final class Board: UIView {
      let left = UIAccessibilityElement(accessibilityContainer: NSNull())
      let right = UIAccessibilityElement(accessibilityContainer: NSNull())
      var points: [CGPoint] = []
      var finds = true

      override init(frame: CGRect) {
        super.init(frame: frame)
        for (element, label) in [(left, "Left"), (right, "Right")] {
          element.accessibilityContainer = self
          element.accessibilityLabel = label
          element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 10)
        }
      }

      required init?(coder: NSCoder) { nil }

      override func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? {
        points.append(point)
        guard finds else { return super.accessibilityHitTest(point, event: event) }
        guard bounds.contains(point) else { return nil }
        return point.x < bounds.midX ? left : right
      }
    }

    private func label(_ text: String, _ frame: CGRect) -> UILabel {
      let label = UILabel(frame: frame)
      label.text = text
      return label
    }

    /// A screen with a label, and the view over a second one.
    private func screen() -> (SpokenScreen, Board, UILabel) {
      let board = Board(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
      let beneath = label("Beneath", CGRect(x: 20, y: 200, width: 200, height: 100))
      let screen = SpokenScreen(root: {
        let root = UIViewController()
        root.view.addSubview(self.label("Title", CGRect(x: 20, y: 60, width: 200, height: 40)))
        root.view.addSubview(beneath)
        root.view.addSubview(board)
        return root
      })
      return (screen, board, beneath)
    }

    @Test("VoiceOver.FO8. The element that a view returns is spoken, once while the finger stays")
    func decided() {
      let (screen, board, _) = screen()
      let phone = screen.phone
      let count = phone.speech.count
      phone.voiceOver.explore((x: 40, y: 250), (x: 50, y: 250), (x: 200, y: 250))
      phone.wait(1)
      #expect(phone.speech.dropFirst(count) == ["Left", "Right"])
      #expect(board.points.first == CGPoint(x: 20, y: 50))
      #expect(UIAccessibility.focusedElement(using: nil) as? UIAccessibilityElement === board.right)
      phone.voiceOver.explore((x: 30, y: 70))
      phone.wait(1)
      #expect(phone.speech.last == "Title")
    }

    @Test("VoiceOver.FO8. Without an override the frames decide, and no window is asked")
    func frames() {
      let (screen, board, beneath) = screen()
      screen.phone.run { board.removeFromSuperview() }
      screen.phone.wait(1)
      screen.phone.voiceOver.explore((x: 40, y: 250))
      screen.phone.wait(1)
      #expect(screen.phone.speech.last == "Beneath")
      #expect(UIAccessibility.focusedElement(using: nil) as? UILabel === beneath)
      #expect(board.points.isEmpty)
      let traits = screen.phone.elements.filter { $0.parent == nil }.flatMap(\.traits)
      #expect(!traits.contains(ScreenElement.hitTestTrait))
    }

    @Test("VoiceOver.FO9. An element that no container provides is in the order while focused")
    func unlisted() {
      let (screen, _, _) = screen()
      let phone = screen.phone
      #expect(screen.round() == ["Title", "Beneath"])
      phone.voiceOver.explore((x: 40, y: 250))
      phone.wait(1)
      #expect(phone.speech.last == "Left")
      let heard = phone.elements.filter(\.isAccessible).compactMap(\.label)
      #expect(Set(heard) == ["Title", "Beneath", "Left"])
      phone.voiceOver.flick(.left)
      phone.wait(1)
      #expect(["Title", "Beneath"].contains(phone.speech.last ?? ""))
      #expect(screen.round() == ["Title", "Beneath"])
    }

    @Test("VoiceOver.FO9. An element that vanishes is left, as any other")
    func vanishing() {
      let (screen, board, _) = screen()
      let phone = screen.phone
      phone.voiceOver.explore((x: 40, y: 250))
      phone.wait(1)
      #expect(phone.speech.last == "Left")
      phone.run {
        board.removeFromSuperview()
        UIAccessibility.post(notification: .screenChanged, argument: nil)
      }
      phone.wait(2)
      #expect(phone.speech.last == "Title")
      #expect(!phone.elements.contains { $0.label == "Left" })
    }

    @Test("Accessibility.AC20. The base class asks from front to back, hidden views never")
    func walk() {
      let (screen, board, beneath) = screen()
      board.finds = false
      let window = board.window ?? UIWindow()
      func found(_ x: CGFloat, _ y: CGFloat) -> AnyObject? {
        window.accessibilityHitTest(CGPoint(x: x, y: y), event: nil) as AnyObject?
      }
      screen.phone.run {
        #expect(found(40, 250) === beneath)
        #expect(found(300, 600) == nil)
        let front = label("Front", board.bounds)
        board.addSubview(front)
        #expect(found(40, 250) === front)
        front.isHidden = true
        #expect(found(40, 250) === beneath)
        beneath.alpha = 0
        #expect(found(40, 250) == nil)
        beneath.alpha = 1
        board.accessibilityElements = [board.left]
        board.left.accessibilityFrameInContainerSpace = board.bounds
        #expect(found(40, 250) === board.left)
        board.accessibilityElementsHidden = true
        #expect(found(40, 250) === beneath)
        board.accessibilityElementsHidden = false
        board.accessibilityViewIsModal = true
        #expect(found(30, 70) == nil)
        board.accessibilityElements = nil
        #expect(found(40, 250) == nil)
      }
    }

    @Test("Accessibility.AC20. A view that clips finds nothing beyond its bounds")
    func clipping() {
      let (screen, board, _) = screen()
      board.finds = false
      let window = board.window ?? UIWindow()
      screen.phone.run {
        let outside = label("Outside", CGRect(x: 0, y: 200, width: 100, height: 50))
        board.addSubview(outside)
        let point = CGPoint(x: 40, y: 420)
        #expect(window.accessibilityHitTest(point, event: nil) as AnyObject? === outside)
        board.clipsToBounds = true
        #expect(window.accessibilityHitTest(point, event: nil) == nil)
      }
    }

    @Test("Accessibility.AC20. Cycles, strange results and removed views end well")
    func badResults() {
      final class Strange: UIView {
        var result: Any?
        override func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { result }
      }
      let strange = Strange(frame: CGRect(x: 20, y: 300, width: 200, height: 100))
      let (inner, outer) = (
        UIAccessibilityElement(accessibilityContainer: strange),
        UIAccessibilityElement(accessibilityContainer: strange)
      )
      let screen = SpokenScreen(root: {
        let root = UIViewController()
        root.view.addSubview(self.label("Title", CGRect(x: 20, y: 60, width: 200, height: 40)))
        root.view.addSubview(strange)
        return root
      })
      let phone = screen.phone
      (inner.isAccessibilityElement, outer.isAccessibilityElement) = (false, false)
      (inner.accessibilityElements, outer.accessibilityElements) = (
        [outer, inner], [inner, outer]
      )
      let cyclic = UIView(frame: CGRect(x: 20, y: 450, width: 200, height: 100))
      phone.run {
        cyclic.accessibilityElements = [inner, outer, cyclic]
        screen.root.view.addSubview(cyclic)
        // Bounded, whatever the containers claim.
        #expect(
          screen.root.view.accessibilityHitTest(CGPoint(x: 40, y: 460), event: nil) == nil)
      }
      let count = phone.speech.count
      let removed = label("Removed", strange.bounds)
      for result: Any? in [nil, "text", NSObject(), removed, UIView()] {
        strange.result = result
        phone.voiceOver.explore((x: 40, y: 350))
        phone.wait(0.5)
      }
      #expect(phone.speech.count == count)
      #expect(phone.voiceOver.focus?.label == "Title")
      // A view inside an element means that element.
      let row = UIView(frame: strange.bounds)
      row.isAccessibilityElement = true
      row.accessibilityLabel = "Row"
      let part = UIView(frame: strange.bounds)
      phone.run {
        row.addSubview(part)
        strange.addSubview(row)
      }
      strange.result = part
      phone.voiceOver.explore((x: 40, y: 350))
      phone.wait(1)
      #expect(phone.speech.last == "Row")
    }
  }
}
