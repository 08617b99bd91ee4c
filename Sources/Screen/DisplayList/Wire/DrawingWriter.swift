/// An encoder of drawings.
///
/// Coordinates are written with 24 significant bits and color components with 16; a decoded
/// drawing is encoded as the same bytes again.
public struct DrawingWriter: Sendable {
  private var body = ByteWriter()
  private var fonts: [DrawingFont: Int] = [:]
  private var fontOrder: [DrawingFont] = []
  private var images: [DrawingImage: Int] = [:]
  private var imageOrder: [DrawingImage] = []

  private init() {}

  /// Returns the bytes of a drawing.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - known: The digests of images that the reader has; their pixels are left out.
  public static func bytes(of drawing: Drawing, known: Set<UInt64> = []) -> [UInt8] {
    var writer = DrawingWriter()
    for command in drawing.commands { writer.write(command) }
    var head = ByteWriter()
    head.bytes += DrawingFormat.signature + [UInt8(DrawingFormat.version)]
    head.number(drawing.width)
    head.number(drawing.height)
    head.count(writer.fontOrder.count)
    for font in writer.fontOrder {
      head.text(font.family)
      head.count(max(0, font.weight))
      head.byte(font.isItalic ? 1 : 0)
    }
    head.count(writer.imageOrder.count)
    for image in writer.imageOrder {
      head.uint64(image.digest)
      head.byte(known.contains(image.digest) ? 0 : 1)
      guard !known.contains(image.digest) else { continue }
      head.count(image.width)
      head.count(image.height)
      head.bytes += image.pixels
    }
    head.count(drawing.commands.count)
    return head.bytes + writer.body.bytes
  }

  // MARK: Commands

  private mutating func write(_ command: DrawingCommand) {
    switch command {
    case .save: begin(.save)
    case .restore: begin(.restore)
    case .transform(let transform):
      begin(.transform)
      for number in [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ] { body.number(number) }
    case .clip(let path, let rule):
      begin(.clip)
      write(path)
      body.byte(rule.rawValue)
    case .opacity(let opacity):
      begin(.opacity)
      body.number(opacity)
    case .blend(let mode):
      begin(.blend)
      body.byte(mode.rawValue)
    case .shadow(nil): begin(.noShadow)
    case .shadow(let shadow?): write(shadow)
    case .fill(let path, let rule, let paint):
      begin(.fill)
      write(path)
      body.byte(rule.rawValue)
      write(paint)
    case .stroke(let path, let style, let paint):
      begin(.stroke)
      write(path)
      write(style)
      write(paint)
    case .paint(let paint):
      begin(.paint)
      write(paint)
    case .image(let drawing): write(drawing)
    case .text(let run): write(run)
    case .backdrop(let backdrop): write(backdrop)
    case .beginLayer(nil): begin(.layer)
    case .beginLayer(let bounds?):
      begin(.boundedLayer)
      write(bounds)
    case .endLayer: begin(.endLayer)
    case .antialias(let isSmooth): begin(isSmooth ? .smoothEdges : .hardEdges)
    }
  }

  private mutating func begin(_ opcode: DrawingFormat.Opcode) { body.byte(opcode.rawValue) }

  private mutating func write(_ shadow: DrawingShadow) {
    begin(.shadow)
    write(shadow.offset)
    body.number(shadow.sigma)
    write(shadow.color)
    body.byte(shadow.drawsOnlyShadow ? 1 : 0)
  }

  private mutating func write(_ drawing: ImageDrawing) {
    begin(.image)
    body.count(index(of: drawing.image))
    write(drawing.frame)
    body.byte(drawing.sampling.rawValue)
    body.byte((drawing.source == nil ? 0 : 1) | (drawing.tint == nil ? 0 : 2))
    if let source = drawing.source { write(source) }
    if let tint = drawing.tint { write(tint) }
  }

  private mutating func write(_ run: TextRun) {
    begin(.text)
    body.count(index(of: run.font))
    body.number(run.size)
    write(run.color)
    write(run.origin)
    body.text(run.text)
    let isLevel = run.glyphs.allSatisfy { $0.offset.y == 0 }
    body.count(run.glyphs.count)
    body.byte(isLevel ? 1 : 0)
    for glyph in run.glyphs {
      body.count(Int(glyph.id))
      body.count(max(0, glyph.cluster))
      body.number(glyph.offset.x)
      if !isLevel { body.number(glyph.offset.y) }
    }
  }

