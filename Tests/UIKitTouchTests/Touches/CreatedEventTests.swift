import Testing
import UIKit

extension OneInAProcess {
  /// Step Touches.T10: touches and events that a test creates.
  @MainActor @Suite(.serialized) struct CreatedEventTests {
    /// A touch whose properties a test overrides.
    private final class Pressing: UITouch {
      private let strength: CGFloat
      private let place: CGPoint

      init(_ strength: CGFloat, at place: CGPoint = .zero) {
        (self.strength, self.place) = (strength, place)
        super.init()
      }

      override var force: CGFloat { strength }
      override var maximumPossibleForce: CGFloat { 4 }
      override func location(in view: UIView?) -> CGPoint { place }
    }

    /// An event with a pressed button.
    private final class Clicking: UIEvent {
      override var buttonMask: ButtonMask { .secondary }
    }

    /// A recognizer of touches of high force.
    private final class DeepPress: UIGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, touch.force > touch.maximumPossibleForce / 2 else {
          return
        }
        state = .recognized
      }
    }

    @Test("Touches.T10. Created touches begin at the origin without view and force")
    func empty() {
      let touch = UITouch()
      #expect(touch.phase == .began && touch.type == .direct && touch.tapCount == 0)
      #expect(touch.force == 0 && touch.maximumPossibleForce == 0 && touch.timestamp == 0)
      #expect(touch.location(in: nil) == .zero && touch.location(in: UIView()) == .zero)
      #expect(touch.view == nil && touch.window == nil && touch.gestureRecognizers?.isEmpty == true)
      let event = UIEvent()
      #expect(event.type == .touches && event.subtype == .none && event.timestamp == 0)
      #expect(event.allTouches == [] && event.touches(for: UIView()) == nil)
      #expect(event.coalescedTouches(for: touch) == nil && event.buttonMask == [])
      let press = UIPress()
      #expect(press.phase == .began && press.force == 0 && press.key == nil)
    }

    @Test("Touches.T10. A subclass overrides the properties, and recognizers use them")
    func subclasses() {
      let recognizer = DeepPress()
      let event: UIEvent = Clicking()
      #expect(event.buttonMask == .secondary)
      recognizer.touchesMoved([Pressing(1.9)], with: event)
      #expect(recognizer.state == .possible)
      recognizer.touchesMoved([Pressing(2.1, at: CGPoint(x: 3, y: 4))], with: event)
      #expect(recognizer.state == .ended)
      recognizer.state = .failed
      #expect(recognizer.state == .ended)
      // The next press is a gesture of its own.
      recognizer.state = .began
      #expect(recognizer.state == .began)
      recognizer.state = .cancelled
      #expect(recognizer.state == .cancelled)
    }

    @Test(
      "ObjectiveC.WC7. A constraint and a color without parameters can be created as placeholders")
    func placeholders() {
      let constraint = NSLayoutConstraint()
      #expect(!constraint.isActive && constraint.constant == 0)
      constraint.constant = 7
      constraint.isActive = false
      #expect(constraint.constant == 7)
      #expect(UIColor().cgColor.alpha == 0)
    }
  }
}
