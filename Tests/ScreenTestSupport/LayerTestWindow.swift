import Foundation
import UIKit

/// A window whose layers run in virtual time.
@MainActor
package final class LayerTestWindow {
  package let clock = MediaClock(at: 10)
  package let session: LayerSession
  package let view: UIView
  package let window: UIWindow

  /// Creates a window with a view of 100 × 100 points in its corner, at second 10.
  package init() {
    session = LayerSession(clock: clock)
    (view, window) = LayerSession.with(session) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      window.isHidden = false
      return (view, window)
    }
    advance(to: 10)
  }

  /// Runs a closure as part of a turn.
  package func run(_ body: () -> Void) {
    LayerSession.with(session) {
      body()
      session.flush()
    }
  }

  /// Advances the time.
  package func advance(to time: TimeInterval) {
    LayerSession.with(session) {
      clock.set(time)
      session.advance()
      session.flush()
    }
  }

  /// Evaluates a closure at the current time.
  package func ask<Answer>(_ body: () -> Answer) -> Answer { LayerSession.with(session, body) }

  /// The presented horizontal position of the view.
  package var seen: CGFloat {
    LayerSession.with(session) { view.layer.presentation()?.position.x ?? .nan }
  }
  /// The presented vertical position of the view.
  package var seenY: CGFloat {
    LayerSession.with(session) { view.layer.presentation()?.position.y ?? .nan }
  }
  /// The presented opacity of the view.
  package var seenAlpha: Float {
    LayerSession.with(session) { view.layer.presentation()?.opacity ?? .nan }
  }
  /// The time of the next change.
  package var next: TimeInterval? { LayerSession.with(session) { session.nextChange } }
}
