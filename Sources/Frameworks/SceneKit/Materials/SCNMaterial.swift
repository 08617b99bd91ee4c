/// A set of shading attributes that define the appearance of a geometry's surface when rendered.
open class SCNMaterial: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// A way in which light and a surface make a color.
  ///
  /// - Source: the names of the public constants. Confidence: guess for the raw values.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a way from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Diffuse light and round highlights.
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    /// Diffuse light and highlights as Blinn has them.
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    /// Diffuse light.
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    /// No light.
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    /// Light as on real surfaces.
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    /// Shadows only.
    public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
  }

  /// Creates a white material.
  public override init() { super.init() }

  /// Creates a material with default values, because materials are not archived.
  public required init?(coder: NSCoder) { super.init() }
  /// Whether the class is decoded securely.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes nothing.
  open func encode(with coder: NSCoder) {
    // does nothing
  }

  /// The name.
  open var name: String?
  /// The way in which light makes a color.
  open var lightingModel = LightingModel.blinn
  /// Whether both sides are drawn.
  open var isDoubleSided = false
  /// The side that is not drawn.
  open var cullMode = SCNCullMode.back
  /// The way in which the color and that behind it become one.
  open var blendMode = SCNBlendMode.alpha
  /// The way in which triangles are filled.
  open var fillMode = SCNFillMode.fill
  /// The way in which transparency is found.
  open var transparencyMode = SCNTransparencyMode.aOne
  /// The opacity.
  open var transparency: CGFloat = 1
  /// The sharpness of highlights.
  open var shininess: CGFloat = 1
  /// The strength of reflections at flat angles.
  open var fresnelExponent: CGFloat = 0
  /// Whether each pixel has its own light.
  open var isLitPerPixel = true
  /// Whether the ambient color is the diffuse one.
  open var locksAmbientWithDiffuse = true
  /// Whether the surface hides what is drawn later behind it.
  open var writesToDepthBuffer = true
  /// Whether the surface is hidden by what was drawn before it.
  open var readsFromDepthBuffer = true

  /// The app's own parts of the programs that draw the surface.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

  /// The color in diffuse light.
  open var diffuse: SCNMaterialProperty { diffuseValue }
  /// The color in ambient light.
  open var ambient: SCNMaterialProperty { ambientValue }
  /// The color of highlights.
  open var specular: SCNMaterialProperty { specularValue }
  /// The color of its own light.
  open var emission: SCNMaterialProperty { emissionValue }
  /// The opacity of each place.
  open var transparent: SCNMaterialProperty { transparentValue }
  /// The surroundings that the surface reflects.
  open var reflective: SCNMaterialProperty { reflectiveValue }
  /// The color by which the result is multiplied.
  open var multiply: SCNMaterialProperty { multiplyValue }
  /// The directions of the surface.
  open var normal: SCNMaterialProperty { normalValue }
  /// The heights of the surface.
  open var displacement: SCNMaterialProperty { displacementValue }
  /// The share of ambient light that reaches each place.
  open var ambientOcclusion: SCNMaterialProperty { occlusionValue }
  /// The light that reaches each place from the surface itself.
  open var selfIllumination: SCNMaterialProperty { illuminationValue }
  /// The part of the surface that is of metal.
  open var metalness: SCNMaterialProperty { metalnessValue }
  /// The roughness of the surface.
  open var roughness: SCNMaterialProperty { roughnessValue }

  /// The strength of a clear coat.
  open var clearCoat: SCNMaterialProperty { coatValue }
  /// The roughness of a clear coat.
  open var clearCoatRoughness: SCNMaterialProperty { coatRoughnessValue }
  /// The directions of a clear coat.
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
