import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Touches and events that tests create, as tests of public packages do.
@MainActor @Suite(.exclusiveScreen) struct CreatedTouchTests {
  private final class Press: UITouch {
    private let pressure: CGFloat
    private var settable = UITouch.Phase.began

    init(force: CGFloat) { pressure = force }

    override var force: CGFloat { pressure }
    override var maximumPossibleForce: CGFloat { 6 }
    override var phase: UITouch.Phase {
      get { settable }
      set { settable = newValue }
    }
    override func location(in view: UIView?) -> CGPoint { CGPoint(x: 3, y: 4) }
  }

  private final class Batch: UIEvent {
    let received: [UITouch]
    init(_ received: [UITouch]) { self.received = received }
    override func coalescedTouches(for touch: UITouch) -> [UITouch]? { received }
  }

  private final class ForceRecognizer: UIGestureRecognizer {
    var most: CGFloat = 0
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      for touch in touches { most = max(most, touch.force / touch.maximumPossibleForce) }
    }
  }

  @Test("A created touch begins at zero, in no view, without force")
  func empty() {
    let touch = UITouch()
    #expect(touch.phase == .began)
    #expect(touch.location(in: UIView()) == .zero)
    #expect((touch.force, touch.maximumPossibleForce) == (0, 0))
    #expect((touch.tapCount, touch.timestamp) == (0, 0))
    #expect(touch.view == nil && touch.window == nil)
    #expect(touch.gestureRecognizers == [])
    #expect(Set([touch, UITouch()]).count == 2)
  }

  @Test("A created event is a touch event without touches")
  func event() {
    let event = UIEvent()
    #expect(event.type == .touches)
    #expect(event.allTouches == [])
    #expect(event.coalescedTouches(for: UITouch()) == nil)
  }

  // Gestures.G14.
  @Test("A subclass overrides the properties, and recognizers use them")
  func pretending() {
    let recognizer = ForceRecognizer()
    let touch = Press(force: 3)
    touch.phase = .moved
    recognizer.touchesMoved([touch], with: Batch([touch]))
    #expect(recognizer.most == 0.5)
    #expect(touch.phase == .moved)
    #expect(touch.location(in: nil) == CGPoint(x: 3, y: 4))
    #expect(Batch([touch]).coalescedTouches(for: UITouch())?.count == 1)
  }

  @Test("A view passes created touches to its next responder")
  func passing() {
    let view = UIView()
    view.touchesBegan([UITouch()], with: UIEvent())
    view.touchesEnded([UITouch()], with: nil)
    let (control, touch) = (UIControl(), UITouch())
    control.touchesBegan([touch], with: UIEvent())
    #expect(control.isTracking)
    control.touchesEnded([touch], with: UIEvent())
    #expect(!control.isTracking)
  }
}
