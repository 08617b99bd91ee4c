import Foundation
import TactusPhoneLink
import Testing
import UIKit

/// A window with touches in virtual time.
@MainActor
final class TouchScreen {
  let window: UIWindow
  private let tracker = TouchTracker()
  /// The current time, in seconds since the phone was started.
  private(set) var now: TimeInterval = 100
  private var fingers: [UInt32: CGPoint] = [:]
  private var lastID: UInt32 = 0

  init(_ size: CGSize = CGSize(width: 400, height: 800)) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isHidden = false
  }

  /// Adds a view to the window, or to another view.
  func add(_ frame: CGRect, to view: UIView? = nil, _ recognizers: UIGestureRecognizer...) -> UIView
  {
    let new = UIView(frame: frame)
    (view ?? window).addSubview(new)
    for recognizer in recognizers { new.addGestureRecognizer(recognizer) }
    return new
  }

  /// Advances the time.
  func wait(_ seconds: TimeInterval) {
    now += seconds
    window.delivery.advance(to: now)
  }

  /// Puts fingers down simultaneously, and returns their identifiers.
  @discardableResult
  func press(_ places: CGPoint..., force: CGFloat = 0, kind: TouchSample.Kind = .finger)
    -> [UInt32]
  {
    let ids = places.map { place -> UInt32 in
      lastID += 1
      fingers[lastID] = place
      return lastID
    }
    send(ids.map { sample($0, .began, force: force, kind: kind) })
    return ids
  }

  /// Moves fingers by the same distance.
  func move(_ ids: [UInt32], by x: CGFloat, _ y: CGFloat, force: CGFloat = 0) {
    for id in ids { fingers[id].map { fingers[id] = CGPoint(x: $0.x + x, y: $0.y + y) } }
    send(ids.map { sample($0, .moved, force: force) })
  }

  /// Moves a finger to a location.
  func move(_ id: UInt32, to place: CGPoint) {
    fingers[id] = place
    send([sample(id, .moved)])
  }

  /// Moves fingers in steps of a sixtieth of a second.
  func drag(_ ids: [UInt32], by x: CGFloat, _ y: CGFloat, steps: Int) {
    for _ in 0..<steps {
      wait(1 / 60)
      move(ids, by: x / CGFloat(steps), y / CGFloat(steps))
    }
  }

  /// Lifts fingers.
  func lift(_ ids: [UInt32]) {
    send(ids.map { sample($0, .ended) })
    for id in ids { fingers[id] = nil }
  }

  /// Cancels touches, as the system does.
  func cancel(_ ids: [UInt32]) {
    send(ids.map { sample($0, .cancelled) })
    for id in ids { fingers[id] = nil }
  }

  /// Taps once for a moment.
  func tap(_ places: CGPoint..., for seconds: TimeInterval = 0.05) {
    var ids: [UInt32] = []
    for place in places { ids += press(place) }
    wait(seconds)
    lift(ids)
  }

  /// Sends samples as the digitizer does.
  func send(_ samples: [TouchSample]) {
    tracker.process(
      samples, windows: { [window] }, prepare: { window.delivery.advance(to: $0) },
      send: { window.sendEvent($0) })
  }

  func sample(
    _ id: UInt32, _ phase: TouchSample.Phase, force: CGFloat = 0,
    kind: TouchSample.Kind = .finger
  ) -> TouchSample {
    var sample = TouchSample(phase, at: now, fingers[id] ?? .zero, id: TouchID(id), force: force)
    (sample.kind, sample.maximumForce) = (kind, 20 / 3)
    return sample
  }
}
