/// A hit test along a line of the scene.
// Source: Scenes.SC5
struct SceneHitSearch {
  private let options: [String: Any]
  private let start: SIMD3<Float>
  private let end: SIMD3<Float>

  /// Creates a search along a line of the scene.
  init(from start: SIMD3<Float>, to end: SIMD3<Float>, options: [String: Any]?) {
    (self.start, self.end, self.options) = (start, end, options ?? [:])
  }

  /// Returns the hits with a node and its descendants.
  func results(of node: SCNNode) -> [SCNHitTestResult] {
    let root = options[SCNHitTestOption.rootNode.rawValue] as? SCNNode ?? node
    var found: [(part: Float, result: SCNHitTestResult)] = []
    visit(root, &found)
    if isSet(.sortResults, otherwise: true) || mode == .closest {
      // Equal distances keep the order of the tree.
      found = found.enumerated().sorted {
        ($0.element.part, $0.offset) < ($1.element.part, $1.offset)
      }.map(\.element)
    }
    if mode != .all || isSet(.firstFoundOnly, otherwise: false) { found = Array(found.prefix(1)) }
    return found.map(\.result)
  }

  /// The nodes that count: all, unless a mode is given.
  ///
  /// Without a mode each node counts with its closest place (documented: the closest object of each
  /// node).
  private var mode: SCNHitTestSearchMode {
    guard let number = options[SCNHitTestOption.searchMode.rawValue] else {
      return isSet(.firstFoundOnly, otherwise: false) ? .any : .all
    }
    return Self.int(number).flatMap(SCNHitTestSearchMode.init) ?? .closest
  }

  private func visit(
    _ node: SCNNode, _ found: inout [(part: Float, result: SCNHitTestResult)]
  ) {
    if node.isHidden, isSet(.ignoreHiddenNodes, otherwise: true) { return }
    let mask = options[SCNHitTestOption.categoryBitMask.rawValue].flatMap(Self.int) ?? -1
    if node.categoryBitMask & mask != 0, let geometry = node.geometry {
      let own = node.simdWorldTransform.inverse
      let (from, to) = (Self.moved(start, own), Self.moved(end, own))
      let hits =
        isSet(.boundingBoxOnly, otherwise: false)
        ? [SceneHit.box(geometry.boundingBox, from: from, to: to)].compactMap(\.self)
        : SceneHit.all(
          geometry.mesh, from: from, to: to,
          cullsBack: isSet(.backFaceCulling, otherwise: true)
            && !(geometry.firstMaterial?.isDoubleSided ?? false))
      let sorted = hits.sorted { $0.part < $1.part }
      // Only a search for all finds each place of a node.
      let isForAll = options[SCNHitTestOption.searchMode.rawValue] != nil && mode == .all
      for hit in isForAll ? sorted : Array(sorted.prefix(1)) {
        found.append((hit.part, SCNHitTestResult(node, hit)))
      }
    }
    guard !isSet(.ignoreChildNodes, otherwise: false) else { return }
    for child in node.childNodes { visit(child, &found) }
  }

  private static func moved(_ point: SIMD3<Float>, _ matrix: simd_float4x4) -> SIMD3<Float> {
    let result = matrix * SIMD4(point, 1)
    return SIMD3(result.x, result.y, result.z)
  }

  private func isSet(_ option: SCNHitTestOption, otherwise: Bool) -> Bool {
    let value = options[option.rawValue]
    return value as? Bool ?? (value as? NSNumber)?.boolValue ?? otherwise
  }

  private static func int(_ value: Any) -> Int? {
    value as? Int ?? (value as? NSNumber)?.intValue ?? (value as? SCNHitTestSearchMode)?.rawValue
  }
}
