import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Dynamics of views (Dynamics.DY1–DY10).
@MainActor @Suite(.exclusiveScreen) struct DynamicsTests {
  private let screen = AnimatedScreen()
  private let animator: UIDynamicAnimator

  init() {
    animator = UIDynamicAnimator(referenceView: screen.window)
  }

  @Test("Behaviors without items take items later")
  func emptyBehaviors() {
    let (gravity, collision, item) = (
      UIGravityBehavior(), UICollisionBehavior(), UIDynamicItemBehavior()
    )
    #expect(gravity.items.isEmpty && collision.items.isEmpty && item.items.isEmpty)
    let view = UIView()
    gravity.addItem(view)
    #expect(gravity.items.first === view)
  }

  /// A delegate that records what is reported to it.
  private final class Recorder: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var events: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { events.append("began \(identifier as? NSString ?? "bounds") \(Int(p.y.rounded()))") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { events.append("ended \(identifier as? NSString ?? "bounds")") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { events.append("items") }
  }

  private func makeView(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    screen.window.addSubview(view)
    return view
  }

  private func add(_ behaviors: UIDynamicBehavior...) {
    screen.run { for behavior in behaviors { animator.addBehavior(behavior) } }
  }

  @Test("Dynamics.DY1, Dynamics.DY4. A view falls by half of 1,000 points per second² times time²")
  func gravity() {
    let view = makeView(100, 0)
    var frames = 0
    let gravity = UIGravityBehavior(items: [view])
    gravity.action = { frames += 1 }
    add(gravity)
    #expect(animator.isRunning && gravity.angle == .pi / 2 && gravity.magnitude == 1)
    screen.wait(0.5)
    #expect(abs(view.center.y - 50 - 125) < 3 && view.center.x == 150)
    #expect((29...31).contains(frames) && abs(animator.elapsedTime - 0.5) < 0.02)
    let sideways = makeView(0, 0)
    let other = UIGravityBehavior(items: [sideways])
    other.setAngle(0, magnitude: 2)
    screen.run {
      animator.removeAllBehaviors()
      animator.addBehavior(other)
    }
    screen.wait(0.5)
    #expect(abs(sideways.center.x - 50 - 250) < 6 && abs(sideways.center.y - 50) < 0.001)
  }

  @Test("Dynamics.DY2. An animator runs while views move, and says when it begins and ends")
  func pausing() {
    let recorder = Recorder()
    animator.delegate = recorder
    let view = makeView(100, 600)
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    add(UIGravityBehavior(items: [view]), collision)
    #expect(recorder.events == ["resume"])
    screen.wait(4)
    #expect(!animator.isRunning && recorder.events == ["resume", "pause"])
    #expect(abs(view.frame.maxY - 800) < 1)
    screen.run { animator.addBehavior(UISnapBehavior(item: makeView(0, 0), snapTo: .zero)) }
    #expect(animator.isRunning && recorder.events.last == "resume")
    screen.run { animator.removeAllBehaviors() }
    screen.wait(0.1)
    #expect(!animator.isRunning)
  }

  @Test("Equal beginnings give equal paths")
  func deterministic() {
    func path() -> [CGPoint] {
      let screen = AnimatedScreen()
      let animator = UIDynamicAnimator(referenceView: screen.window)
      let views = (0..<4).map {
        UIView(frame: CGRect(x: 60 * $0, y: 50 * $0, width: 50, height: 50))
      }
      screen.run {
        for view in views { screen.window.addSubview(view) }
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        let properties = UIDynamicItemBehavior(items: views)
        properties.elasticity = 0.6
        for behavior in [UIGravityBehavior(items: views), collision, properties] {
          animator.addBehavior(behavior)
        }
        properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: views[0])
      }
      var places: [CGPoint] = []
      for _ in 0..<20 {
        screen.wait(0.1)
        places += views.map(\.center)
      }
      return places
    }
    #expect(path() == path())
  }

  @Test("Dynamics.DY3. A place that the app sets counts after an update")
  func moving() {
    let view = makeView(0, 0)
    add(UIGravityBehavior(items: [view]))
    screen.wait(0.2)
    screen.run {
      view.center = CGPoint(x: 200, y: 50)
      animator.updateItem(usingCurrentState: view)
    }
    screen.wait(0.1)
    #expect(view.center.x == 200 && view.center.y > 65)
  }

