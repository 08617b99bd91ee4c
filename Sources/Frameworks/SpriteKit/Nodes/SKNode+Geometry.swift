extension SKNode {
  /// The transform from the node's coordinates to those of the root or the space around it.
  var transformToRoot: CGAffineTransform {
    sequence(first: self, next: \.owner)
      .reduce(CGAffineTransform.identity) { $0.concatenating($1.transform) }
  }

  /// The frame of the content in the parent's coordinates; nil without content.
  var contentFrame: CGRect? { contentRect?.applying(transform) }

  /// The frame of the node and its descendants in the parent's coordinates.
  var accumulatedFrame: CGRect {
    contentBounds(in: .identity) ?? CGRect(origin: position, size: .zero)
  }

  private func contentBounds(in space: CGAffineTransform) -> CGRect? {
    let way = transform.concatenating(space)
    var bounds = contentRect.map { $0.applying(way) }
    for node in nodes {
      guard let part = node.contentBounds(in: way) else { continue }
      bounds = bounds.map { $0.union(part) } ?? part
    }
    return bounds
  }

  /// Returns whether the frames of both nodes intersect in the coordinates of the root.
  func intersectsFrame(of node: SKNode) -> Bool {
    let one = frame.applying(owner?.transformToRoot ?? .identity)
    return one.intersects(node.frame.applying(node.owner?.transformToRoot ?? .identity))
  }

  // MARK: Hit-testing

  /// The visible descendants in the order of drawing.
  var drawnDescendants: [SKNode] {
    var found: [(node: SKNode, height: CGFloat)] = []
    collectVisible(above: 0, in: &found)
    // The sorting is stable: parents come before children, and siblings remain in order.
    return found.enumerated().sorted {
      ($0.element.height, $0.offset) < ($1.element.height, $1.offset)
    }.map(\.element.node)
  }

  private func collectVisible(
    above height: CGFloat, in found: inout [(node: SKNode, height: CGFloat)]
  ) {
    for node in nodes where !node.isHidden && node.alpha > 0 {
      let own = height + node.zPosition
      found.append((node, own))
      node.collectVisible(above: own, in: &found)
    }
  }

  /// Returns the visible descendants whose accumulated frames contain a point, the foremost first.
  func descendants(at point: CGPoint) -> [SKNode] {
    drawnDescendants.reversed().filter { node in
      guard let owner = node.owner else { return false }
      return node.contains(owner.convert(point, from: self))
    }
  }

  /// Returns the foremost visible descendant whose content contains a point; without one, the
  /// foremost one whose accumulated frame does.
  func foremost(at point: CGPoint) -> SKNode? {
    let found = descendants(at: point)
    return found.first { $0.hasContent(at: $0.convert(point, from: self)) } ?? found.first
  }

  private func hasContent(at point: CGPoint) -> Bool { contentRect?.contains(point) ?? false }
}
