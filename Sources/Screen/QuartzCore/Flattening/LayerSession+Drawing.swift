import DisplayList

extension LayerSession {
  /// The layers that are shown, as they are seen now, each where its position says.
  ///
  /// Flush first, so that what waits to be laid out and drawn is.
  ///
  /// - Parameters:
  ///   - width: Points.
  ///   - height: Points.
  package func drawing(width: Double, height: Double) -> Drawing {
    var flattener = LayerFlattener(time: clock.now)
    let clip = DrawingRect(x: 0, y: 0, width: width, height: height)
    for root in roots {
      flattener.add(root, in: nil, at: LayerFlattener.Place(transform: .identity, clip: clip))
    }
    shown = ShownPicture(commands: flattener.commands, ranges: flattener.ranges)
    return Drawing(width: width, height: height, commands: flattener.commands)
  }

  /// What was painted of a layer in the last picture, in the layer's own coordinates.
  func lastPicture(of layer: CALayer) -> [DrawingCommand] {
    guard let painted = shown.ranges[layer.serial] else { return [] }
    let commands = Array(shown.commands[painted.range])
    guard let back = painted.move?.inverse else { return commands }
    return [.save, .transform(back)] + commands + [.restore]
  }
}

/// The last picture, kept for what changes from it.
struct ShownPicture {
  var commands: [DrawingCommand] = []
  /// Which commands painted which layer, by its serial number.
  var ranges: [Int: PaintedRange] = [:]
}

/// Which commands paint a layer.
struct PaintedRange {
  let range: Range<Int>
  /// From the layer's own coordinates to those of the commands; `nil` where they are the same.
  let move: DrawingTransform?

  init(_ range: Range<Int>, move: DrawingTransform? = nil) {
    (self.range, self.move) = (range, move)
  }
}

extension DrawingTransform {
  /// Whether it only moves.
  var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension CALayer {
  /// Paints the layer and all in it as they are told to be, without animations, in the layer's own
  /// coordinates.
  public func render(in ctx: CGContext) {
    layOutTree()
    displayTree()
    var flattener = LayerFlattener()
    let clip = ctx.boundingBoxOfClipPath.drawing
    flattener.paint(self, state, at: LayerFlattener.Place(transform: .identity, clip: clip))
    ctx.draw(
      Drawing(
        width: Double(bounds.width), height: Double(bounds.height),
        commands: flattener.commands))
  }

  /// The layer and all in it as they are seen now, with its upper left corner at the origin.
  package final func drawingAsSeen() -> Drawing {
    var flattener = LayerFlattener(time: LayerSession.current.clock.now)
    let seen = flattener.shown(self)
    let bounds = seen.bounds
    let move = DrawingTransform(
      a: 1, b: 0, c: 0, d: 1, tx: -Double(bounds.minX), ty: -Double(bounds.minY))
    let all = DrawingRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    flattener.commands = [.save, .transform(move)]
    flattener.paint(self, seen, at: LayerFlattener.Place(transform: move, clip: all))
    flattener.commands.append(.restore)
    return Drawing(
      width: Double(bounds.width), height: Double(bounds.height), commands: flattener.commands)
  }
}
