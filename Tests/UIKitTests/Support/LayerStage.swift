import Foundation
import UIKit

/// A window whose layers live in time that is wound by hand.
@MainActor
final class LayerStage {
  let clock = MediaClock(at: 10)
  let session: LayerSession
  let view: UIView
  let window: UIWindow

  /// Shows a window with a view of 100 × 100 points in its corner, at second 10.
  init() {
    session = LayerSession(clock: clock)
    (view, window) = LayerSession.with(session) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      window.isHidden = false
      return (view, window)
    }
    wind(to: 10)
  }

  /// Does something as part of a turn.
  func run(_ body: () -> Void) {
    LayerSession.with(session) {
      body()
      session.flush()
    }
  }

  /// Lets time pass.
  func wind(to time: TimeInterval) {
    LayerSession.with(session) {
      clock.set(time)
      session.advance()
      session.flush()
    }
  }

  /// Asks something at that time.
  func ask<Answer>(_ body: () -> Answer) -> Answer { LayerSession.with(session, body) }

  /// Where the view is seen, from left to right.
  var seen: CGFloat { LayerSession.with(session) { view.layer.presentation()?.position.x ?? .nan } }
  /// Where the view is seen, from top to bottom.
  var seenY: CGFloat {
    LayerSession.with(session) { view.layer.presentation()?.position.y ?? .nan }
  }
  /// How opaque the view is seen.
  var seenAlpha: Float {
    LayerSession.with(session) { view.layer.presentation()?.opacity ?? .nan }
  }
  /// When something changes next.
  var next: TimeInterval? { LayerSession.with(session) { session.nextChange } }
}
