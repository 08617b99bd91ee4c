import Foundation
import QuartzCore
import TactusDisplayList
import TestSupport
import Testing

struct FlatteningTests {
  /// Returns the commands of a layer tree in a short notation.
  private func lines(_ fill: (CALayer) -> Void) -> [String] {
    drawing(fill).commands.map(\.line)
  }

  private func drawing(_ fill: (CALayer) -> Void) -> Drawing {
    let bench = Bench()
    bench.run { bench in
      CATransaction.setDisableActions(true)
      fill(bench.root)
    }
    return LayerSession.with(bench.session) { bench.session.drawing(width: 200, height: 200) }
  }

  private func box(_ color: CGColor, in outer: CALayer? = nil, at x: CGFloat = 0) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: 0, width: 10, height: 10)
    layer.backgroundColor = color
    outer?.addSublayer(layer)
    return layer
  }

  // Layers.D2, Layers.D10.
  @Test("A layer is painted from back to front: background, contents, sublayers, border")
  func order() {
    let found = lines { root in
      let layer = box(.red, in: root, at: 5)
      (layer.borderWidth, layer.borderColor) = (1, .ink)
      _ = box(.green, in: layer)
      _ = box(.blue, in: layer)
      layer.contents = DrawingImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
        .map { CGImage($0) }
    }
    #expect(
      found == [
        "save", "save", "move 5,0", "fill red", "image", "fill green", "fill blue", "fill ink",
        "restore", "restore",
      ])
  }

  @Test("Layers.Q6. A transform layer paints its sublayers only")
  func transformLayer() {
    let found = lines { root in
      let layer = CATransformLayer()
      layer.frame = root.bounds
      (layer.backgroundColor, layer.borderWidth, layer.borderColor) = (.red, 1, .ink)
      (layer.shadowOpacity, layer.opacity) = (1, 0.5)
      root.addSublayer(layer)
      for color in [CGColor.green, .blue] { _ = box(color, in: layer) }
    }
    #expect(found.filter { $0.hasPrefix("fill") } == ["fill green", "fill blue"])
    #expect(found.filter { $0 == "opacity 0.5" }.count == 2)
    #expect(lines { $0.addSublayer(CATransformLayer()) }.isEmpty)
    let clipped = lines { root in
      let layer = CATransformLayer()
      layer.bounds.size = CGSize(width: 1, height: 1)
      (layer.masksToBounds, layer.mask) = (true, box(.ink))
      root.addSublayer(layer)
      _ = box(.green, in: layer, at: 50)
    }
    #expect(!clipped.contains { $0 == "clip" || $0 == "begin" } && clipped.contains("fill green"))
  }

  @Test("Layers.Q6. A transform layer's opacity applies to each sublayer with all that is in it")
  func transformLayerOpacity() throws {
    func drawing(_ outer: CALayer) -> Drawing {
      self.drawing { root in
        outer.frame = root.bounds
        outer.opacity = 0.5
        root.addSublayer(outer)
        let back = box(.red, in: outer)
        _ = box(.blue, in: back)
        _ = box(.green, in: outer)
      }
    }
    let found = drawing(CATransformLayer()).commands.map(\.line)
    #expect(
      found.filter { $0 != "save" && $0 != "restore" } == [
        "opacity 0.5", "begin", "fill red", "fill blue", "end", "opacity 0.5", "fill green",
      ])
    func alpha(_ outer: CALayer) throws -> Int {
      let surface = try DrawingSurface(width: 10, height: 10)
      DrawingPainter(on: surface).paint(drawing(outer))
      return Int(surface.image.pixels[223])
    }
    // Half of the green box over half of the blue one covers three quarters; red is behind blue.
    let apart = try alpha(CATransformLayer())
    #expect(abs(apart - 191) <= 2)
    // A layer of another kind fades as a whole.
    let whole = try alpha(CALayer())
    #expect(abs(whole - 128) <= 2)
    // A transform layer in another one fades its sublayers by the product.
    let nested = lines { root in
      let (outer, inner) = (CATransformLayer(), CATransformLayer())
      (outer.opacity, inner.opacity) = (0.5, 0.5)
      root.addSublayer(outer)
      outer.addSublayer(inner)
      _ = box(.green, in: inner)
    }
    #expect(nested.contains("opacity 0.25") && !nested.contains("opacity 0.5"))
  }

  // Layers.D8.
  @Test("Siblings are painted by z, and by their order if z is equal")
  func depth() {
    let found = lines { root in
      let layers = [CGColor.red, .green, .blue, .ink].map { box($0, in: root) }
      for (layer, z) in zip(layers, [1.0, 0, 1, -1]) { layer.zPosition = z }
    }
    #expect(
      found.filter { $0.hasPrefix("fill") } == ["fill ink", "fill green", "fill red", "fill blue"])
  }

  // Layers.D1.
  @Test("Hidden, transparent, empty, flat and back-facing layers leave no command")
  func nothing() {
    let found = lines { root in
      let layers = (0..<5).map { _ in box(.red, in: root) }
      layers[0].isHidden = true
      layers[1].opacity = 0
      layers[2].backgroundColor = nil
      layers[3].transform = CATransform3DMakeScale(0, 1, 1)
      layers[4].transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      layers[4].isDoubleSided = false
      let clipped = CALayer()
      (clipped.position.x, clipped.bounds.size) = (500, CGSize(width: 9, height: 9))
      clipped.masksToBounds = true
      _ = box(.blue, in: clipped)
      root.addSublayer(clipped)
      _ = box(.red, in: root, at: 200)
    }
    #expect(found.isEmpty)
    #expect(lines { _ = box(.red, in: $0, at: 199) }.contains("fill red"))
  }

  // Layers.D3.
  @Test("One part fades alone, and several as a group unless group opacity is off")
  func opacity() {
    let single = lines { box(.red, in: $0).opacity = 0.5 }
    #expect(single == ["save", "save", "opacity 0.5", "fill red", "restore", "restore"])
    func group(_ isGroup: Bool) -> [String] {
      lines { root in
        let layer = box(.red, in: root)
        _ = box(.blue, in: layer)
        layer.opacity = 0.5
        layer.sublayers?.first?.opacity = 0.5
        layer.allowsGroupOpacity = isGroup
      }.filter { $0 != "save" && $0 != "restore" }
    }
    #expect(
      group(true)
        == ["opacity 0.5", "begin", "fill red", "opacity 0.5", "fill blue", "end"])
    #expect(group(false) == ["opacity 0.5", "fill red", "opacity 0.25", "fill blue"])
  }

  // Layers.D5, Layers.D6.
  @Test("Only a layer that masks to its bounds is clipped, and a mask is applied at the end")
  func clipping() {
    let clipped = lines { root in
      let layer = box(.red, in: root)
      _ = box(.blue, in: layer)
      layer.masksToBounds = true
    }
    #expect(
      clipped == [
        "save", "save", "clip", "fill red", "fill blue", "restore", "restore",
      ])
    let masked = lines { box(.red, in: $0).mask = box(.ink) }
    #expect(
      masked == [
        "save", "save", "begin", "fill red", "blend destinationIn", "begin", "fill ink", "end",
        "end", "restore", "restore",
      ])
  }

  // Layers.D4, Layers.D7.
  @Test("A shadow is rotated and scaled with its layer, and one of a path is painted beneath")
  func shadows() {
    let found = drawing { root in
      let layer = box(.red, in: root)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2))
      (layer.shadowOpacity, layer.shadowOffset) = (0.5, CGSize(width: 3, height: 0))
    }
    let shadows = found.commands.compactMap {
      if case .shadow(let shadow) = $0 { shadow } else { nil }
    }
    #expect(shadows.count == 1 && shadows[0].color.alpha == 0.5)
    #expect(abs(shadows[0].offset.x) < 1e-9 && abs(shadows[0].offset.y - 6) < 1e-9)
    #expect(abs(shadows[0].sigma - 6) < 1e-9)
    let path = lines { root in
      let layer = box(.red, in: root)
      layer.shadowOpacity = 1
      layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    }
    #expect(
      path == [
        "save", "save", "shadow alone", "fill black", "no shadow", "fill red", "restore", "restore",
      ])
  }

  // Layers.D3.
  @Test("The bounds of a group contain its content with shadows")
  func extents() {
    let found = drawing { root in
      let layer = box(.red, in: root)
      let inner = box(.blue, in: layer, at: 30)
      (inner.shadowOpacity, inner.shadowOffset, inner.shadowRadius) = (1, .zero, 2)
      layer.opacity = 0.5
    }
    let boxes = found.commands.compactMap { if case .beginLayer(let box) = $0 { box } else { nil } }
    #expect(boxes == [DrawingRect(x: 0, y: -6, width: 46, height: 22)])
  }

  // Layers.N3.
  @Test("A layer's drawing becomes its contents, in its coordinates and clipped to its bounds")
  func drawing() {
    final class Mine: CALayer {
      var count = 0
      override func draw(in ctx: CGContext) {
        count += 1
        ctx.setFillColor(.red)
        ctx.fill(CGRect(x: 3, y: 4, width: 5, height: 6))
      }
    }
    let mine = Mine()
    let found = drawing { root in
      mine.bounds = CGRect(x: 3, y: 4, width: 20, height: 20)
      mine.anchorPoint = .zero
      root.addSublayer(mine)
      mine.setNeedsDisplay()
    }
    #expect(mine.count == 1 && !mine.needsDisplay() && mine.contents != nil)
    var transform = DrawingTransform.identity
    var stack: [DrawingTransform] = []
    var filled: DrawingRect?
    for command in found.commands {
      switch command {
      case .save: stack.append(transform)
      case .restore: transform = stack.popLast() ?? .identity
      case .transform(let change): transform = change.then(transform)
      case .fill(let path, _, _): filled = path.bounds.map { transform.bounds(of: $0) }
      default: break
      }
    }
    #expect(filled == DrawingRect(x: 0, y: 0, width: 5, height: 6))
  }

  // Layers.N3, Layers.N4.
  @Test("A delegate may display, draw and be notified before; an empty drawing makes no contents")
  func delegate() {
    final class Delegate: NSObject, CALayerDelegate {
      var received = false
      func layerWillDraw(_ layer: CALayer) { received = true }
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(.red)
        ctx.fill(layer.bounds)
      }
    }
    let (delegate, layer) = (Delegate(), box(.red))
    layer.delegate = delegate
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(delegate.received && layer.contents != nil)
    let plain = box(.red)
    plain.display()
    #expect(plain.contents == nil)
    layer.delegate = nil
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width += 1
    #expect(layer.needsDisplay())
  }

  // Layers.D12, Layers.K5.
  @Test("Contents that depend on a custom value are drawn in each frame while it is animated")
  func customKey() {
    final class Ring: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
      override func draw(in ctx: CGContext) {
        let progress = (value(forKey: "progress") as? NSNumber)?.doubleValue ?? 0
        ctx.setFillColor(.red)
        ctx.fill(CGRect(x: 0, y: 0, width: 10 * progress, height: 1))
      }
    }
    let bench = Bench()
    let ring = Ring()
    bench.run { bench in
      ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      ring.setValue(1, forKey: "progress")
      bench.root.addSublayer(ring)
    }
    bench.run { _ in
      let animation = CABasicAnimation(keyPath: "progress")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      ring.add(animation, forKey: nil)
    }
    let widths = [0.25, 0.5, 1].map { time -> Double in
      LayerSession.with(bench.session) {
        bench.session.clock.set(100 + time)
        let drawing = bench.session.drawing(width: 200, height: 200)
        let paths = drawing.commands.compactMap { command in
          if case .fill(let path, _, _) = command { path.bounds?.width } else { nil }
        }
        return paths.first ?? 0
      }
    }
    #expect(widths == [2.5, 5, 10])
  }

  // Layers.B1, Layers.D11.
  @Test("In perspective, areas are exact to their corners")
  func perspective() {
    let bench = Bench()
    let (stage, card) = (CALayer(), CALayer())
    bench.run { bench in
      CATransaction.setDisableActions(true)
      stage.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      stage.sublayerTransform.m34 = -1 / 300
      card.frame = CGRect(x: 20, y: 30, width: 80, height: 60)
      card.backgroundColor = .red
      card.transform = CATransform3DMakeRotation(0.9, 0.2, 1, 0.1)
      stage.addSublayer(card)
      _ = box(.blue, in: card, at: 30)
      bench.root.addSublayer(stage)
    }
    let drawing = LayerSession.with(bench.session) {
      bench.session.drawing(width: 200, height: 200)
    }
    let paths = drawing.commands.compactMap { command in
      if case .fill(let path, _, _) = command { path } else { nil }
    }
    let corners = [
      CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 60), CGPoint(x: 0, y: 60),
    ]
    let inner = [
      CGPoint(x: 30, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 10), CGPoint(x: 30, y: 10),
    ]
    func off(_ path: DrawingPath, _ corners: [CGPoint]) -> Double {
      zip(path.points, corners).map { found, corner in
        let seen = card.convert(corner, to: stage)
        return hypot(found.x - Double(seen.x), found.y - Double(seen.y))
      }.max() ?? 1
    }
    #expect(paths.count == 2 && paths.allSatisfy { $0.points.count == 4 })
    #expect(off(paths[0], corners) < 1e-9 && off(paths[1], inner) < 1e-9)
  }

  // Layers.Q1.
  @Test("A trimmed path has its length, over all subpaths and around corners")
  func trimming() {
    var path = DrawingPath()
    path.addRect(DrawingRect(x: 0, y: 0, width: 30, height: 10))
    path.addEllipse(in: DrawingRect(x: 50, y: 0, width: 20, height: 20))
    let whole = 80 + 20 * Double.pi
    var random = SeededRandom(seed: 6)
    var worst = 0.0
    for _ in 0..<100 {
      let ends = [Double.random(in: 0...1, using: &random), .random(in: 0...1, using: &random)]
      let (start, end) = (ends.min() ?? 0, ends.max() ?? 1)
      let part = path.trimmed(from: start, to: end)
      worst = max(worst, abs(part.length - whole * (end - start)))
    }
    // The chords of the disc are a little shorter than its curve.
    #expect(worst < 0.05)
    #expect(path.trimmed(from: 0, to: 1) == path && path.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmed(from: -1, to: 2) == path)
  }

  // Layers.Q5.
  @Test("Text is aligned in its bounds, and truncated if that is allowed")
  func text() {
    func runs(_ change: (CATextLayer) -> Void) -> [TextRun] {
      let found = drawing { root in
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        (layer.string, layer.fontSize) = ("A kitchen timer", 12)
        change(layer)
        root.addSublayer(layer)
      }
      return found.commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
    }
    let plain = runs { _ in }
    #expect(plain.map(\.text).joined() == "A kitchen timer" && plain[0].origin.x == 0)
    #expect(plain[0].color == .white && plain[0].size == 12)
    let right = runs { $0.alignmentMode = .right }
    #expect(right[0].origin.x > 5)
    let short = runs { layer in
      layer.bounds.size.width = 50
      layer.truncationMode = .end
    }
    #expect(short.map(\.text).joined().hasSuffix("…"))
    let wrapped = runs { layer in
      layer.bounds.size.width = 50
      layer.isWrapped = true
    }
    #expect(Set(wrapped.map(\.origin.y)).count > 1)
    let rich = runs { $0.string = NSAttributedString(string: "rich") }
    #expect(rich.map(\.text) == ["rich"])
    #expect(runs { $0.string = nil }.isEmpty)
  }

  @Test("Rendering a layer paints its model values in its own coordinates")
  func rendering() {
    let layer = box(.red, at: 50)
    let context = CGContext(recording: CGSize(width: 20, height: 20), scale: 1)
    layer.render(in: context)
    let fills = context.recorded()?.commands.compactMap { command in
      if case .fill(let path, _, _) = command { path.bounds } else { nil }
    }
    #expect(fills == [DrawingRect(x: 0, y: 0, width: 10, height: 10)])
  }
}

