import SceneKit
import Testing

/// Step ObjectiveC.WC11: objects of SceneKit that an app makes without arguments.
@MainActor @Suite struct MadeObjectTests {
  @Test("ObjectiveC.WC11. Elements, sources and constraints are empty")
  func empty() {
    let element = SCNGeometryElement()
    #expect(element.data.isEmpty && element.primitiveCount == 0 && element.bytesPerIndex == 0)
    #expect(element.primitiveType == .triangles)
    let source = SCNGeometrySource()
    #expect(source.data.isEmpty && source.semantic == .vertex && source.vectorCount == 0)
    #expect(!source.usesFloatComponents && source.componentsPerVector == 0)
    #expect(source.dataOffset == 0 && source.dataStride == 0 && source.bytesPerComponent == 0)
    let geometry = SCNGeometry(sources: [source], elements: [element])
    #expect(geometry.elementCount == 1)
    #expect(SCNDistanceConstraint().target == nil && SCNDistanceConstraint().minimumDistance == 0)
  }
}
