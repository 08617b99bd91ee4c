public import simd

/// A container for dynamic shader data associated with a node; stored, as shaders do not run
/// (Scenes.SK40).
open class SKAttributeValue: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a value of 0.
  public override init() { super.init() }
  /// Creates a value of one number.
  public convenience init(float value: Float) {
    self.init()
    floatValue = value
  }
  /// Creates a value of two numbers.
  public convenience init(vectorFloat2 value: vector_float2) {
    self.init()
    vectorFloat2Value = value
  }
  /// Creates a value of three numbers.
  public convenience init(vectorFloat3 value: vector_float3) {
    self.init()
    vectorFloat3Value = value
  }
  /// Creates a value of four numbers.
  public convenience init(vectorFloat4 value: vector_float4) {
    self.init()
    vectorFloat4Value = value
  }

  /// One number.
  open var floatValue: Float = 0
  /// Two numbers.
  open var vectorFloat2Value = vector_float2()
  /// Three numbers.
  open var vectorFloat3Value = vector_float3()
  /// Four numbers.
  open var vectorFloat4Value = vector_float4()

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKAttributeValue()
    (copy.floatValue, copy.vectorFloat2Value) = (floatValue, vectorFloat2Value)
    (copy.vectorFloat3Value, copy.vectorFloat4Value) = (vectorFloat3Value, vectorFloat4Value)
    return copy
  }
}
