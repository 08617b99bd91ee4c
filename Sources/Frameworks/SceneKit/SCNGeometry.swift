/// A three-dimensional shape, also called a model or mesh, that can be displayed in a scene.
open class SCNGeometry: NSObject, @unchecked Sendable {
  /// Creates a shape without a surface.
  public override init() { super.init() }

  /// The name.
  open var name: String?
  /// The materials.
  open var materials = [SCNMaterial()]
  /// The first material.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set {
      let rest = materials.dropFirst()
      materials = (newValue.map { [$0] } ?? []) + rest
    }
  }
}
