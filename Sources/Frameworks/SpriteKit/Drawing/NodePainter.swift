/// The drawing of a node tree into a graphics context (Scenes.SK33…).
@MainActor
struct NodePainter {
  private struct Item {
    var node: SKNode
    var transform: CGAffineTransform
    var alpha: CGFloat
    var height: CGFloat
  }

  private let context: CGContext

  /// Creates a drawing into a context.
  init(_ context: CGContext) { self.context = context }

  /// Draws a node with its descendants.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - space: The transform from the parent's coordinates to the context's.
  ///   - alpha: The opacity of the parent.
  func draw(_ node: SKNode, in space: CGAffineTransform, alpha: CGFloat) {
    var items: [Item] = []
    collect(node, in: space, alpha: alpha, above: 0, &items)
    draw(items)
  }

  private func drawChildren(of node: SKNode) {
    var items: [Item] = []
    for child in node.nodes { collect(child, in: .identity, alpha: 1, above: 0, &items) }
    draw(items)
  }

  private func collect(
    _ node: SKNode, in space: CGAffineTransform, alpha: CGFloat, above height: CGFloat,
    _ items: inout [Item]
  ) {
    let alpha = alpha * max(0, min(1, node.alpha))
    guard !node.isHidden, alpha > 0 else { return }
    let item = Item(
      node: node, transform: node.transform.concatenating(space), alpha: alpha,
      height: height + node.zPosition)
    items.append(item)
    guard !node.drawsTreeAsOne else { return }
    for child in node.nodes {
      collect(child, in: item.transform, alpha: alpha, above: item.height, &items)
    }
  }

  private func draw(_ items: [Item]) {
    // The sorting is stable: parents come before children, and siblings remain in order.
    let sorted = items.enumerated().sorted {
      ($0.element.height, $0.offset) < ($1.element.height, $1.offset)
    }
    for (_, item) in sorted {
      // A flattened node is invisible.
      let way = item.transform
      guard abs(way.a * way.d - way.b * way.c) > 1e-12 else { continue }
      context.saveGState()
      context.concatenate(way)
      if item.node.drawsTreeAsOne {
        drawTree(of: item.node, alpha: item.alpha)
      } else {
        item.node.drawContent(in: context, alpha: item.alpha)
      }
      context.restoreGState()
    }
  }

  // MARK: Trees as one picture

  private func drawTree(of node: SKNode, alpha: CGFloat) {
    context.setAlpha(alpha)
    if let effect = node as? SKEffectNode {
      context.setBlendMode(effect.blendMode.drawn)
      if let filter = effect.filter { return drawTree(of: node, through: filter) }
    }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawChildren(of: node)
    if let mask = (node as? SKCropNode)?.maskNode {
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      draw(mask, in: .identity, alpha: 1)
      context.endTransparencyLayer()
    }
    context.endTransparencyLayer()
  }

  private func drawTree(of node: SKNode, through filter: CIFilter) {
    var bounds = CGRect.null
    for child in node.nodes { bounds = bounds.union(child.calculateAccumulatedFrame()) }
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else { return }
    // One pixel per point, so that a filter's radius is in points (a guess).
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: bounds.size, format: format).image { renderer in
      let space = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY)
      let painter = NodePainter(renderer.cgContext)
      for child in node.nodes { painter.draw(child, in: space, alpha: 1) }
    }
    guard let picture = image.cgImage, let made = filter.applied(to: picture) else { return }
    // The margin for filters that enlarge the image, such as a blur.
    let (wide, tall) = (CGFloat(made.width), CGFloat(made.height))
    context.draw(
      made,
      in: CGRect(
        x: bounds.midX - wide / 2, y: bounds.midY - tall / 2, width: wide, height: tall))
  }
}
