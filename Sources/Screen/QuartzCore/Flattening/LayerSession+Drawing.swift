import TactusDisplayList

extension LayerSession {
  /// Returns a drawing of all root layers at the current time.
  ///
  /// Call `flush` first to lay out and display layers that need it.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  package func drawing(width: Double, height: Double) -> Drawing {
    var flattener = LayerFlattener(time: clock.now)
    let clip = DrawingRect(x: 0, y: 0, width: width, height: height)
    for root in roots {
      flattener.add(root, in: nil, at: LayerFlattener.Context(transform: .identity, clip: clip))
    }
    shown = RenderedPicture(commands: flattener.commands, ranges: flattener.ranges)
    return Drawing(width: width, height: height, commands: flattener.commands)
  }

  /// Returns the commands that painted a layer in the last picture, in the layer's coordinates.
  func lastCommands(of layer: CALayer) -> [DrawingCommand] {
    guard let painted = shown.ranges[layer.serial] else { return [] }
    let commands = Array(shown.commands[painted.range])
    guard let back = painted.move?.inverse else { return commands }
    return [.save, .transform(back)] + commands + [.restore]
  }
}

/// The last picture, kept for transitions.
struct RenderedPicture {
  var commands: [DrawingCommand] = []
  /// The commands of each layer, by its serial number.
  var ranges: [Int: CommandRange] = [:]
}

/// The range of commands that paint a layer.
struct CommandRange {
  let range: Range<Int>
  /// The transform from the layer's coordinates to those of the commands, or `nil` if they are the
  /// same.
  let move: DrawingTransform?

  init(_ range: Range<Int>, move: DrawingTransform? = nil) {
    (self.range, self.move) = (range, move)
  }
}

extension DrawingTransform {
  /// Whether the transform is a translation.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension CALayer {
  /// Paints the layer and its sublayers with their model values in a context.
  final func paintModel(in ctx: CGContext) {
    layOutTree()
    displayTree()
    var flattener = LayerFlattener()
    let clip = ctx.boundingBoxOfClipPath.drawing
    flattener.paint(self, state, at: LayerFlattener.Context(transform: .identity, clip: clip))
    ctx.draw(
      Drawing(
        width: Double(bounds.width), height: Double(bounds.height),
        commands: flattener.commands))
  }

  /// Returns a drawing of the layer's current presentation, with its upper left corner at the
  /// origin.
  package final func drawingAsSeen() -> Drawing {
    var flattener = LayerFlattener(time: LayerSession.current.clock.now)
    let seen = flattener.shown(self)
    let bounds = seen.bounds
    let move = DrawingTransform(
      a: 1, b: 0, c: 0, d: 1, tx: -Double(bounds.minX), ty: -Double(bounds.minY))
    let all = DrawingRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    flattener.commands = [.save, .transform(move)]
    flattener.paint(self, seen, at: LayerFlattener.Context(transform: move, clip: all))
    flattener.commands.append(.restore)
    return Drawing(
      width: Double(bounds.width), height: Double(bounds.height), commands: flattener.commands)
  }
}
