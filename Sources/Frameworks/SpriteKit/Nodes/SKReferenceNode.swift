/// A node for a scene file; it has no children, because such files are not read (Scenes.SK8).
open class SKReferenceNode: SKNode {
  /// Creates a node for the file at a URL; it has no children.
  public init(url: URL?) {
    super.init()
    if let url { SpriteWarning.isNotRead(url.lastPathComponent, as: "SKReferenceNode(url:)") }
  }

  /// Creates a node for a named file; it has no children.
  public init(fileNamed fileName: String?) {
    super.init()
    if let fileName { SpriteWarning.isNotRead(fileName, as: "SKReferenceNode(fileNamed:)") }
  }

  /// Creates a node from an archive.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Tells the node that its file was loaded; the default implementation does nothing.
  open func didLoad(_ node: SKNode?) {
    // does nothing
  }
  /// Loads the file again, which always fails.
  open func resolve() {
    // does nothing
  }
}
