/// A mesh with materials; hit tests and bounding boxes use it (Scenes.SC4).
open class SCNGeometry: NSObject, NSCopying, NSSecureCoding, SCNBoundingVolume, @unchecked Sendable
{
  /// Creates a geometry without a mesh.
  public override init() { super.init() }

  /// Creates a geometry from vertex sources and index elements.
  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
    (ownSources, ownElements) = (sources, elements ?? [])
  }

  /// Creates a geometry from an archive; always nil, because geometries are not archived.
  public required init?(coder: NSCoder) { return nil }
  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes nothing.
  open func encode(with coder: NSCoder) {
    // does nothing
  }

  /// Returns a copy with the same materials.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = duplicate()
    (copy.name, copy.materials) = (name, materials)
    (copy.shaderModifiers, copy.subdivisionLevel) = (shaderModifiers, subdivisionLevel)
    copy.chosenBox = chosenBox
    return copy
  }

  /// The name.
  open var name: String?

  // MARK: Materials

  /// The materials, one for each element.
  open var materials = [SCNMaterial()]
  /// The first material.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set {
      let rest = materials.dropFirst()
      materials = (newValue.map { [$0] } ?? []) + rest
    }
  }

  /// Returns the first material with a name.
  open func material(named name: String) -> SCNMaterial? {
    materials.first { $0.name == name }
  }

  /// Adds a material.
  open func insertMaterial(_ material: SCNMaterial, at index: Int) {
    materials.insert(material, at: min(max(index, 0), materials.count))
  }

  /// Removes a material.
  open func removeMaterial(at index: Int) {
    if materials.indices.contains(index) { materials.remove(at: index) }
  }

  /// Replaces a material.
  open func replaceMaterial(at index: Int, with material: SCNMaterial) {
    if materials.indices.contains(index) { materials[index] = material }
  }

  /// The source of shader modifiers by entry point; stored, because nothing is rendered.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  /// The number of subdivisions; stored.
  open var subdivisionLevel = 0

  // MARK: Surface

  /// The vertex sources.
  open var sources: [SCNGeometrySource] {
    if let ownSources { return ownSources }
    let mesh = mesh
    guard !mesh.points.isEmpty else { return [] }
    return [
      SCNGeometrySource(vertices: mesh.points.map { SCNVector3($0) }),
      SCNGeometrySource(normals: mesh.normals.map { SCNVector3($0) }),
      SCNGeometrySource(
        textureCoordinates: mesh.places.map { CGPoint(x: CGFloat($0.x), y: CGFloat(1 - $0.y)) }),
    ]
  }

  /// Returns the sources with a semantic.
  open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] {
    sources.filter { $0.semantic == semantic }
  }

  /// The index elements.
  open var elements: [SCNGeometryElement] {
    if ownSources != nil { return ownElements }
    return mesh.elements.filter { !$0.isEmpty }.map { triangles in
      SCNGeometryElement(
        indices: triangles.flatMap { [Int32($0.x), Int32($0.y), Int32($0.z)] },
        primitiveType: .triangles)
    }
  }

  /// The number of elements.
  open var elementCount: Int { elements.count }

  /// Returns the element at an index.
  open func element(at elementIndex: Int) -> SCNGeometryElement { elements[elementIndex] }

  // MARK: Bounds

  /// The opposite corners of the bounding box; one that the app sets replaces the computed one.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get {
      if let chosenBox { return chosenBox }
      let bounds = mesh.bounds ?? (.zero, .zero)
      return (SCNVector3(bounds.min), SCNVector3(bounds.max))
    }
    set { chosenBox = newValue }
  }

  // MARK: Internals

  private var ownSources: [SCNGeometrySource]?
  private var ownElements: [SCNGeometryElement] = []
  private var chosenBox: (min: SCNVector3, max: SCNVector3)?

  /// The vertices and triangles.
  var mesh: SceneMesh {
    guard let ownSources else { return SceneMesh() }
    func vectors(_ semantic: SCNGeometrySource.Semantic) -> [SIMD3<Float>] {
      ownSources.first { $0.semantic == semantic }?.vectors ?? []
    }
    var mesh = SceneMesh()
    mesh.points = vectors(.vertex)
    mesh.normals = vectors(.normal)
    mesh.places = vectors(.texcoord).map { SIMD2($0.x, 1 - $0.y) }
    let all = mesh.points.indices
    mesh.elements = ownElements.map { element in
      element.triangles.filter { triangle in
        all.contains(triangle.x) && all.contains(triangle.y) && all.contains(triangle.z)
      }
    }
    return mesh
  }

  /// Returns a geometry with the same mesh.
  func duplicate() -> SCNGeometry {
    let copy = SCNGeometry()
    (copy.ownSources, copy.ownElements) = (ownSources, ownElements)
    return copy
  }
}
