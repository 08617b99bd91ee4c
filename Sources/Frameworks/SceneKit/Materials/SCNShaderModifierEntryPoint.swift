/// The places of the programs that draw a shape where an app adds its own parts.
///
/// - Source: public bindings name the constants. Confidence: guess for the raw values.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a place from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Before the corners are transformed.
  public static let geometry = Self(rawValue: "SCNShaderModifierEntryPointGeometry")
  /// Before the light is computed.
  public static let surface = Self(rawValue: "SCNShaderModifierEntryPointSurface")
  /// Instead of the light.
  public static let lightingModel = Self(rawValue: "SCNShaderModifierEntryPointLightingModel")
  /// After the color is computed.
  public static let fragment = Self(rawValue: "SCNShaderModifierEntryPointFragment")
}
