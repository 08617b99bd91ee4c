public import simd

/// A node's value for a shader attribute; stored, because shaders do not run (Scenes.SK40).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKAttributeValue: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a value of 0.
  public override init() { super.init() }
  /// Creates a value from a float.
  public convenience init(float value: Float) {
    self.init()
    floatValue = value
  }
  /// Creates a value from two floats.
  public convenience init(vectorFloat2 value: vector_float2) {
    self.init()
    vectorFloat2Value = value
  }
  /// Creates a value from three floats.
  public convenience init(vectorFloat3 value: vector_float3) {
    self.init()
    vectorFloat3Value = value
  }
  /// Creates a value from four floats.
  public convenience init(vectorFloat4 value: vector_float4) {
    self.init()
    vectorFloat4Value = value
  }

  /// The float.
  open var floatValue: Float = 0
  /// The two floats.
  open var vectorFloat2Value = vector_float2()
  /// The three floats.
  open var vectorFloat3Value = vector_float3()
  /// The four floats.
  open var vectorFloat4Value = vector_float4()

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKAttributeValue()
    (copy.floatValue, copy.vectorFloat2Value) = (floatValue, vectorFloat2Value)
    (copy.vectorFloat3Value, copy.vectorFloat4Value) = (vectorFloat3Value, vectorFloat4Value)
    return copy
  }
}
