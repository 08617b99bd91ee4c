public import simd

/// A container for uniform shader data; stored, as shaders do not run (Scenes.SK40).
open class SKUniform: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a uniform without a name and without a value.
  public override init() {
    (name, uniformType) = ("", .none)
    super.init()
  }

  private init(_ name: String, _ type: SKUniformType) {
    (self.name, uniformType) = (name, type)
    super.init()
  }
  /// Creates a uniform without data.
  public convenience init(name: String) { self.init(name, .none) }
  /// Creates a uniform with a texture.
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name, .texture)
    textureValue = texture
  }
  /// Creates a uniform of one number.
  public convenience init(name: String, float value: Float) {
    self.init(name, .float)
    floatValue = value
  }
  /// Creates a uniform of two numbers.
  public convenience init(name: String, vectorFloat2 value: vector_float2) {
    self.init(name, .floatVector2)
    vectorFloat2Value = value
  }
  /// Creates a uniform of three numbers.
  public convenience init(name: String, vectorFloat3 value: vector_float3) {
    self.init(name, .floatVector3)
    vectorFloat3Value = value
  }
  /// Creates a uniform of four numbers.
  public convenience init(name: String, vectorFloat4 value: vector_float4) {
    self.init(name, .floatVector4)
    vectorFloat4Value = value
  }
  /// Creates a uniform of a matrix of two rows.
  public convenience init(name: String, matrixFloat2x2 value: matrix_float2x2) {
    self.init(name, .floatMatrix2)
    matrixFloat2x2Value = value
  }
  /// Creates a uniform of a matrix of three rows.
  public convenience init(name: String, matrixFloat3x3 value: matrix_float3x3) {
    self.init(name, .floatMatrix3)
    matrixFloat3x3Value = value
  }
  /// Creates a uniform of a matrix of four rows.
  public convenience init(name: String, matrixFloat4x4 value: matrix_float4x4) {
    self.init(name, .floatMatrix4)
    matrixFloat4x4Value = value
  }

  /// The name.
  open internal(set) var name: String
  /// The type of the data.
  open internal(set) var uniformType: SKUniformType
  /// A texture.
  open var textureValue: SKTexture?
  /// One number.
  open var floatValue: Float = 0
  /// Two numbers.
  open var vectorFloat2Value = vector_float2()
  /// Three numbers.
  open var vectorFloat3Value = vector_float3()
  /// Four numbers.
  open var vectorFloat4Value = vector_float4()
  /// A matrix of two rows.
  open var matrixFloat2x2Value = matrix_float2x2()
  /// A matrix of three rows.
  open var matrixFloat3x3Value = matrix_float3x3()
  /// A matrix of four rows.
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
