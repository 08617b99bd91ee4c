/// A decoder of drawings from untrusted bytes.
///
/// Invalid bytes cause exactly one error. Memory is bounded by a small multiple of the number of
/// bytes.
public struct DrawingReader {
  private var bytes: ByteReader
  private var fonts: [DrawingFont] = []
  private var images: [DrawingImage] = []

  private init(_ bytes: ByteReader) { self.bytes = bytes }

  /// Decodes a drawing.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the drawing, without any others.
  ///   - known: Returns an image that was sent before by its digest.
  public static func drawing(
    _ bytes: [UInt8], known: (UInt64) -> DrawingImage? = { _ in nil }
  ) throws(DrawingFormatError) -> Drawing {
    var reader = DrawingReader(try ByteReader(ofDrawing: bytes))
    return try reader.drawing(known)
  }

  /// Decodes the size of a drawing, in points, and nothing that follows it.
  ///
  /// - Parameter bytes: The bytes of the drawing.
  public static func size(
    of bytes: [UInt8]
  ) throws(DrawingFormatError) -> (width: Double, height: Double) {
    var reader = try ByteReader(ofDrawing: bytes)
    return try reader.drawingSize()
  }

  // MARK: Internals

  private mutating func drawing(
    _ known: (UInt64) -> DrawingImage?
  ) throws(DrawingFormatError) -> Drawing {
    let (width, height) = try bytes.drawingSize()
    var drawing = Drawing(width: width, height: height)
    for _ in 0..<(try bytes.count(ofBytes: 3)) { fonts.append(try bytes.font()) }
    for _ in 0..<(try bytes.count(ofBytes: 9)) { images.append(try image(known)) }
    let count = try bytes.commandCount()
    drawing.commands.reserveCapacity(count)
    for _ in 0..<count { drawing.commands.append(try command()) }
    guard bytes.remaining == 0 else { throw bytes.malformed("there are bytes after the end") }
    return drawing
  }

  private mutating func image(
    _ known: (UInt64) -> DrawingImage?
  ) throws(DrawingFormatError) -> DrawingImage {
    let digest = try bytes.uint64()
    guard try bytes.flags(1) == 1 else {
      guard let image = known(digest) else { throw .unknownImage(digest: digest) }
      return image
    }
    let width = try bytes.count(upTo: DrawingImage.sideLimit)
    let height = try bytes.count(upTo: DrawingImage.sideLimit)
    let pixels = Array(try bytes.slice(width * height * 4))
    guard let image = DrawingImage(width: width, height: height, pixels: pixels),
      image.digest == digest
    else { throw bytes.malformed("an image does not match its size or digest") }
    return image
  }

  private mutating func command() throws(DrawingFormatError) -> DrawingCommand {
    switch try bytes.enumeration(DrawingFormat.Opcode.self, "command") {
    case .save: return .save
    case .restore: return .restore
    case .transform:
      return .transform(
        DrawingTransform(
          a: try bytes.number(), b: try bytes.number(), c: try bytes.number(),
          d: try bytes.number(), tx: try bytes.number(), ty: try bytes.number()))
    case .clip: return .clip(try path(), try bytes.enumeration(FillRule.self, "fill rule"))
    case .opacity: return .opacity(try bytes.number())
    case .blend: return .blend(try bytes.enumeration(BlendMode.self, "blend mode"))
    case .noShadow: return .shadow(nil)
    case .shadow:
      return .shadow(
        DrawingShadow(
          offset: try point(), sigma: try bytes.number(), color: try color(),
          drawsOnlyShadow: try bytes.flags(1) == 1))
    case .fill:
      return .fill(try path(), try bytes.enumeration(FillRule.self, "fill rule"), try paint())
    case .stroke: return .stroke(try path(), try strokeStyle(), try paint())
    case .paint: return .paint(try paint())
    case .image: return .image(try imageDrawing())
    case .text: return .text(try textRun())
    case .backdrop: return .backdrop(try backdrop())
    case .layer: return .beginLayer(nil)
    case .boundedLayer: return .beginLayer(try rect())
    case .endLayer: return .endLayer
    case .smoothEdges: return .antialias(true)
    case .hardEdges: return .antialias(false)
    }
  }

  private mutating func imageDrawing() throws(DrawingFormatError) -> ImageDrawing {
    let image = try pick(images, "image")
    var drawing = ImageDrawing(
      image, in: try rect(), sampling: try bytes.enumeration(ImageDrawing.Sampling.self, "sampling")
    )
    let flags = try bytes.flags(3)
    if flags & 1 != 0 { drawing.source = try rect() }
    if flags & 2 != 0 { drawing.tint = try color() }
    return drawing
  }

