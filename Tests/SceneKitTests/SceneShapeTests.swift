import SceneKit
import Testing

/// The corners, boxes and copies of shapes and nodes.
@Suite struct SceneShapeTests {
  private func expectBox(
    _ box: (min: SCNVector3, max: SCNVector3), _ low: SCNVector3, _ high: SCNVector3
  ) {
    #expect(simd_length(SIMD3(box.min) - SIMD3(low)) < 1e-4, "\(box.min) is not \(low)")
    #expect(simd_length(SIMD3(box.max) - SIMD3(high)) < 1e-4, "\(box.max) is not \(high)")
  }

  @Test("Scenes.SC4. Shapes have the boxes of their forms")
  func boxes() {
    expectBox(
      SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0).boundingBox,
      SCNVector3(-1, -2, -3), SCNVector3(1, 2, 3))
    expectBox(SCNSphere(radius: 2).boundingBox, SCNVector3(-2, -2, -2), SCNVector3(2, 2, 2))
    expectBox(
      SCNPlane(width: 2, height: 4).boundingBox, SCNVector3(-1, -2, 0), SCNVector3(1, 2, 0))
    expectBox(
      SCNCylinder(radius: 1, height: 4).boundingBox, SCNVector3(-1, -2, -1), SCNVector3(1, 2, 1))
    expectBox(
      SCNCone(topRadius: 0, bottomRadius: 2, height: 2).boundingBox, SCNVector3(-2, -1, -2),
      SCNVector3(2, 1, 2))
    expectBox(
      SCNCapsule(capRadius: 1, height: 6).boundingBox, SCNVector3(-1, -3, -1),
      SCNVector3(1, 3, 1))
    expectBox(
      SCNTube(innerRadius: 1, outerRadius: 2, height: 2).boundingBox, SCNVector3(-2, -1, -2),
      SCNVector3(2, 1, 2))
    expectBox(
      SCNTorus(ringRadius: 2, pipeRadius: 1).boundingBox, SCNVector3(-3, -1, -3),
      SCNVector3(3, 1, 3))
    expectBox(
      SCNPyramid(width: 2, height: 3, length: 4).boundingBox, SCNVector3(-1, 0, -2),
      SCNVector3(1, 3, 2))
    #expect(SCNGeometry().boundingSphere.radius == 0)
    #expect(SCNGeometry().sources.isEmpty && SCNGeometry().elementCount == 0)
    let text = SCNText(string: "Tea", extrusionDepth: 2).boundingBox
    #expect(text.max.x > 20 && text.max.y > 20 && text.max.z == 2)
  }

  @Test("Scenes.SC4. The triangles of shapes are seen from outside")
  func outsides() {
    for shape in [
      SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0), SCNSphere(radius: 1),
      SCNCylinder(radius: 1, height: 1), SCNCapsule(capRadius: 1, height: 3),
      SCNCone(topRadius: 0.5, bottomRadius: 1, height: 1),
    ] as [SCNGeometry] {
      let corners =
        shape.sources(for: .vertex).first.map { source in
          source.data.withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        } ?? []
      func corner(_ index: Int32) -> SIMD3<Float> {
        SIMD3(corners[3 * Int(index)], corners[3 * Int(index) + 1], corners[3 * Int(index) + 2])
      }
      let indices = shape.element(at: 0).data.withUnsafeBytes {
        Array($0.bindMemory(to: Int32.self))
      }
      #expect(shape.element(at: 0).primitiveCount == indices.count / 3)
      for first in stride(from: 0, to: indices.count, by: 3) {
        let (a, b, c) = (
          corner(indices[first]), corner(indices[first + 1]), corner(indices[first + 2])
        )
        // All of these forms are convex around the origin.
        #expect(simd_dot(simd_cross(b - a, c - a), a + b + c) > 0)
      }
    }
  }

  @Test("Scenes.SC4. A shape of an app has its own corners and elements")
  func sources() {
    let source = SCNGeometrySource(vertices: [
      SCNVector3(0, 0, 0), SCNVector3(2, 0, 0), SCNVector3(2, 2, 0), SCNVector3(0, 2, 0),
    ])
    #expect(source.vectorCount == 4 && source.dataStride == 12 && source.semantic == .vertex)
    let strip = SCNGeometryElement(
      indices: [0, 1, 3, 2] as [UInt16], primitiveType: .triangleStrip)
    #expect(strip.primitiveCount == 2 && strip.bytesPerIndex == 2)
    let polygon = SCNGeometryElement(
      indices: [4, 0, 1, 2, 3] as [Int32], primitiveType: .polygon)
    #expect(polygon.primitiveCount == 1)
    for element in [strip, polygon] {
      let shape = SCNGeometry(sources: [source], elements: [element])
      #expect(shape.elements.first === element && shape.sources.first === source)
      let node = SCNNode(geometry: shape)
      let hits = node.hitTestWithSegment(
        from: SCNVector3(0.5, 1, 1), to: SCNVector3(0.5, 1, -1))
      #expect(hits.count == 1 && hits.allSatisfy { $0.localNormal.z > 0.999 })
    }
  }

  @Test("Scenes.SC4. The box of a node is that of its shape and descendants")
  func nodes() {
    let (outer, inner) = (SCNNode(), SCNNode(geometry: SCNSphere(radius: 1)))
    outer.addChildNode(inner)
    outer.position = SCNVector3(100, 0, 0)
    inner.position = SCNVector3(5, 0, 0)
    inner.scale = SCNVector3(2, 2, 2)
    expectBox(outer.boundingBox, SCNVector3(3, -2, -2), SCNVector3(7, 2, 2))
    #expect(simd_length(SIMD3(outer.boundingSphere.center) - SIMD3(5, 0, 0)) < 1e-4)
    outer.boundingBox = (SCNVector3(0, 0, 0), SCNVector3(1, 1, 1))
    expectBox(outer.boundingBox, SCNVector3(0, 0, 0), SCNVector3(1, 1, 1))
    expectBox(SCNNode().boundingBox, SCNVector3Zero, SCNVector3Zero)
  }

  @Test("Scenes.SC9. A clone has clones of the descendants and the same shapes")
  func clones() throws {
    let (outer, inner) = (SCNNode(), SCNNode(geometry: SCNSphere(radius: 1)))
    outer.addChildNode(inner)
    inner.name = "ball"
    inner.position = SCNVector3(1, 2, 3)
    let clone = outer.clone()
    let ball = try #require(clone.childNode(withName: "ball", recursively: true))
    #expect(ball !== inner && ball.geometry === inner.geometry)
    #expect(ball.position == SCNVector3(1, 2, 3) && clone.parent == nil)
    #expect((outer.copy() as? SCNNode)?.childNodes.isEmpty == true)
    let box = SCNBox(width: 2, height: 3, length: 4, chamferRadius: 0.5)
    box.firstMaterial?.diffuse.contents = UIColor.red
    let copy = try #require(box.copy() as? SCNBox)
    box.width = 9
    #expect(copy.width == 2 && copy.chamferRadius == 0.5)
    #expect(copy.firstMaterial === box.firstMaterial)
    let material = try #require(box.firstMaterial?.copy() as? SCNMaterial)
    #expect(material !== box.firstMaterial && material.diffuse.contents as? UIColor == .red)
  }
}
