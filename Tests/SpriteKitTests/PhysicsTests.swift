import Foundation
import SpriteKit
import Testing
import UIKit

@MainActor
@Suite struct PhysicsTests {
  private final class Listener: NSObject, SKPhysicsContactDelegate {
    var log: [String] = []
    func didBegin(_ contact: SKPhysicsContact) {
      log.append("begin \([contact.bodyA, contact.bodyB].compactMap { $0.node?.name }.sorted())")
    }
    func didEnd(_ contact: SKPhysicsContact) { log.append("end") }
  }

  private func scene() -> SKScene {
    let scene = SKScene(size: CGSize(width: 400, height: 400))
    scene.advance(to: 0)
    return scene
  }

  private func ball(_ name: String, at x: CGFloat, _ y: CGFloat, in scene: SKScene) -> SKNode {
    let node = SKNode()
    node.name = name
    node.position = CGPoint(x: x, y: y)
    node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
    node.physicsBody?.linearDamping = 0
    scene.addChild(node)
    return node
  }

  private func run(_ scene: SKScene, to end: TimeInterval) {
    let start = scene.lastTime ?? 0
    let count = Int(((end - start) * 60).rounded())
    for frame in 1...count { scene.advance(to: start + TimeInterval(frame) / 60) }
  }

  @Test("Scenes.SK37. A body has the mass of its area, and belongs to one node")
  func masses() {
    let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 300))
    #expect(near(body.area, 2) && near(body.mass, 2) && body.density == 1)
    body.density = 3
    #expect(near(body.mass, 6))
    body.mass = 4
    #expect(near(body.density, 2))
    #expect(near(SKPhysicsBody(circleOfRadius: 150).mass, .pi))
    let edge = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(!edge.isDynamic && edge.area == 0)
    let (one, two) = (SKNode(), SKNode())
    one.physicsBody = body
    two.physicsBody = body
    #expect(one.physicsBody == nil && body.node === two)
    let triangle = CGMutablePath()
    triangle.addLines(between: [.zero, CGPoint(x: 150, y: 0), CGPoint(x: 0, y: 150)])
    #expect(near(SKPhysicsBody(polygonFrom: triangle).mass, 0.5))
    #expect(SKPhysicsBody(bodies: [body, SKPhysicsBody(circleOfRadius: 1)]).mass > 2)
  }

  @Test("Scenes.SK37. Gravity accelerates bodies by 150 points a meter")
  func gravity() {
    let scene = scene()
    let (falling, floating) = (
      ball("a", at: 100, 1000, in: scene), ball("b", at: 300, 0, in: scene)
    )
    floating.physicsBody?.affectedByGravity = false
    floating.physicsBody?.velocity = CGVector(dx: 10, dy: 0)
    run(scene, to: 1)
    #expect(near(falling.position.y, 1000 - 9.8 * 150 / 2, 10))
    #expect(near(falling.physicsBody?.velocity.dy ?? 0, -1470, 1))
    #expect(near(floating.position.x, 310, 0.01) && floating.position.y == 0)
    scene.physicsWorld.speed = 0
    run(scene, to: 2)
    #expect(near(floating.position.x, 310, 0.01))
  }

  @Test("Scenes.SK37. Forces and impulses change the velocity by the mass")
  func forces() throws {
    let scene = scene()
    scene.physicsWorld.gravity = .zero
    let node = ball("a", at: 100, 100, in: scene)
    let body = try #require(node.physicsBody)
    body.mass = 2
    body.applyImpulse(CGVector(dx: 20, dy: 0))
    #expect(body.velocity == CGVector(dx: 10, dy: 0))
    body.applyForce(CGVector(dx: 0, dy: 120))
    run(scene, to: 1.0 / 60)
    #expect(near(body.velocity.dy, 1, 1e-6))
    run(scene, to: 2.0 / 60)
    #expect(near(body.velocity.dy, 1, 1e-6))
    body.applyImpulse(CGVector(dx: 0, dy: 5), at: CGPoint(x: node.position.x + 10, y: 0))
    #expect(body.angularVelocity > 0)
    body.pinned = true
    let place = node.position
    run(scene, to: 0.5)
    #expect(node.position == place && node.zRotation > 0)
  }

  @Test("Scenes.SK37. Actions push a body")
  func actions() throws {
    let scene = scene()
    scene.physicsWorld.gravity = .zero
    let node = ball("a", at: 100, 100, in: scene)
    node.physicsBody?.mass = 2
    node.run(.applyForce(CGVector(dx: 4, dy: 0), duration: 1))
    run(scene, to: 2)
    #expect(near(node.physicsBody?.velocity.dx ?? 0, 2, 1e-6))
    node.run(.applyImpulse(CGVector(dx: -4, dy: 0), duration: 0.5))
    run(scene, to: 3)
    #expect(near(node.physicsBody?.velocity.dx ?? 1, 0, 1e-6))
  }

  @Test("Scenes.SK37. A box falls on an edge, and rests there")
  func resting() {
    let scene = scene()
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
    let box = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
    box.position = CGPoint(x: 200, y: 100)
    box.physicsBody = SKPhysicsBody(rectangleOf: box.size)
    scene.addChild(box)
    run(scene, to: 4)
    #expect(near(box.position.y, 10, 1), "\(box.position)")
    #expect(near(box.position.x, 200, 2) && near(box.zRotation, 0, 0.05))
  }

  @Test("Scenes.SK37. A body bounces by its restitution")
  func bouncing() {
    let scene = scene()
    scene.physicsWorld.gravity = .zero
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
    let node = ball("a", at: 200, 200, in: scene)
    node.physicsBody?.restitution = 1
    node.physicsBody?.friction = 0
    node.physicsBody?.velocity = CGVector(dx: 300, dy: 0)
    run(scene, to: 1)
    #expect(near(node.physicsBody?.velocity.dx ?? 0, -300, 1) && node.position.x < 390)
    let other = ball("b", at: 60, 200, in: scene)
    other.physicsBody?.restitution = 1
    other.physicsBody?.friction = 0
    run(scene, to: 2)
    // Two balls of one mass exchange their velocities.
    #expect(near(node.physicsBody?.velocity.dx ?? 1, 0, 1))
  }

  @Test("Scenes.SK37. Categories determine who collides and whose contact is reported")
  func categories() {
    let scene = scene()
    scene.physicsWorld.gravity = .zero
    let listener = Listener()
    scene.physicsWorld.contactDelegate = listener
    let (one, two) = (ball("one", at: 100, 100, in: scene), ball("two", at: 160, 100, in: scene))
    for (node, category) in [(one, 1), (two, 2)] as [(SKNode, UInt32)] {
      node.physicsBody?.categoryBitMask = category
      node.physicsBody?.collisionBitMask = 0
    }
    one.physicsBody?.contactTestBitMask = 2
    one.physicsBody?.velocity = CGVector(dx: 100, dy: 0)
    run(scene, to: 0.6)
    #expect(listener.log == ["begin [\"one\", \"two\"]"])
    #expect(one.physicsBody?.allContactedBodies().first === two.physicsBody)
    run(scene, to: 2)
    #expect(listener.log.last == "end" && listener.log.count == 2)
    #expect(near(one.position.x, 300, 1) && two.position.x == 160)
    one.position = CGPoint(x: 160, y: 100)
    one.physicsBody?.velocity = .zero
    run(scene, to: 2.1)
    two.removeFromParent()
    run(scene, to: 2.2)
    #expect(listener.log.count == 4 && listener.log.last == "end")
  }

  @Test("Scenes.SK37. Only the body whose mask says so is stopped")
  func oneSided() {
    let scene = scene()
    scene.physicsWorld.gravity = .zero
    let (one, two) = (ball("one", at: 100, 100, in: scene), ball("two", at: 160, 100, in: scene))
    two.physicsBody?.collisionBitMask = 0
    one.physicsBody?.velocity = CGVector(dx: 200, dy: 0)
    run(scene, to: 1)
    #expect(two.position == CGPoint(x: 160, y: 100) && one.position.x < 141)
  }

  @Test("Scenes.SK37. Bodies are found at points, in rectangles and along lines")
  func searching() {
    let scene = scene()
    let (one, two) = (ball("one", at: 100, 100, in: scene), ball("two", at: 200, 100, in: scene))
    let world = scene.physicsWorld
    #expect(world.body(at: CGPoint(x: 105, y: 100)) === one.physicsBody)
    #expect(world.body(at: CGPoint(x: 150, y: 100)) == nil)
    #expect(world.body(in: CGRect(x: 185, y: 95, width: 10, height: 10)) === two.physicsBody)
    let (start, end) = (CGPoint(x: 300, y: 100), CGPoint(x: 0, y: 100))
    #expect(world.body(alongRayStart: start, end: end) === two.physicsBody)
    var hits: [CGPoint] = []
    world.enumerateBodies(alongRayStart: start, end: end) { _, point, normal, _ in
      hits.append(point)
      #expect(near(normal.dx, 1))
    }
    #expect(hits.count == 2 && near(hits[0], CGPoint(x: 210, y: 100)))
    var count = 0
    world.enumerateBodies(in: scene.frame) { _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test("Scenes.SK37. A heap of bodies remains inside of its edges")
  func heap() {
    let scene = SKScene(size: CGSize(width: 150, height: 400))
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
    for index in 0..<30 {
      let node = SKNode()
      node.position = CGPoint(x: 20 + index * 37 % 110, y: 30 + index * 91 % 340)
      node.physicsBody =
        index.isMultiple(of: 2)
        ? SKPhysicsBody(circleOfRadius: 10)
        : SKPhysicsBody(rectangleOf: CGSize(width: 18, height: 18))
      scene.addChild(node)
    }
    scene.advance(to: 0)
    run(scene, to: 2)
    let inner = scene.frame.insetBy(dx: 5, dy: 5)
    #expect(
      scene.children.allSatisfy { inner.contains($0.position) },
      "\(scene.children.map(\.position).filter { !inner.contains($0) })")
    // Thirty bodies of 20 points in rows of seven lie about five rows high.
    #expect(scene.children.allSatisfy { $0.position.y < 200 })
  }

  @Test("Scenes.SK37. The same scene moves in the same way each time")
  func repeating() {
    func places() -> [CGPoint] {
      let scene = scene()
      scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
      for index in 0..<20 {
        _ = ball("a", at: CGFloat(30 + index * 47 % 330), CGFloat(30 + index * 71 % 330), in: scene)
      }
      run(scene, to: 1)
      return scene.children.map(\.position)
    }
    #expect(places() == places())
  }

  private func wall(at x: CGFloat, _ y: CGFloat, in scene: SKScene) -> SKPhysicsBody {
    let node = SKNode()
    node.position = CGPoint(x: x, y: y)
    let body = SKPhysicsBody(rectangleOf: CGSize(width: 4, height: 4))
    body.isDynamic = false
    node.physicsBody = body
    scene.addChild(node)
    return body
  }

  @Test("Scenes.SK37. A pin lets a body swing around a point")
  func pins() throws {
    let scene = scene()
    let node = ball("a", at: 250, 300, in: scene)
    let body = try #require(node.physicsBody)
    let joint = SKPhysicsJointPin.joint(
      withBodyA: wall(at: 200, 300, in: scene), bodyB: body, anchor: CGPoint(x: 200, y: 300))
    scene.physicsWorld.add(joint)
    #expect(body.joints == [joint])
    var lowest: CGFloat = 300
    for end in 1...120 {
      run(scene, to: TimeInterval(end) / 60)
      #expect(near(hypot(node.position.x - 200, node.position.y - 300), 50, 2))
      lowest = min(lowest, node.position.y)
    }
    #expect(near(lowest, 250, 3))
    scene.physicsWorld.removeAllJoints()
    run(scene, to: 4)
    #expect(node.position.y < 200 && body.joints.isEmpty)
  }

  @Test("Scenes.SK37. A rope limits a distance, a rod keeps it, and a spring swings")
  func distances() throws {
    let scene = scene()
    let nodes = [100, 200, 300].map { ball("a", at: $0, 280, in: scene) }
    let bodies = try nodes.map { try #require($0.physicsBody) }
    let walls = [100, 200, 300].map { wall(at: $0, 300, in: scene) }
    let ends = nodes.map(\.position)
    let starts = [100, 200, 300].map { CGPoint(x: $0, y: 300) }
    let rope = SKPhysicsJointLimit.joint(
      withBodyA: walls[0], bodyB: bodies[0], anchorA: starts[0], anchorB: ends[0])
    rope.maxLength = 60
    let rod = SKPhysicsJointSpring.joint(
      withBodyA: walls[1], bodyB: bodies[1], anchorA: starts[1], anchorB: ends[1])
    let spring = SKPhysicsJointSpring.joint(
      withBodyA: walls[2], bodyB: bodies[2], anchorA: starts[2], anchorB: ends[2])
    (spring.frequency, spring.damping) = (1, 1)
    for joint in [rope, rod, spring] { scene.physicsWorld.add(joint) }
    run(scene, to: 5)
    #expect(near(nodes[0].position.y, 240, 2) && near(nodes[1].position.y, 280, 2))
    // A spring of one hertz is longer by g/ω² at rest.
    let sag = 9.8 * 150 / (4 * CGFloat.pi * .pi)
    #expect(near(nodes[2].position.y, 280 - sag, 3), "\(nodes[2].position)")
  }

  @Test("Scenes.SK37. A fixed joint keeps two bodies together, and a rail lets one slide")
  func fixing() throws {
    let scene = scene()
    let (one, two) = (ball("one", at: 100, 300, in: scene), ball("two", at: 130, 300, in: scene))
    let slider = ball("slider", at: 300, 300, in: scene)
    let bodies = try [one, two, slider].map { try #require($0.physicsBody) }
    scene.physicsWorld.add(
      SKPhysicsJointFixed.joint(
        withBodyA: bodies[0], bodyB: bodies[1], anchor: CGPoint(x: 115, y: 300)))
    bodies[0].angularVelocity = 2
    let rail = SKPhysicsJointSliding.joint(
      withBodyA: wall(at: 300, 300, in: scene), bodyB: bodies[2],
      anchor: CGPoint(x: 300, y: 300), axis: CGVector(dx: 0, dy: 5))
    (rail.shouldEnableLimits, rail.lowerDistanceLimit) = (true, -70)
    scene.physicsWorld.add(rail)
    bodies[2].velocity = CGVector(dx: 100, dy: 0)
    run(scene, to: 0.5)
    #expect(near(hypot(two.position.x - one.position.x, two.position.y - one.position.y), 30, 1))
    #expect(near(one.zRotation, two.zRotation, 0.05) && one.zRotation != 0)
    run(scene, to: 2)
    #expect(near(slider.position, CGPoint(x: 300, y: 230), 2), "\(slider.position)")
  }

  @Test("Scenes.SK41. Fields accelerate the bodies in their area")
  func fields() throws {
    func velocity(_ field: SKFieldNode, _ change: (SKPhysicsBody) -> Void = { _ in }) -> CGVector {
      let scene = scene()
      scene.physicsWorld.gravity = .zero
      let node = ball("a", at: 250, 200, in: scene)
      field.position = CGPoint(x: 100, y: 200)
      scene.addChild(field)
      node.physicsBody.map(change)
      run(scene, to: 1.0 / 60)
      return node.physicsBody?.velocity ?? .zero
    }
    func isNear(_ one: CGVector, _ x: CGFloat, _ y: CGFloat) -> Bool {
      near(one.dx, x, 0.02) && near(one.dy, y, 0.02)
    }
    let down = vector_float3(0, -2, 0)
    #expect(isNear(velocity(.linearGravityField(withVector: down)), 0, -5))
    #expect(isNear(velocity(.radialGravityField()), -2.5, 0))
    #expect(isNear(velocity(.vortexField()), 0, 2.5))
    #expect(isNear(velocity(.springField()), -2.5, 0))
    #expect(isNear(velocity(.velocityField(withVector: vector_float3(3, 4, 0))), 3, 4))
    let moving = { (body: SKPhysicsBody) in body.velocity = CGVector(dx: 60, dy: 0) }
    #expect(isNear(velocity(.dragField(), moving), 59, 0))
    let custom = SKFieldNode.customField { _, _, mass, _, _ in vector_float3(0, 60 * mass, 0) }
    #expect(isNear(velocity(custom), 0, 1))
    let limited = SKFieldNode.radialGravityField()
    limited.region = SKRegion(radius: 100)
    #expect(velocity(limited) == .zero)
    #expect(velocity(.radialGravityField()) { $0.fieldBitMask = 0 } == .zero)
    let weak = SKFieldNode.radialGravityField()
    weak.falloff = 2
    weak.position = CGPoint(x: 0, y: 0)
    let world = scene()
    world.addChild(weak)
    // At two meters, a quarter of a meter per square second.
    let sample = world.physicsWorld.sampleFields(at: vector_float3(300, 0, 0))
    #expect(near(CGFloat(sample.x), -0.25, 1e-4) && sample.y == 0)
  }
}
