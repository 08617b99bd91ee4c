/// A three-dimensional shape, also called a model or mesh, that can be displayed in a scene
/// (Scenes.SC4).
open class SCNGeometry: NSObject, NSCopying, NSSecureCoding, SCNBoundingVolume, @unchecked Sendable
{
  /// Creates a shape without a surface.
  public override init() { super.init() }

  /// Creates a shape of corners and what they form.
  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
    (ownSources, ownElements) = (sources, elements ?? [])
  }

  /// Creates a shape from an archive; always nil, because shapes are not archived.
  public required init?(coder: NSCoder) { return nil }
  /// Whether the class is decoded securely.
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

  /// The materials.
  open var materials = [SCNMaterial()]
  /// The first material.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set {
      let rest = materials.dropFirst()
      materials = (newValue.map { [$0] } ?? []) + rest
    }
  }

  /// Returns the material of a name.
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

  /// The app's own parts of the programs that draw the shape.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  /// The number of times that the surface is made finer.
  open var subdivisionLevel = 0

  // MARK: Surface

  /// The corners and what belongs to them.
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

  /// Returns the sources of a meaning.
  open func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] {
    sources.filter { $0.semantic == semantic }
  }

  /// The forms between the corners.
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

  /// Returns an element.
  open func element(at elementIndex: Int) -> SCNGeometryElement { elements[elementIndex] }

  // MARK: Bounds

  /// The corners of the box with the least and the greatest coordinates; one that is set stays.
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

  /// The corners and triangles.
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

  /// Returns a shape with the same surface.
  func duplicate() -> SCNGeometry {
    let copy = SCNGeometry()
    (copy.ownSources, copy.ownElements) = (ownSources, ownElements)
    return copy
  }
}
