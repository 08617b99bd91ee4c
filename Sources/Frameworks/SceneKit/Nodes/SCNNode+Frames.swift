internal import TactusVirtualTime

// What happens to a node in each frame.
//
// Source: Scenes.SC4, SC6 and SC8
extension SCNNode {
  /// The bounding box of the geometry and the descendants, in the node's coordinates; nil without
  /// content.
  var contentBox: (min: SIMD3<Float>, max: SIMD3<Float>)? {
    var corners: [SIMD3<Float>] = []
    if let geometry {
      let box = geometry.boundingBox
      corners += [SIMD3(box.min), SIMD3(box.max)]
    }
    for child in childNodes {
      guard
        let box = child.chosenBox.map({ (min: SIMD3($0.min), max: SIMD3($0.max)) })
          ?? child.contentBox
      else { continue }
      let way = child.simdTransform * child.simdPivot.inverse
      for x in [box.min.x, box.max.x] {
        for y in [box.min.y, box.max.y] {
          for z in [box.min.z, box.max.z] {
            let corner = way * SIMD4(x, y, z, 1)
            corners.append(SIMD3(corner.x, corner.y, corner.z))
          }
        }
      }
    }
    guard let first = corners.first else { return nil }
    return corners.reduce((first, first)) { (simd_min($0.0, $1), simd_max($0.1, $1)) }
  }

  /// Starts an action, and wakes the views of scenes.
  func start(_ action: SCNAction, _ key: String?, _ completion: (() -> Void)?) {
    guard let copy = action.copy() as? SCNAction else { return }
    if let key { removeAction(forKey: key) }
    running.append(SceneRunningAction(copy, key, completion))
    DispatchQueue.main.async { SceneViews.wake() }
  }

  /// Starts an action, and returns when it has ended or was removed.
  nonisolated(nonsending) func runAndWait(_ action: SCNAction, _ key: String?) async {
    await withCompletionWaiter(fallback: ()) { waiter in start(action, key) { waiter.finish(()) } }
  }

  /// Whether actions run here or below that do not pause.
  var hasWork: Bool {
    !isPaused && (!running.isEmpty || childNodes.contains { $0.hasWork })
  }

  /// Advances the actions of the node and its descendants.
  package func advanceActions(by time: TimeInterval) {
    guard !isPaused else { return }
    for action in running where running.contains(where: { $0 === action }) {
      guard action.advance(self, by: time) else { continue }
      running.removeAll { $0 === action }
      action.complete()
    }
    // An action may change the tree.
    for child in childNodes where child.parent === self { child.advanceActions(by: time) }
  }

  /// Applies the constraints of the node and its descendants.
  package func applyConstraints(seenFrom view: SCNNode?) {
    for constraint in constraints ?? [] where constraint.isEnabled {
      constraint.apply(to: self, seenFrom: view)
    }
    for child in childNodes { child.applyConstraints(seenFrom: view) }
  }
}
