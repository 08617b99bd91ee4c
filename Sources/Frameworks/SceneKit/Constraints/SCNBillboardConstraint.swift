/// A constraint that turns a node's front to the point of view (Scenes.SC8).
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
  /// Creates a constraint.
  public override init() { super.init() }

  /// The axes about which the node may turn.
  open var freeAxes = SCNBillboardAxis.all

  override func apply(to node: SCNNode, seenFrom view: SCNNode?) {
    guard let view else { return }
    if freeAxes == .all { return turn(node, to: view.simdWorldOrientation) }
    guard freeAxes.contains(.Y) else { return }
    // Only the direction in the plane of the floor counts.
    let back = view.simdWorldOrientation.act(SIMD3(0, 0, 1))
    guard simd_length(SIMD2(back.x, back.z)) > 1e-6 else { return }
    turn(node, to: simd_quatf(angle: atan2(back.x, back.z), axis: SIMD3(0, 1, 0)))
  }

  override func duplicate() -> SCNConstraint {
    let copy = SCNBillboardConstraint()
    copy.freeAxes = freeAxes
    return copy
  }
}
