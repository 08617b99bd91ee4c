public import simd

/// A named value for shaders; stored, because shaders do not run (Scenes.SK40).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKUniform: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a uniform without a name or a value.
  public override init() {
    (name, uniformType) = ("", .none)
    super.init()
  }

  private init(_ name: String, _ type: SKUniformType) {
    (self.name, uniformType) = (name, type)
    super.init()
  }
  /// Creates a uniform without a value.
  public convenience init(name: String) { self.init(name, .none) }
  /// Creates a uniform with a texture.
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name, .texture)
    textureValue = texture
  }
  /// Creates a uniform with a float.
  public convenience init(name: String, float value: Float) {
    self.init(name, .float)
    floatValue = value
  }
  /// Creates a uniform with two floats.
  public convenience init(name: String, vectorFloat2 value: vector_float2) {
    self.init(name, .floatVector2)
    vectorFloat2Value = value
  }
  /// Creates a uniform with three floats.
  public convenience init(name: String, vectorFloat3 value: vector_float3) {
    self.init(name, .floatVector3)
    vectorFloat3Value = value
  }
  /// Creates a uniform with four floats.
  public convenience init(name: String, vectorFloat4 value: vector_float4) {
    self.init(name, .floatVector4)
    vectorFloat4Value = value
  }
  /// Creates a uniform with a 2 × 2 matrix.
  public convenience init(name: String, matrixFloat2x2 value: matrix_float2x2) {
    self.init(name, .floatMatrix2)
    matrixFloat2x2Value = value
  }
  /// Creates a uniform with a 3 × 3 matrix.
  public convenience init(name: String, matrixFloat3x3 value: matrix_float3x3) {
    self.init(name, .floatMatrix3)
    matrixFloat3x3Value = value
  }
  /// Creates a uniform with a 4 × 4 matrix.
  public convenience init(name: String, matrixFloat4x4 value: matrix_float4x4) {
    self.init(name, .floatMatrix4)
    matrixFloat4x4Value = value
  }

  /// The name.
  open internal(set) var name: String
  /// The data type.
  open internal(set) var uniformType: SKUniformType
  /// The texture.
  open var textureValue: SKTexture?
  /// The float.
  open var floatValue: Float = 0
  /// The two floats.
  open var vectorFloat2Value = vector_float2()
  /// The three floats.
  open var vectorFloat3Value = vector_float3()
  /// The four floats.
  open var vectorFloat4Value = vector_float4()
  /// The 2 × 2 matrix.
  open var matrixFloat2x2Value = matrix_float2x2()
  /// The 3 × 3 matrix.
  open var matrixFloat3x3Value = matrix_float3x3()
  /// The 4 × 4 matrix.
  open var matrixFloat4x4Value = matrix_float4x4()

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKUniform(name, uniformType)
    (copy.textureValue, copy.floatValue) = (textureValue, floatValue)
    (copy.vectorFloat2Value, copy.vectorFloat3Value) = (vectorFloat2Value, vectorFloat3Value)
    (copy.vectorFloat4Value, copy.matrixFloat2x2Value) = (vectorFloat4Value, matrixFloat2x2Value)
    (copy.matrixFloat3x3Value, copy.matrixFloat4x4Value) =
      (matrixFloat3x3Value, matrixFloat4x4Value)
    return copy
  }
}
