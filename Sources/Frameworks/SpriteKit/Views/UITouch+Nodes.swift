extension UITouch {
  /// Returns the location in a node's coordinates.
  public func location(in node: SKNode) -> CGPoint { place({ location(in: $0) }, in: node) }
  /// Returns the location at the previous event in a node's coordinates.
  public func previousLocation(in node: SKNode) -> CGPoint {
    place({ previousLocation(in: $0) }, in: node)
  }

  private func place(_ location: (UIView?) -> CGPoint, in node: SKNode) -> CGPoint {
    guard let scene = node.scene else { return location(nil) }
    return node.convert(scene.convertPoint(fromView: location(scene.view)), from: scene)
  }
}
