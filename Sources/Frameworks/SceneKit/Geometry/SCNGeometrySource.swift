/// A container for vertex data forming part of the definition for a three-dimensional object, or
/// geometry (Scenes.SC4).
open class SCNGeometrySource: NSObject, @unchecked Sendable {
  /// The meaning of the data of a source.
  ///
  /// - Source: public bindings name the constants. Confidence: guess for the raw values.
  public struct Semantic: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a meaning from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The corners.
    public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
    /// The directions of the surface.
    public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
    /// The colors.
    public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
    /// The places in a picture.
    public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
    /// The directions along the surface.
    public static let tangent = Semantic(rawValue: "kGeometrySourceSemanticTangent")
    /// The sharpness of corners.
    public static let vertexCrease = Semantic(rawValue: "kGeometrySourceSemanticVertexCrease")
    /// The sharpness of edges.
    public static let edgeCrease = Semantic(rawValue: "kGeometrySourceSemanticEdgeCrease")
    /// The strengths of bones.
    public static let boneWeights = Semantic(rawValue: "kGeometrySourceSemanticBoneWeights")
    /// The numbers of bones.
    public static let boneIndices = Semantic(rawValue: "kGeometrySourceSemanticBoneIndices")
  }

  /// Creates a source without vectors.
  public override init() {
    (content, meaning, count) = (Data(), .vertex, 0)
    (isFloat, components) = (false, 0)
    (width, offset, stride) = (0, 0, 0)
    super.init()
  }

  /// Creates a source of data in some form.
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

  /// Creates a source of corners.
  public convenience init(vertices: [SCNVector3]) { self.init(vertices, .vertex) }

  /// Creates a source of directions of the surface.
  public convenience init(normals: [SCNVector3]) { self.init(normals, .normal) }

  /// Creates a source of places in a picture.
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
  /// The meaning of the data.
  open var semantic: Semantic { meaning }
  /// The number of vectors.
  open var vectorCount: Int { count }
  /// Whether the numbers are floating-point numbers.
  open var usesFloatComponents: Bool { isFloat }
  /// The number of numbers of a vector.
  open var componentsPerVector: Int { components }
  /// The number of bytes of a number.
  open var bytesPerComponent: Int { width }
  /// The number of bytes before the first vector.
  open var dataOffset: Int { offset }
  /// The number of bytes from a vector to the next one.
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

  /// The vectors, as far as the data reach; what is missing of three numbers is 0.
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
