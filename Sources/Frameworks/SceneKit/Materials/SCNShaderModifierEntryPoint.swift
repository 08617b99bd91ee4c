/// The places in SceneKit's shaders where an app inserts its own code.
///
/// - Source: public bindings name the constants. Confidence: guess for the raw values.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an entry point from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the vertex stage.
  public static let geometry = Self(rawValue: "SCNShaderModifierEntryPointGeometry")
  /// Before lighting.
  public static let surface = Self(rawValue: "SCNShaderModifierEntryPointSurface")
  /// In place of the lighting model.
  public static let lightingModel = Self(rawValue: "SCNShaderModifierEntryPointLightingModel")
  /// After lighting.
  public static let fragment = Self(rawValue: "SCNShaderModifierEntryPointFragment")
}