  private mutating func textRun() throws(DrawingFormatError) -> TextRun {
    var run = TextRun(
      font: try pick(fonts, "font"), size: try bytes.number(), color: try color(),
      origin: try point(), glyphs: [], text: try bytes.text())
    let count = try bytes.count(ofBytes: 6)
    let isLevel = try bytes.flags(1) == 1
    for _ in 0..<count {
      let id = UInt32(try bytes.count())
      let cluster = try bytes.count(upTo: run.text.utf8.count)
      let x = try bytes.number()
      run.glyphs.append(
        TextRun.Glyph(
          id: id, offset: DrawingPoint(x, isLevel ? 0 : try bytes.number()), cluster: cluster))
    }
    return run
  }

  private mutating func backdrop() throws(DrawingFormatError) -> DrawingBackdrop {
    let (region, sigma) = (try path(), try bytes.number())
    var rows: [ColorMatrix.Row] = []
    for _ in 0..<3 {
      rows.append(
        ColorMatrix.Row(
          try bytes.number(), try bytes.number(), try bytes.number(), try bytes.number()))
    }
    return DrawingBackdrop(
      region: region, sigma: sigma,
      matrix: ColorMatrix(red: rows[0], green: rows[1], blue: rows[2]), tint: try color())
  }

  // MARK: Values

  private mutating func point() throws(DrawingFormatError) -> DrawingPoint {
    DrawingPoint(try bytes.number(), try bytes.number())
  }

  private mutating func rect() throws(DrawingFormatError) -> DrawingRect {
    DrawingRect(
      x: try bytes.number(), y: try bytes.number(), width: try bytes.number(),
      height: try bytes.number())
  }

  private mutating func color() throws(DrawingFormatError) -> DrawingColor {
    DrawingColor(
      red: try bytes.fraction(), green: try bytes.fraction(), blue: try bytes.fraction(),
      alpha: try bytes.fraction())
  }

  private mutating func path() throws(DrawingFormatError) -> DrawingPath {
    switch try bytes.enumeration(DrawingFormat.PathKind.self, "kind of path") {
    case .rectangle: return DrawingPath(rectangleFrom: try point(), to: try point())
    case .elements: return try elements()
    }
  }

  private mutating func elements() throws(DrawingFormatError) -> DrawingPath {
    let start = bytes.position
    var verbs: [DrawingPath.Verb] = []
    for _ in 0..<(try bytes.count(ofBytes: 1)) {
      verbs.append(try bytes.enumeration(DrawingPath.Verb.self, "element of a path"))
    }
    var path = DrawingPath()
    for verb in verbs {
      var points: [DrawingPoint] = []
      for _ in 0..<verb.pointCount { points.append(try point()) }
      path.append(DrawingPath.Element(verb: verb, points: points[...]))
    }
    // A difference means that the elements were not written from a valid path.
    guard path.verbs == verbs else {
      throw .malformed(at: start, "the elements of a path are in an invalid order")
    }
    return path
  }

  private mutating func strokeStyle() throws(DrawingFormatError) -> StrokeStyle {
    var style = StrokeStyle(
      width: try bytes.number(), cap: try bytes.enumeration(StrokeStyle.Cap.self, "cap"),
      join: try bytes.enumeration(StrokeStyle.Join.self, "join"), miterLimit: try bytes.number())
    for _ in 0..<(try bytes.count(ofBytes: 4)) { style.dashes.append(try bytes.number()) }
    if !style.dashes.isEmpty { style.dashPhase = try bytes.number() }
    return style
  }

  private mutating func paint() throws(DrawingFormatError) -> DrawingPaint {
    switch try bytes.enumeration(DrawingFormat.PaintKind.self, "paint") {
    case .color: return .color(try color())
    case .linear: return try gradient(.linear(from: try point(), to: try point()))
    case .radial:
      return try gradient(
        .radial(
          from: try point(), fromRadius: try bytes.number(), to: try point(),
          toRadius: try bytes.number()))
    case .conic: return try gradient(.conic(around: try point(), angle: try bytes.number()))
    case .tiles: return .tiles(try pick(images, "image"), try rect())
    }
  }

  private mutating func gradient(
    _ geometry: DrawingGradient.Geometry
  ) throws(DrawingFormatError) -> DrawingPaint {
    let flags = try bytes.flags(3)
    var gradient = DrawingGradient(
      geometry, stops: [], extendsBefore: flags & 1 != 0, extendsAfter: flags & 2 != 0)
    for _ in 0..<(try bytes.count(ofBytes: 10)) {
      gradient.stops.append(DrawingGradient.Stop(try bytes.fraction(), try color()))
    }
    return .gradient(gradient)
  }

  private mutating func pick<Value>(
    _ table: [Value], _ what: String
  ) throws(DrawingFormatError) -> Value {
    let index = try bytes.count()
    guard table.indices.contains(index) else { throw bytes.malformed("invalid \(what)") }
    return table[index]
  }
}
