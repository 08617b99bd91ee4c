/// A set of shading attributes that define the appearance of a geometry's surface when rendered.
open class SCNMaterial: NSObject, @unchecked Sendable {
  /// Creates a white material.
  public override init() { super.init() }

  /// The name.
  open var name: String?
  /// The color in diffuse light.
  open var diffuse: SCNMaterialProperty { diffuseValue }
  /// The color of highlights.
  open var specular: SCNMaterialProperty { specularValue }
  /// The color of its own light.
  open var emission: SCNMaterialProperty { emissionValue }
  /// A Boolean value that indicates whether both sides are drawn.
  open var isDoubleSided = false

  private let diffuseValue = SCNMaterialProperty()
  private let specularValue = SCNMaterialProperty()
  private let emissionValue = SCNMaterialProperty()
}
