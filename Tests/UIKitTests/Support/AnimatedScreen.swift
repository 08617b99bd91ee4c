import Foundation
import TactusPhoneLink
import UIKit

/// A window with touches and moving layers, in virtual time frame by frame.
@MainActor
final class AnimatedScreen {
  let window: UIWindow
  private let session: LayerSession
  private let clock: MediaClock
  private let tracker = TouchTracker()
  private var fingers: [UInt32: CGPoint] = [:]
  private var lastID: UInt32 = 0
  /// The current time, in seconds since the phone was started.
  private(set) var now: TimeInterval = 100

  init(_ size: CGSize = CGSize(width: 400, height: 800)) {
    clock = MediaClock(at: 100)
    session = LayerSession(clock: clock)
    window = LayerSession.with(session) {
      let window = CoveredWindow(frame: CGRect(origin: .zero, size: size))
      window.isHidden = false
      return window
    }
  }

  /// Runs a closure as part of a turn.
  func run<Result>(_ body: () -> Result) -> Result {
    LayerSession.with(session) {
      let result = body()
      session.flush()
      return result
    }
  }

  /// Advances the time frame by frame.
  func wait(_ seconds: TimeInterval) {
    let end = now + seconds
    while now < end {
      now = min(end, ((now * 60 + 1e-6).rounded(.down) + 1) / 60)
      run {
        clock.set(now)
        window.delivery.advance(to: now)
        session.advance()
      }
    }
  }

  /// Puts fingers down simultaneously, and returns their identifiers.
  func press(_ places: CGPoint...) -> [UInt32] {
    let ids = places.map { place -> UInt32 in
      lastID += 1
      fingers[lastID] = place
      return lastID
    }
    send(ids, .began)
    return ids
  }

  /// Moves fingers by the same distance.
  func move(_ ids: [UInt32], by x: CGFloat, _ y: CGFloat) {
    for id in ids { fingers[id].map { fingers[id] = CGPoint(x: $0.x + x, y: $0.y + y) } }
    send(ids, .moved)
  }

  /// Moves fingers evenly, a step a frame.
  func drag(_ ids: [UInt32], by x: CGFloat, _ y: CGFloat, steps: Int) {
    for _ in 0..<steps {
      wait(1 / 60)
      move(ids, by: x / CGFloat(steps), y / CGFloat(steps))
    }
  }

  /// Moves each of several fingers to a location.
  func move(_ ids: [UInt32], to places: CGPoint...) {
    for (id, place) in zip(ids, places) { fingers[id] = place }
    send(ids, .moved)
  }

  /// Lifts fingers.
  func lift(_ ids: [UInt32]) { send(ids, .ended) }

  /// Taps once for a moment.
  func tap(_ place: CGPoint) {
    let finger = press(place)
    wait(0.05)
    lift(finger)
  }

  private func send(_ ids: [UInt32], _ phase: TouchSample.Phase) {
    let samples = ids.map {
      TouchSample(phase, at: now, fingers[$0] ?? .zero, id: TouchID($0))
    }
    run {
      tracker.process(
        samples, windows: { [window] }, prepare: { window.delivery.advance(to: $0) },
        send: { window.sendEvent($0) })
    }
  }
}

/// A window whose upper 20 points are covered by the system.
private final class CoveredWindow: UIWindow {
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  }
}
