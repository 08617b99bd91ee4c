/// Vectors for the vertices of a geometry, all with the same semantic (Scenes.SC4).
open class SCNGeometrySource: NSObject, @unchecked Sendable {
  /// The semantic of a source's vectors.
  ///
  /// - Source: public bindings name the constants. Confidence: guess for the raw values.
  public struct Semantic: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a semantic from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Positions.
    public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
    /// Surface normals.
    public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
    /// Vertex colors.
    public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
    /// Texture coordinates.
    public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
    /// Tangents.
    public static let tangent = Semantic(rawValue: "kGeometrySourceSemanticTangent")
    /// The sharpness of vertices in subdivided surfaces.
    public static let vertexCrease = Semantic(rawValue: "kGeometrySourceSemanticVertexCrease")
    /// The sharpness of edges in subdivided surfaces.
    public static let edgeCrease = Semantic(rawValue: "kGeometrySourceSemanticEdgeCrease")
    /// The weights of a skin's bones.
    public static let boneWeights = Semantic(rawValue: "kGeometrySourceSemanticBoneWeights")
    /// The indices of a skin's bones.
    public static let boneIndices = Semantic(rawValue: "kGeometrySourceSemanticBoneIndices")
  }

  /// Creates a source without vectors.
  public override init() {
    (content, meaning, count) = (Data(), .vertex, 0)
    (isFloat, components) = (false, 0)
    (width, offset, stride) = (0, 0, 0)
    super.init()
  }

  /// Creates a source from data with a stride and an offset.
  public init(
    data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool,
    componentsPerVector: Int, bytesPerComponent: Int, dataOffset offset: Int,
    dataStride stride: Int
  ) {
    (content, meaning, count) = (data, semantic, vectorCount)
    (isFloat, components) = (floatComponents, componentsPerVector)
    (width, self.offset, self.stride) = (bytesPerComponent, offset, stride)
    super.init()
  }

  /// Creates a source of positions.
  public convenience init(vertices: [SCNVector3]) { self.init(vertices, .vertex) }

  /// Creates a source of normals.
  public convenience init(normals: [SCNVector3]) { self.init(normals, .normal) }

  /// Creates a source of texture coordinates.
  public convenience init(textureCoordinates: [CGPoint]) {
    self.init(
      floats: textureCoordinates.flatMap { [Float($0.x), Float($0.y)] }, .texcoord, 2)
  }

  convenience init(_ vectors: [SCNVector3], _ semantic: Semantic) {
    self.init(floats: vectors.flatMap { [$0.x, $0.y, $0.z] }, semantic, 3)
  }

  private convenience init(floats: [Float], _ semantic: Semantic, _ components: Int) {
    self.init(
      data: floats.withUnsafeBytes { Data($0) }, semantic: semantic,
      vectorCount: floats.count / components, usesFloatComponents: true,
      componentsPerVector: components, bytesPerComponent: 4, dataOffset: 0,
      dataStride: 4 * components)
  }

  /// The data.
  open var data: Data { content }
  /// The semantic.
  open var semantic: Semantic { meaning }
  /// The number of vectors.
  open var vectorCount: Int { count }
  /// Whether components are floating-point numbers.
  open var usesFloatComponents: Bool { isFloat }
  /// The number of components of a vector.
  open var componentsPerVector: Int { components }
  /// The number of bytes of a component.
  open var bytesPerComponent: Int { width }
  /// The number of bytes before the first vector.
  open var dataOffset: Int { offset }
  /// The distance between the beginnings of neighboring vectors, in bytes.
  open var dataStride: Int { stride }

  // MARK: Internals

  private let content: Data
  private let meaning: Semantic
  private let count: Int
  private let isFloat: Bool
  private let components: Int
  private let width: Int
  private let offset: Int
  private let stride: Int

  /// The complete vectors in the data; missing components are 0.
  var vectors: [SIMD3<Float>] {
    let step = stride > 0 ? stride : components * width
    return content.withUnsafeBytes { bytes in
      (0..<max(count, 0)).map { index in
        var vector = SIMD3<Float>.zero
        for component in 0..<min(max(components, 0), 3) {
          let place = offset + index * step + component * width
          vector[component] = number(in: bytes, at: place) ?? 0
        }
        return vector
      }
    }
  }

  private func number(in bytes: UnsafeRawBufferPointer, at place: Int) -> Float? {
    guard place >= 0, width > 0, place + width <= bytes.count else { return nil }
    switch (isFloat, width) {
    case (true, 4): return bytes.loadUnaligned(fromByteOffset: place, as: Float.self)
    case (true, 8): return Float(bytes.loadUnaligned(fromByteOffset: place, as: Double.self))
    case (false, 1): return Float(bytes.loadUnaligned(fromByteOffset: place, as: Int8.self))
    case (false, 2): return Float(bytes.loadUnaligned(fromByteOffset: place, as: Int16.self))
    case (false, 4): return Float(bytes.loadUnaligned(fromByteOffset: place, as: Int32.self))
    default: return nil
    }
  }
}
