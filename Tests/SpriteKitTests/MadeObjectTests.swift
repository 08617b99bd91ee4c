import SpriteKit
import Testing

/// Step ObjectiveC.WC11: objects of SpriteKit that an app makes without arguments.
@MainActor @Suite struct MadeObjectTests {
  @Test("ObjectiveC.WC11. Constraints limit nothing, regions have no points, uniforms no value")
  func empty() {
    #expect(SKConstraint().enabled && SKConstraint().referenceNode == nil)
    #expect(!SKRegion().contains(.zero) && SKRegion().path == nil)
    #expect(SKRegion().inverse().contains(CGPoint(x: 3, y: 4)))
    let uniform = SKUniform()
    #expect(uniform.name.isEmpty && uniform.uniformType == .none && uniform.floatValue == 0)
    #expect(SKTileGroup().rules.isEmpty && SKTileGroup().name == nil)
    #expect(SKTileGroupRule().tileDefinitions.isEmpty && SKTileGroupRule().adjacency.isEmpty)
  }

  @Test("ObjectiveC.WC11. A node with an empty constraint stays where it is")
  func constraint() {
    let stage = Stage()
    stage.node.position = CGPoint(x: 5, y: 6)
    stage.node.constraints = [SKConstraint()]
    stage.advance(to: 1)
    #expect(near(stage.node.position, CGPoint(x: 5, y: 6)))
  }
}
