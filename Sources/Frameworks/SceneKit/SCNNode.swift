/// A structural element of a scene graph, representing a position and transform in a 3D coordinate
/// space, to which you can attach geometry, lights, cameras, or other displayable content.
open class SCNNode: NSObject, @unchecked Sendable {
  /// Creates a node without content.
  public override init() { super.init() }

  /// Creates a node with a geometry.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }

  /// The name.
  open var name: String?
  /// The geometry.
  open var geometry: SCNGeometry?
  /// The light.
  open var light: SCNLight?
  /// The camera.
  open var camera: SCNCamera?
  /// The position.
  open var position = SCNVector3()
  /// The rotation, as an axis and an angle.
  open var rotation = SCNVector4()
  /// The rotation, as angles about the axes.
  open var eulerAngles = SCNVector3()
  /// The scale.
  open var scale = SCNVector3(x: 1, y: 1, z: 1)
  /// The opacity.
  open var opacity: CGFloat = 1
  /// A Boolean value that indicates whether the node is hidden.
  open var isHidden = false

  /// The parent.
  open var parent: SCNNode? { owner }
  /// The children.
  open var childNodes: [SCNNode] { children }

  /// Adds a child, which leaves its parent.
  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    children.append(child)
    child.owner = self
  }

  /// Removes the node from its parent.
  open func removeFromParentNode() {
    owner?.children.removeAll { $0 === self }
    owner = nil
  }

  /// Returns the first child with a name.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in children {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) {
        return found
      }
    }
    return nil
  }

  private var children: [SCNNode] = []
  private weak var owner: SCNNode?
}