extension DrawingPath {
  /// The length of a path of lines.
  fileprivate var length: Double {
    var (sum, here) = (0.0, DrawingPoint.zero)
    for element in elements {
      guard let end = element.points.last else { continue }
      if element.verb == .line {
        sum += ((end.x - here.x) * (end.x - here.x) + (end.y - here.y) * (end.y - here.y))
          .squareRoot()
      }
      here = end
    }
    return sum
  }
}

extension DrawingCommand {
  /// The command in a short notation.
  fileprivate var line: String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .transform(let t): "move \(Int(t.tx)),\(Int(t.ty))"
    case .clip: "clip"
    case .opacity(let value): "opacity \(value)"
    case .blend(let mode): "blend \(mode)"
    case .shadow(let shadow):
      shadow.map { $0.drawsOnlyShadow ? "shadow alone" : "shadow" } ?? "no shadow"
    case .fill(_, _, .color(let color)): "fill \(color.name)"
    case .image: "image"
    case .beginLayer: "begin"
    case .endLayer: "end"
    default: "something else"
    }
  }
}

extension DrawingColor {
  fileprivate var name: String {
    let names: [(CGColor, String)] = [
      (.red, "red"), (.green, "green"), (.blue, "blue"), (.ink, "ink"), (.black, "black"),
    ]
    return names.first { $0.0.drawing == self }?.1 ?? "of another color"
  }
}
