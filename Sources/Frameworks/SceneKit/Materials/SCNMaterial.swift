/// The appearance of a surface; stored, because nothing is rendered.
open class SCNMaterial: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// A lighting model.
  ///
  /// - Source: the names of the public constants. Confidence: guess for the raw values.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a lighting model from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Phong's model.
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    /// The Blinn–Phong model.
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    /// Lambert's model: diffuse light only.
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    /// The unlit material color.
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    /// Physically based rendering.
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    /// Draws shadows on an otherwise invisible surface.
    public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
  }

  /// Creates a white material.
  public override init() { super.init() }

  /// Creates a material with default values, because materials are not archived.
  public required init?(coder: NSCoder) { super.init() }
  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes nothing.
  open func encode(with coder: NSCoder) {
    // does nothing
  }

  /// The name.
  open var name: String?
  /// The lighting model.
  open var lightingModel = LightingModel.blinn
  /// Whether back faces are drawn too.
  open var isDoubleSided = false
  /// The culled faces.
  open var cullMode = SCNCullMode.back
  /// The blend mode.
  open var blendMode = SCNBlendMode.alpha
  /// The fill mode.
  open var fillMode = SCNFillMode.fill
  /// The transparency mode.
  open var transparencyMode = SCNTransparencyMode.aOne
  /// The opacity.
  open var transparency: CGFloat = 1
  /// The shininess exponent.
  open var shininess: CGFloat = 1
  /// The exponent of the Fresnel effect.
  open var fresnelExponent: CGFloat = 0
  /// Whether lighting is computed per pixel rather than per vertex.
  open var isLitPerPixel = true
  /// Whether the ambient property follows the diffuse one.
  open var locksAmbientWithDiffuse = true
  /// Whether the material writes to the depth buffer.
  open var writesToDepthBuffer = true
  /// Whether the material is depth-tested.
  open var readsFromDepthBuffer = true

  /// The source of shader modifiers by entry point; stored.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

  /// The diffuse color.
  open var diffuse: SCNMaterialProperty { diffuseValue }
  /// The ambient color.
  open var ambient: SCNMaterialProperty { ambientValue }
  /// The specular color.
  open var specular: SCNMaterialProperty { specularValue }
  /// The emitted color.
  open var emission: SCNMaterialProperty { emissionValue }
  /// The opacity map.
  open var transparent: SCNMaterialProperty { transparentValue }
  /// The reflected environment.
  open var reflective: SCNMaterialProperty { reflectiveValue }
  /// The color by which the shaded result is multiplied.
  open var multiply: SCNMaterialProperty { multiplyValue }
  /// The normal map.
  open var normal: SCNMaterialProperty { normalValue }
  /// The displacement map.
  open var displacement: SCNMaterialProperty { displacementValue }
  /// The ambient occlusion map.
  open var ambientOcclusion: SCNMaterialProperty { occlusionValue }
  /// The global illumination map.
  open var selfIllumination: SCNMaterialProperty { illuminationValue }
  /// The metalness map.
  open var metalness: SCNMaterialProperty { metalnessValue }
  /// The roughness map.
  open var roughness: SCNMaterialProperty { roughnessValue }

  /// The clear coat's intensity.
  open var clearCoat: SCNMaterialProperty { coatValue }
  /// The clear coat's roughness.
  open var clearCoatRoughness: SCNMaterialProperty { coatRoughnessValue }
  /// The clear coat's normal map.
  open var clearCoatNormal: SCNMaterialProperty { coatNormalValue }

  /// Returns a copy with copies of the properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNMaterial()
    (copy.name, copy.lightingModel, copy.isDoubleSided) = (name, lightingModel, isDoubleSided)
    (copy.cullMode, copy.blendMode, copy.fillMode) = (cullMode, blendMode, fillMode)
    (copy.transparencyMode, copy.transparency) = (transparencyMode, transparency)
    (copy.shininess, copy.fresnelExponent) = (shininess, fresnelExponent)
    copy.isLitPerPixel = isLitPerPixel
    copy.locksAmbientWithDiffuse = locksAmbientWithDiffuse
    copy.writesToDepthBuffer = writesToDepthBuffer
    copy.readsFromDepthBuffer = readsFromDepthBuffer
    copy.shaderModifiers = shaderModifiers
    for (own, other) in zip(copy.properties, properties) { own.take(other) }
    return copy
  }

  private var properties: [SCNMaterialProperty] {
    [
      diffuse, ambient, specular, emission, transparent, reflective, multiply, normal,
      displacement, ambientOcclusion, selfIllumination, metalness, roughness, clearCoat,
      clearCoatRoughness, clearCoatNormal,
    ]
  }

  private let coatValue = SCNMaterialProperty()
  private let coatRoughnessValue = SCNMaterialProperty()
  private let coatNormalValue = SCNMaterialProperty()
  private let diffuseValue = SCNMaterialProperty()
  private let ambientValue = SCNMaterialProperty()
  private let specularValue = SCNMaterialProperty()
  private let emissionValue = SCNMaterialProperty()
  private let transparentValue = SCNMaterialProperty()
  private let reflectiveValue = SCNMaterialProperty()
  private let multiplyValue = SCNMaterialProperty()
  private let normalValue = SCNMaterialProperty()
  private let displacementValue = SCNMaterialProperty()
  private let occlusionValue = SCNMaterialProperty()
  private let illuminationValue = SCNMaterialProperty()
  private let metalnessValue = SCNMaterialProperty()
  private let roughnessValue = SCNMaterialProperty()
}
