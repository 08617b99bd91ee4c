import SceneKit
import Testing

/// The places of nodes in their scene.
@Suite struct NodePlaceTests {
  private func expectEqual(_ left: SCNVector3, _ right: SCNVector3) {
    #expect(simd_length(SIMD3(left) - SIMD3(right)) < 1e-5, "\(left) is not \(right)")
  }

  @Test("Scenes.SC3. A rotation is an axis and an angle, a quaternion and three angles")
  func rotations() {
    let node = SCNNode()
    #expect(node.rotation == SCNVector4Zero && SCNMatrix4IsIdentity(node.transform))
    node.rotation = SCNVector4(0, 0, 2, .pi / 2)
    #expect(abs(node.rotation.w - .pi / 2) < 1e-5 && abs(node.rotation.z - 1) < 1e-5)
    expectEqual(node.eulerAngles, SCNVector3(0, 0, Float.pi / 2))
    node.eulerAngles = SCNVector3(0.1 as Float, -0.4, 2)
    #expect(node.eulerAngles == SCNVector3(0.1 as Float, -0.4, 2))
    let other = SCNNode()
    other.orientation = node.orientation
    expectEqual(other.eulerAngles, node.eulerAngles)
    node.eulerAngles = SCNVector3(Float.pi / 2, 0, Float.pi / 2)
    expectEqual(node.convertVector(SCNVector3(1, 0, 0), to: nil), SCNVector3(0, 0, 1))
  }

  @Test("Scenes.SC3. A transform has the position, the rotation and the scale")
  func transforms() {
    let (node, other) = (SCNNode(), SCNNode())
    node.position = SCNVector3(1, 2, 3)
    node.eulerAngles = SCNVector3(0.1 as Float, -0.4, 2)
    node.scale = SCNVector3(2, 3, 4)
    other.transform = node.transform
    expectEqual(other.position, node.position)
    expectEqual(other.eulerAngles, node.eulerAngles)
    expectEqual(other.scale, node.scale)
  }

  @Test("Scenes.SC3. Positions are converted between nodes, and a pivot is the origin")
  func conversions() {
    let (outer, inner, other) = (SCNNode(), SCNNode(), SCNNode())
    outer.addChildNode(inner)
    outer.position = SCNVector3(10, 0, 0)
    outer.rotation = SCNVector4(0, 0, 1, .pi / 2)
    inner.position = SCNVector3(1, 0, 0)
    expectEqual(inner.worldPosition, SCNVector3(10, 1, 0))
    expectEqual(inner.convertPosition(SCNVector3(1, 0, 0), to: nil), SCNVector3(10, 2, 0))
    other.position = SCNVector3(10, 0, 0)
    expectEqual(inner.convertPosition(SCNVector3Zero, to: other), SCNVector3(0, 1, 0))
    expectEqual(other.convertPosition(SCNVector3Zero, from: inner), SCNVector3(0, 1, 0))
    inner.worldPosition = SCNVector3(10, 5, 0)
    expectEqual(inner.position, SCNVector3(5, 0, 0))
    inner.localTranslate(by: SCNVector3(0, 1, 0))
    expectEqual(inner.position, SCNVector3(5, 1, 0))
    other.pivot = SCNMatrix4MakeTranslation(1, 0, 0)
    expectEqual(other.convertPosition(SCNVector3(1, 0, 0), to: nil), SCNVector3(10, 0, 0))
  }

  @Test("Scenes.SC3. A node looks at a point of the scene")
  func looking() {
    let (outer, node) = (SCNNode(), SCNNode())
    outer.addChildNode(node)
    outer.eulerAngles = SCNVector3(0.3 as Float, 1, 0.2)
    expectEqual(SCNNode().worldFront, SCNVector3(0, 0, -1))
    node.look(at: SCNVector3(5, 0, 0), up: SCNVector3(0, 1, 0), localFront: SCNNode.localFront)
    expectEqual(node.worldFront, SCNVector3(1, 0, 0))
    expectEqual(node.worldUp, SCNVector3(0, 1, 0))
    expectEqual(node.worldRight, SCNVector3(0, 0, 1))
    node.look(at: SCNVector3(0, 3, 0))
    expectEqual(node.worldFront, SCNVector3(0, 1, 0))
  }

  @Test("Scenes.SC1. Descendants are found, replaced and visited in order")
  func tree() {
    let (root, first, second, third) = (SCNNode(), SCNNode(), SCNNode(), SCNNode())
    (first.name, second.name, third.name) = ("a", "b", "c")
    root.addChildNode(second)
    root.insertChildNode(first, at: 0)
    first.addChildNode(third)
    var names: [String] = []
    root.enumerateChildNodes { node, _ in names.append(node.name ?? "") }
    #expect(names == ["a", "c", "b"])
    #expect(
      root.childNodes { node, stop in
        stop.pointee = true; return node === first
      }.count == 1)
    root.replaceChildNode(second, with: third)
    #expect(root.childNodes == [first, third] && second.parent == nil && first.childNodes.isEmpty)
  }

  @Test("Scenes.SC1. Materials have the documented defaults")
  func materials() {
    let material = SCNMaterial()
    #expect(material.lightingModel == .blinn && material.shininess == 1)
    #expect(material.transparency == 1 && material.cullMode == .back)
    #expect(material.roughness !== material.metalness && material.blendMode == .alpha)
  }

  @Test("Scenes.SC1. Shapes keep their sizes")
  func shapes() {
    let tube = SCNTube(innerRadius: 1, outerRadius: 2, height: 3)
    #expect(tube.outerRadius == 2 && tube.radialSegmentCount == 48)
    #expect(SCNCapsule(capRadius: 1, height: 4).height == 4)
    #expect(SCNCone(topRadius: 0, bottomRadius: 1, height: 4).bottomRadius == 1)
    #expect(SCNTorus(ringRadius: 3, pipeRadius: 1).pipeRadius == 1)
    #expect(SCNPyramid(width: 1, height: 2, length: 3).length == 3)
    #expect(SCNFloor().reflectivity == 0.25)
  }
}
