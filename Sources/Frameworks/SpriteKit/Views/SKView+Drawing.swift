extension SKView {
  /// Draws the scene, or a transition to it, into a context with the view's coordinates.
  package func drawScene(in context: CGContext) {
    guard let scene else { return }
    context.saveGState()
    context.translateBy(x: bounds.minX, y: bounds.minY)
    if let transition {
      context.clip(to: CGRect(origin: .zero, size: bounds.size))
      transition.draw(scene, in: context, area: bounds.size) { draw($0, in: context) }
    } else {
      draw(scene, in: context)
    }
    drawFigures(of: scene, in: context)
    context.restoreGState()
  }

  /// Draws the node count and the frame rate, if enabled.
  private func drawFigures(of scene: SKScene, in context: CGContext) {
    var figures: [String] = []
    if showsNodeCount { figures.append("nodes:\(scene.drawnDescendants.count + 1)") }
    if showsFPS { figures.append("\(frameTimes.count).0 fps") }
    guard !figures.isEmpty else { return }
    let text = NSAttributedString(
      string: figures.joined(separator: " "),
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white])
    let size = text.size()
    UIGraphicsPushContext(context)
    text.draw(
      at: CGPoint(x: bounds.width - size.width - 4, y: bounds.height - size.height - 4))
    UIGraphicsPopContext()
  }

  private func draw(_ scene: SKScene, in context: CGContext) {
    let rect = scene.drawnRect(in: bounds.size)
    context.saveGState()
    context.clip(to: rect)
    context.setFillColor(scene.backgroundColor.cgColor)
    context.fill(rect)
    let space = scene.viewTransform(in: bounds.size)
    NodePainter(context).draw(scene, in: space, alpha: 1)
    if showsPhysics { PhysicsOutlines(scene).draw(in: context, space) }
    context.restoreGState()
  }

  /// Returns an image of a node and its descendants (Scenes.SK36).
  func picture(of node: SKNode, crop: CGRect?) -> SKTexture? {
    let bounds = crop ?? node.calculateAccumulatedFrame()
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
      return nil
    }
    let image = UIGraphicsImageRenderer(size: bounds.size).image { renderer in
      let context = renderer.cgContext
      if let scene = node as? SKScene {
        context.setFillColor(scene.backgroundColor.cgColor)
        context.fill(CGRect(origin: .zero, size: bounds.size))
      }
      // The y axis of nodes points up.
      let space = CGAffineTransform(
        a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY)
      NodePainter(context).draw(node, in: space, alpha: 1)
    }
    return SKTexture(image: image)
  }
}