  @Test("Dynamics.DY5. A push accelerates by the mass, and an impulse acts once")
  func pushing() {
    let (small, large) = (makeView(0, 0), makeView(0, 300, side: 200))
    let push = UIPushBehavior(items: [small, large], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    add(push)
    screen.wait(1)
    #expect(abs(small.center.x - 100) < 2)
    #expect(abs(large.center.x - 112.5) < 2)
    let hit = makeView(0, 600)
    let impulse = UIPushBehavior(items: [hit], mode: .instantaneous)
    impulse.setAngle(0, magnitude: 1)
    let properties = UIDynamicItemBehavior(items: [hit])
    screen.run {
      animator.removeAllBehaviors()
      animator.addBehavior(properties)
      animator.addBehavior(impulse)
    }
    screen.wait(0.5)
    #expect(!impulse.active && abs(properties.linearVelocity(for: hit).x - 100) < 0.1)
    screen.wait(0.5)
    #expect(abs(hit.center.x - 150) < 4)
    screen.run { impulse.active = true }
    screen.wait(0.1)
    #expect(abs(properties.linearVelocity(for: hit).x - 200) < 0.1)
  }

  @Test("Dynamics.DY5. A push beside the center turns a view, unless it may not rotate")
  func turning() {
    let (free, upright) = (makeView(100, 100), makeView(100, 400))
    let push = UIPushBehavior(items: [free, upright], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 1)
    for view in [free, upright] {
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 40, vertical: 0), for: view)
    }
    let properties = UIDynamicItemBehavior(items: [upright])
    properties.allowsRotation = false
    add(properties, push)
    screen.wait(0.3)
    #expect(free.transform.b > 0.1 && upright.transform == .identity)
  }

  @Test("Dynamics.DY6. Elasticity bounces, resistance slows, and an anchored view stays")
  func properties() {
    let (elastic, dull, anchored) = (
      makeView(0, 500), makeView(150, 500), makeView(300, 300)
    )
    let collision = UICollisionBehavior(items: [elastic, dull, anchored])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
    let bouncing = UIDynamicItemBehavior(items: [elastic])
    bouncing.elasticity = 0.8
    let fixed = UIDynamicItemBehavior(items: [anchored])
    fixed.isAnchored = true
    add(UIGravityBehavior(items: [elastic, dull, anchored]), collision, bouncing, fixed)
    screen.wait(0.9)
    #expect(elastic.frame.maxY < 770 && dull.frame.maxY > 795)
    #expect(anchored.center == CGPoint(x: 350, y: 350))
    let slow = makeView(0, 0, side: 50)
    let resisting = UIDynamicItemBehavior(items: [slow])
    resisting.resistance = 2
    screen.run {
      animator.removeAllBehaviors()
      animator.addBehavior(resisting)
      resisting.addLinearVelocity(CGPoint(x: 100, y: 0), for: slow)
    }
    screen.wait(1)
    // e^-2 of the speed is left.
    #expect(abs(resisting.linearVelocity(for: slow).x - 13.5) < 2)
  }

  @Test("Dynamics.DY7. Boundaries stop views, and contacts with them are reported")
  func boundaries() {
    let recorder = Recorder()
    let view = makeView(100, 20)
    let collision = UICollisionBehavior(items: [view])
    collision.collisionDelegate = recorder
    let shelf = "shelf" as NSString
    collision.addBoundary(
      withIdentifier: shelf, from: CGPoint(x: 0, y: 400), to: CGPoint(x: 400, y: 400))
    collision.translatesReferenceBoundsIntoBoundary = true
    add(UIGravityBehavior(items: [view]), collision)
    screen.wait(2)
    #expect(abs(view.frame.maxY - 400) < 1)
    #expect(recorder.events.first == "began shelf 400")
    #expect(collision.boundary(withIdentifier: shelf) != nil)
    #expect(collision.boundaryIdentifiers?.count == 1)
    screen.run { collision.removeBoundary(withIdentifier: shelf) }
    screen.wait(2)
    #expect(abs(view.frame.maxY - 800) < 1 && collision.boundaryIdentifiers == nil)
    #expect(recorder.events.contains("ended shelf"))
    #expect(recorder.events.contains("began bounds 800"))
  }

  @Test(
    "Dynamics.DY7. The mode decides whether views collide with each other",
    arguments: [true, false])
  func modes(_ collides: Bool) {
    let recorder = Recorder()
    let (upper, lower) = (makeView(100, 300), makeView(100, 650))
    let collision = UICollisionBehavior(items: [upper, lower])
    collision.collisionMode = collides ? .everything : .boundaries
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = recorder
    add(UIGravityBehavior(items: [upper, lower]), collision)
    screen.wait(3)
    #expect(recorder.events.contains("items") == collides)
    #expect(abs(upper.frame.maxY - (collides ? 700 : 800)) < 2)
  }

  @Test("Dynamics.DY7. Views of two collision behaviors pass each other")
  func separate() {
    let (one, other) = (makeView(100, 300), makeView(100, 650))
    let behaviors = [one, other].map { view in
      let collision = UICollisionBehavior(items: [view])
      collision.translatesReferenceBoundsIntoBoundary = true
      return collision
    }
    add(UIGravityBehavior(items: [one, other]), behaviors[0], behaviors[1])
    screen.wait(3)
    #expect(abs(one.frame.maxY - 800) < 1 && abs(other.frame.maxY - 800) < 1)
  }

  @Test("Dynamics.DY7. A round view touches with its edge, not with its corner")
  func shapes() {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let ball = Ball(frame: CGRect(x: 100, y: 600, width: 100, height: 100))
    screen.window.addSubview(ball)
    ball.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    add(UIGravityBehavior(items: [ball]), collision)
    screen.wait(2)
    #expect(abs(ball.center.y - 750) < 1)
  }

  @Test("Dynamics.DY8. A snap brings a view to its point, upright, and damping shortens it")
  func snapping() {
    let (loose, tight) = (makeView(0, 0), makeView(0, 300))
    for view in [loose, tight] { view.transform = CGAffineTransform(rotationAngle: 0.5) }
    let (one, other) = (
      UISnapBehavior(item: loose, snapTo: CGPoint(x: 300, y: 150)),
      UISnapBehavior(item: tight, snapTo: CGPoint(x: 300, y: 450))
    )
    (one.damping, other.damping) = (0, 1)
    add(one, other)
    var far: (CGFloat, CGFloat) = (0, 0)
    for _ in 0..<60 {
      screen.wait(1 / 60)
      far = (max(far.0, loose.center.x), max(far.1, tight.center.x))
    }
    #expect(far.0 > 350 && far.1 < 310)
    screen.wait(5)
    for view in [loose, tight] {
      #expect(abs(view.center.x - 300) < 1 && abs(view.transform.b) < 0.02)
    }
    screen.run { other.snapPoint = CGPoint(x: 100, y: 450) }
    screen.wait(3)
    #expect(abs(tight.center.x - 100) < 1)
  }

  @Test("Dynamics.DY9. A rod keeps the distance of a swinging view, and a limit lets it come near")
  func attachments() {
    let view = makeView(250, 50)
    let anchor = CGPoint(x: 100, y: 100)
    let rod = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
    #expect(rod.length == 200 && rod.attachedBehaviorType == .anchor && rod.items.count == 1)
    add(UIGravityBehavior(items: [view]), rod)
    for _ in 0..<20 {
      screen.wait(0.1)
      let distance = hypot(view.center.x - 100, view.center.y - 100)
      #expect(abs(distance - 200) < 3)
    }
    screen.run { rod.length = 50 }
    screen.wait(1)
    #expect(abs(hypot(view.center.x - 100, view.center.y - 100) - 50) < 3)
  }

  @Test("Dynamics.DY9. A spring settles at its length, and items keep theirs")
  func springs() {
    let view = makeView(250, 100)
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 150))
    (spring.length, spring.frequency, spring.damping) = (100, 2, 0.5)
    add(spring)
    screen.wait(5)
    #expect(abs(view.center.x - 200) < 2 && abs(view.center.y - 150) < 2)
    let (one, other) = (makeView(0, 500, side: 50), makeView(200, 500, side: 50))
    let pair = UIAttachmentBehavior(item: one, attachedTo: other)
    let push = UIPushBehavior(items: [one], mode: .continuous)
    push.pushDirection = CGVector(dx: -0.2, dy: 0.1)
    add(pair, push)
    screen.wait(1)
    let distance = hypot(one.center.x - other.center.x, one.center.y - other.center.y)
    #expect(pair.attachedBehaviorType == .items && abs(distance - 200) < 3)
  }

  @Test("Dynamics.DY9. A sliding view stays on its axis, within its range")
  func sliding() {
    let view = makeView(150, 350)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view, attachmentAnchor: CGPoint(x: 200, y: 400),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 120)
    let push = UIPushBehavior(items: [view], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 1)
    add(slide, push)
    screen.wait(3)
    #expect(abs(view.center.y - 400) < 2 && abs(view.center.x - 320) < 2)
    #expect(abs(view.transform.b) < 0.02)
  }

  @Test("Dynamics.DY9. A view slides along an axis of another one, within its range")
  func slidingOnAnother() {
    let (rail, view) = (makeView(100, 300), makeView(220, 330, side: 40))
    let fixed = UIDynamicItemBehavior(items: [rail])
    fixed.isAnchored = true
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view, attachedTo: rail, attachmentAnchor: CGPoint(x: 240, y: 350),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 60)
    let push = UIPushBehavior(items: [view], mode: .continuous)
    push.pushDirection = CGVector(dx: 0.1, dy: 0.1)
    add(fixed, slide, push)
    screen.wait(3)
    #expect(slide.attachedBehaviorType == .items && slide.items.count == 2)
    #expect(abs(view.center.y - 350) < 2 && abs(view.center.x - 300) < 2)
    #expect(rail.center == CGPoint(x: 150, y: 350) && abs(view.transform.b) < 0.02)
  }

  @Test("Dynamics.DY10. Fields act within their region")
  func fields() {
    let (inside, outside) = (makeView(180, 180, side: 40), makeView(300, 700, side: 40))
    let field = UIFieldBehavior.springField()
    field.position = CGPoint(x: 100, y: 200)
    field.region = UIRegion(radius: 200)
    field.strength = 4
    for view in [inside, outside] { field.addItem(view) }
    add(field)
    var least: CGFloat = 1_000
    for _ in 0..<180 {
      screen.wait(1 / 60)
      least = min(least, inside.center.x)
    }
    // A spring swings as far to the other side.
    #expect(abs(least) < 4)
    #expect(outside.center == CGPoint(x: 320, y: 720))
    let center = UIRegion(size: CGSize(width: 20, height: 10))
    #expect(center.contains(CGPoint(x: 9, y: 4)) && !center.contains(CGPoint(x: 9, y: 6)))
    #expect(center.inverse().contains(CGPoint(x: 9, y: 6)))
    #expect(!center.byIntersection(with: UIRegion(radius: 5)).contains(CGPoint(x: 9, y: 4)))
    #expect(UIRegion.infinite.byDifference(from: center).contains(CGPoint(x: 50, y: 0)))
  }

  @Test("Dynamics.DY12. Noise pushes the same way in each run, and turbulence only what moves")
  func noise() {
    func end(_ field: UIFieldBehavior, of view: UIView) -> CGPoint {
      field.addItem(view)
      add(field)
      screen.wait(1)
      screen.run { animator.removeBehavior(field) }
      return view.center
    }
    let calm = makeView(180, 380, side: 40)
    #expect(
      end(.turbulenceField(smoothness: 0.5, animationSpeed: 1), of: calm)
        == CGPoint(x: 200, y: 400))
    let noise = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    #expect(noise.smoothness == 0.5 && noise.animationSpeed == 1)
    let first = end(noise, of: makeView(180, 380, side: 40))
    #expect(hypot(first.x - 200, first.y - 400) > 1)
    let again = end(
      .noiseField(smoothness: 0.5, animationSpeed: 1), of: makeView(180, 380, side: 40))
    #expect(abs(again.x - first.x) < 0.01 && abs(again.y - first.y) < 0.01)
    let other = end(
      .noiseField(smoothness: 0.5, animationSpeed: 1), of: makeView(30, 100, side: 40))
    #expect(abs(other.x - 50 - (first.x - 200)) > 0.1)
  }

  @Test("Dynamics.DY10. A field of the app's own gets place, velocity, mass and charge")
  func ownField() {
    let view = makeView(100, 100)
    var values: [CGFloat] = []
    let field = UIFieldBehavior.field { _, place, _, mass, charge, _ in
      if values.isEmpty { values = [place.x, place.y, mass, charge] }
      return CGVector(dx: 1, dy: 0)
    }
    field.addItem(view)
    let properties = UIDynamicItemBehavior(items: [view])
    (properties.charge, properties.density) = (3, 2)
    add(properties, field)
    screen.wait(1)
    #expect(values == [150, 150, 2, 3])
    #expect(abs(properties.linearVelocity(for: view).x - 50) < 1)
  }

  @Test("A behavior of the app's own adds others as its children")
  func children() {
    final class Drop: UIDynamicBehavior {
      var moves: [Bool] = []
      init(_ item: any UIDynamicItem) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [item]))
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
      }
    }
    let view = makeView(0, 0)
    let drop = Drop(view)
    add(drop)
    screen.wait(0.3)
    #expect(view.center.y > 80 && drop.moves == [true])
    #expect(drop.childBehaviors.first?.dynamicAnimator === animator)
    #expect(animator.items(in: view.frame).count == 1)
    screen.run { animator.removeBehavior(drop) }
    let place = view.center
    screen.wait(0.3)
    #expect(view.center == place && drop.moves == [true, false])
  }
}
