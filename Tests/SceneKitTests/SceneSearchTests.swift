import SceneKit
import Testing

/// Searches along lines.
@Suite struct SceneSearchTests {
  private let scene = SCNScene()
  private let near = SCNNode(geometry: SCNSphere(radius: 1))
  private let far = SCNNode(geometry: SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))

  init() {
    scene.rootNode.addChildNode(far)
    scene.rootNode.addChildNode(near)
    far.position = SCNVector3(0, 0, -10)
  }

  private func search(
    _ options: [String: Any]? = nil
  ) -> [SCNHitTestResult] {
    scene.rootNode.hitTestWithSegment(
      from: SCNVector3(0.1 as Float, 0.2, 20), to: SCNVector3(0.1 as Float, 0.2, -20),
      options: options)
  }

  @Test("Scenes.SC5. A line finds each node once, the closest one first")
  func lines() {
    let hits = search()
    #expect(hits.map(\.node) == [near, far])
    #expect(abs(hits[1].worldCoordinates.z + 9) < 1e-4)
    #expect(abs(hits[1].localCoordinates.z - 1) < 1e-4)
    #expect(simd_length(hits[1].simdWorldNormal - SIMD3(0, 0, 1)) < 1e-5)
    let place = hits[1].textureCoordinates(withMappingChannel: 0)
    #expect(abs(place.x - 0.55) < 1e-4 && abs(place.y - 0.4) < 1e-4)
  }

  @Test("Scenes.SC5. Options leave nodes and places out, or let them in")
  func options() {
    let mode = SCNHitTestOption.searchMode.rawValue
    #expect(search([mode: SCNHitTestSearchMode.closest.rawValue]).map(\.node) == [near])
    #expect(search([mode: SCNHitTestSearchMode.all.rawValue]).count == 2)
    let backs = SCNHitTestOption.backFaceCulling.rawValue
    #expect(search([mode: SCNHitTestSearchMode.all.rawValue, backs: false]).count == 4)
    #expect(search([SCNHitTestOption.firstFoundOnly.rawValue: true]).count == 1)
    #expect(search([SCNHitTestOption.ignoreChildNodes.rawValue: true]).isEmpty)
    #expect(search([SCNHitTestOption.boundingBoxOnly.rawValue: true]).first?.node === near)
    near.isHidden = true
    #expect(search().map(\.node) == [far])
    #expect(search([SCNHitTestOption.ignoreHiddenNodes.rawValue: false]).count == 2)
    far.categoryBitMask = 4
    #expect(search([SCNHitTestOption.categoryBitMask.rawValue: 2]).isEmpty)
    #expect(search([SCNHitTestOption.categoryBitMask.rawValue: 6]).map(\.node) == [far])
  }
}
