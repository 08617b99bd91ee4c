import Foundation
import SpriteKit
import Testing
import UIKit

@MainActor
@Suite struct ValueTests {
  @Test("Scenes.SK30. Values between keyframes are mixed")
  func keyframes() {
    let sequence = SKKeyframeSequence(keyframeValues: [0.0, 10.0, 20.0], times: [0, 0.5, 1])
    #expect(sequence.count() == 3 && sequence.sample(atTime: 0.25) as? Double == 5)
    #expect(sequence.sample(atTime: -1) as? Double == 0)
    #expect(sequence.sample(atTime: 2) as? Double == 20)
    sequence.repeatMode = .loop
    #expect(sequence.sample(atTime: 1.25) as? Double == 5)
    #expect(sequence.sample(atTime: -0.25) as? Double == 15)
    sequence.interpolationMode = .step
    #expect(sequence.sample(atTime: 0.25) as? Double == 0)
    sequence.interpolationMode = .spline
    #expect(sequence.sample(atTime: 0.25) as? Double == 5)
    sequence.setKeyframeValue(30.0, time: 0.5, for: 1)
    #expect(sequence.getKeyframeValue(for: 1) as? Double == 30)
    sequence.removeLastKeyframe()
    sequence.removeKeyframe(at: 9)
    #expect(sequence.count() == 2 && sequence.getKeyframeTime(for: 9) == 0)
    let colors = SKKeyframeSequence(keyframeValues: [UIColor.black, UIColor.white], times: [0, 1])
    let gray = colors.sample(atTime: 0.5) as? UIColor
    #expect(gray.map { near($0.spriteComponents.red, 0.5) } == true)
    #expect(SKKeyframeSequence(capacity: 3).sample(atTime: 0) == nil)
  }

  @Test("Scenes.SK31. Constraints limit position, rotation and distance in each frame")
  func constraints() {
    let stage = Stage()
    let target = SKNode()
    let space = SKNode()
    space.position = CGPoint(x: 100, y: 0)
    space.addChild(target)
    stage.scene.addChild(space)
    stage.node.position = CGPoint(x: 50, y: -5)
    stage.node.constraints = [
      .positionX(SKRange(upperLimit: 20), y: SKRange(lowerLimit: 0)),
      .zRotation(SKRange(lowerLimit: -1, upperLimit: 1)),
    ]
    stage.node.zRotation = 5
    stage.advance(to: 1)
    #expect(stage.node.position == CGPoint(x: 20, y: 0) && stage.node.zRotation == 1)
    stage.node.constraints = [.distance(SKRange(lowerLimit: 5, upperLimit: 10), to: target)]
    stage.advance(to: 2)
    #expect(near(stage.node.position, CGPoint(x: 90, y: 0)))
    stage.node.position = CGPoint(x: 99, y: 0)
    stage.advance(to: 3)
    #expect(near(stage.node.position, CGPoint(x: 95, y: 0)))
    stage.node.position = CGPoint(x: 100, y: -50)
    stage.node.constraints = [.orient(to: target, offset: SKRange(constantValue: 0))]
    stage.advance(to: 4)
    #expect(near(stage.node.zRotation, .pi / 2))
    stage.node.constraints?[0].enabled = false
    stage.node.zRotation = 0
    stage.advance(to: 5)
    #expect(stage.node.zRotation == 0)
    let inside = SKConstraint.positionX(SKRange(constantValue: 7))
    inside.referenceNode = space
    stage.node.constraints = [inside]
    stage.advance(to: 6)
    #expect(near(stage.node.position.x, 107))
  }

  @Test("Scenes.SK31. Ranges have limits, one value or a variance")
  func ranges() {
    #expect(SKRange(value: 5, variance: 2).lowerLimit == 3)
    #expect(SKRange(constantValue: 5).upperLimit == 5)
    #expect(SKRange.withNoLimits().upperLimit == .infinity)
    #expect(SKRange(lowerLimit: 2).upperLimit == .infinity)
  }