  private mutating func write(_ backdrop: DrawingBackdrop) {
    begin(.backdrop)
    write(backdrop.region)
    body.number(backdrop.sigma)
    for row in [backdrop.matrix.red, backdrop.matrix.green, backdrop.matrix.blue] {
      for number in [row.red, row.green, row.blue, row.constant] { body.number(number) }
    }
    write(backdrop.tint)
  }

  // MARK: Values

  private mutating func write(_ point: DrawingPoint) {
    body.number(point.x)
    body.number(point.y)
  }

  private mutating func write(_ rect: DrawingRect) {
    for number in [rect.x, rect.y, rect.width, rect.height] { body.number(number) }
  }

  private mutating func write(_ color: DrawingColor) {
    for part in [color.red, color.green, color.blue, color.alpha] { body.fraction(part) }
  }

  private mutating func write(_ path: DrawingPath) {
    if let (first, opposite) = path.plainRectangle {
      body.byte(DrawingFormat.PathKind.rectangle.rawValue)
      write(first)
      write(opposite)
      return
    }
    body.byte(DrawingFormat.PathKind.elements.rawValue)
    body.count(path.verbs.count)
    for verb in path.verbs { body.byte(verb.rawValue) }
    for point in path.points { write(point) }
  }

  private mutating func write(_ style: StrokeStyle) {
    body.number(style.width)
    body.byte(style.cap.rawValue)
    body.byte(style.join.rawValue)
    body.number(style.miterLimit)
    body.count(style.dashes.count)
    for dash in style.dashes { body.number(dash) }
    if !style.dashes.isEmpty { body.number(style.dashPhase) }
  }

  private mutating func write(_ paint: DrawingPaint) {
    switch paint {
    case .color(let color):
      body.byte(DrawingFormat.PaintKind.color.rawValue)
      write(color)
    case .gradient(let gradient): write(gradient)
    case .tiles(let image, let rect):
      body.byte(DrawingFormat.PaintKind.tiles.rawValue)
      body.count(index(of: image))
      write(rect)
    }
  }

  private mutating func write(_ gradient: DrawingGradient) {
    switch gradient.geometry {
    case .linear(let from, let to):
      body.byte(DrawingFormat.PaintKind.linear.rawValue)
      write(from)
      write(to)
    case .radial(let from, let fromRadius, let to, let toRadius):
      body.byte(DrawingFormat.PaintKind.radial.rawValue)
      write(from)
      body.number(fromRadius)
      write(to)
      body.number(toRadius)
    case .conic(let center, let angle):
      body.byte(DrawingFormat.PaintKind.conic.rawValue)
      write(center)
      body.number(angle)
    }
    body.byte((gradient.extendsBefore ? 1 : 0) | (gradient.extendsAfter ? 2 : 0))
    body.count(gradient.stops.count)
    for stop in gradient.stops {
      body.fraction(stop.offset)
      write(stop.color)
    }
  }

  // MARK: Tables

  private mutating func index(of font: DrawingFont) -> Int {
    if let index = fonts[font] { return index }
    fonts[font] = fontOrder.count
    fontOrder.append(font)
    return fontOrder.count - 1
  }

  private mutating func index(of image: DrawingImage) -> Int {
    if let index = images[image] { return index }
    images[image] = imageOrder.count
    imageOrder.append(image)
    return imageOrder.count - 1
  }
}

extension DrawingPath {
  /// Two opposite corners if the path is a rectangle as `addRect` makes it.
  fileprivate var plainRectangle: (DrawingPoint, DrawingPoint)? {
    guard verbs == [.move, .line, .line, .line, .close] else { return nil }
    let (first, opposite) = (points[0], points[2])
    return self == DrawingPath(rectangleFrom: first, to: opposite) ? (first, opposite) : nil
  }

  /// Creates a rectangular path from two opposite corners.
  init(rectangleFrom first: DrawingPoint, to opposite: DrawingPoint) {
    self.init()
    move(to: first)
    addLine(to: DrawingPoint(opposite.x, first.y))
    addLine(to: opposite)
    addLine(to: DrawingPoint(first.x, opposite.y))
    close()
  }
}