  @Test("Scenes.SK32. Regions are combined")
  func regions() {
    let circle = SKRegion(radius: 5)
    let box = SKRegion(size: CGSize(width: 20, height: 2))
    let (center, side, above) = (CGPoint.zero, CGPoint(x: 8, y: 0), CGPoint(x: 0, y: 4))
    #expect([center, side, above].map(circle.contains) == [true, false, true])
    #expect([center, side, above].map(circle.byUnion(with: box).contains) == [true, true, true])
    #expect(
      [center, side, above].map(circle.byIntersection(with: box).contains)
        == [true, false, false])
    #expect(
      [center, side, above].map(circle.byDifference(from: box).contains) == [false, false, true])
    #expect(!circle.inverse().contains(center) && SKRegion.infinite().contains(side))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    #expect(SKRegion(path: path).contains(CGPoint(x: 1, y: 1)))
  }

  @Test("Scenes.SK38. An emitter makes particles at a rate, which move and die")
  func particles() {
    let emitter = SKEmitterNode()
    emitter.particleBirthRate = 10
    emitter.particleLifetime = 2
    emitter.particleSpeed = 30
    emitter.emissionAngle = .pi / 2
    emitter.particleSize = CGSize(width: 4, height: 4)
    emitter.particleColor = .red
    emitter.numParticlesToEmit = 5
    emitter.advanceSimulationTime(1)
    let particles = emitter.particles.particles
    #expect(particles.count == 5)
    for particle in particles {
      #expect(near(particle.position.y, CGFloat(particle.age) * 30, 1e-3))
      #expect(near(particle.position.x, 0, 1e-3))
    }
    emitter.position = CGPoint(x: 50, y: 10)
    let (view, scene) = present { $0.addChild(emitter) }
    let oldest = particles[0].position.y
    #expect(Pixels(view).matches(50, 100 - 10 - Int(oldest), .red))
    scene.advance(to: 0)
    scene.advance(to: 2)
    #expect(emitter.particles.particles.isEmpty)
    emitter.resetSimulation()
    scene.advance(to: 2.5)
    #expect(!emitter.particles.particles.isEmpty)
  }

  @Test("Scenes.SK38. A particle changes in the course of its life")
  func particleChanges() throws {
    let emitter = SKEmitterNode()
    (emitter.particleBirthRate, emitter.particleLifetime) = (30, 10)
    (emitter.numParticlesToEmit, emitter.yAcceleration) = (1, -10)
    (emitter.particleScale, emitter.particleScaleSpeed) = (1, 0.5)
    emitter.particleAlphaSpeed = -0.1
    emitter.particlePositionRange = CGVector(dx: 10, dy: 0)
    emitter.advanceSimulationTime(2)
    let particle = try #require(emitter.particles.particles.first)
    #expect(near(particle.scale, 1 + 0.5 * CGFloat(particle.age), 1e-3))
    #expect(near(particle.alpha, 1 - 0.1 * CGFloat(particle.age), 1e-3))
    #expect(abs(particle.position.x) <= 5 && particle.position.y < -15)
  }

  @Test("Scenes.SK40. What has no effect keeps its value")
  func stored() {
    let shader = SKShader(source: "void main() {}", uniforms: [SKUniform(name: "u", float: 2)])
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 1, height: 1))
    sprite.shader = shader
    sprite.lightingBitMask = 3
    sprite.setValue(SKAttributeValue(float: 4), forAttribute: "a")
    #expect(sprite.shader?.uniformNamed("u")?.floatValue == 2)
    #expect(sprite.value(forAttributeNamed: "a")?.floatValue == 4)
    let field = SKFieldNode.radialGravityField()
    field.run(.strength(to: 5, duration: 0))
    let stage = Stage(field)
    stage.advance(to: 1)
    #expect(field.strength == 5)
    let grid = SKWarpGeometryGrid(columns: 1, rows: 1)
    #expect(grid.vertexCount == 4 && grid.destPosition(at: 3) == SIMD2(1, 1))
    sprite.warpGeometry = grid
    #expect(SKAction.warp(to: grid, duration: 1)?.duration == 1)
    #expect(SKBlendMode.multiplyAlpha.rawValue == 7 && SKInterpolationMode.step.rawValue == 3)
    #expect(SKTransitionDirection.left.rawValue == 3 && SKRepeatMode.loop.rawValue == 2)
  }
}
