/// Reads drawings in their binary form, from anybody.
///
/// Bytes that are no drawing end in one error. What they may ask for is bounded by what they bring:
/// nothing grows larger in memory than a small multiple of the bytes.
public struct DrawingReader {
  private var bytes: ByteReader
  private var fonts: [DrawingFont] = []
  private var images: [DrawingImage] = []

  private init(_ bytes: [UInt8]) { self.bytes = ByteReader(bytes) }

  /// Reads a drawing.
  ///
  /// - Parameters:
  ///   - bytes: All bytes of the drawing, and no others.
  ///   - known: Finds a picture that was sent before by its digest.
  public static func drawing(
    _ bytes: [UInt8], known: (UInt64) -> DrawingImage? = { _ in nil }
  ) throws(DrawingFormatError) -> Drawing {
    guard bytes.count <= DrawingForm.byteLimit else { throw .tooLarge("bytes") }
    guard bytes.starts(with: DrawingForm.signature), bytes.count > DrawingForm.signature.count
    else { throw .notADrawing }
    var reader = DrawingReader(bytes)
    _ = try reader.bytes.piece(DrawingForm.signature.count)
    let version = Int(try reader.bytes.byte())
    guard version == DrawingForm.version else { throw .version(version) }
    return try reader.drawing(known)
  }

  // MARK: Internals

  private mutating func drawing(
    _ known: (UInt64) -> DrawingImage?
  ) throws(DrawingFormatError) -> Drawing {
    var drawing = Drawing(width: try bytes.number(), height: try bytes.number())
    guard drawing.width >= 0, drawing.height >= 0 else {
      throw bytes.malformed("a size is below 0")
    }
    for _ in 0..<(try bytes.count(ofBytes: 3)) { fonts.append(try font()) }
    for _ in 0..<(try bytes.count(ofBytes: 9)) { images.append(try image(known)) }
    let count = try bytes.count(ofBytes: 1)
    guard count <= DrawingForm.commandLimit else { throw .tooLarge("commands") }
    drawing.commands.reserveCapacity(count)
    for _ in 0..<count { drawing.commands.append(try command()) }
    guard bytes.left == 0 else { throw bytes.malformed("there is something after the end") }
    return drawing
  }

  private mutating func font() throws(DrawingFormatError) -> DrawingFont {
    DrawingFont(
      family: try bytes.text(), weight: try bytes.count(upTo: 1_000),
      isItalic: try bytes.flags(1) == 1)
  }

  private mutating func image(
    _ known: (UInt64) -> DrawingImage?
  ) throws(DrawingFormatError) -> DrawingImage {
    let digest = try bytes.word()
    guard try bytes.flags(1) == 1 else {
      guard let image = known(digest) else { throw .unknownImage(digest: digest) }
      return image
    }
    let width = try bytes.count(upTo: DrawingImage.sideLimit)
    let height = try bytes.count(upTo: DrawingImage.sideLimit)
    let pixels = Array(try bytes.piece(width * height * 4))
    guard let image = DrawingImage(width: width, height: height, pixels: pixels),
      image.digest == digest
    else { throw bytes.malformed("a picture is not what it says") }
    return image
  }

  private mutating func command() throws(DrawingFormatError) -> DrawingCommand {
    switch try bytes.choice(DrawingForm.Opcode.self, "command") {
    case .save: return .save
    case .restore: return .restore
    case .transform:
      return .transform(
        DrawingTransform(
          a: try bytes.number(), b: try bytes.number(), c: try bytes.number(),
          d: try bytes.number(), tx: try bytes.number(), ty: try bytes.number()))
    case .clip: return .clip(try path(), try bytes.choice(FillRule.self, "rule"))
    case .opacity: return .opacity(try bytes.number())
    case .blend: return .blend(try bytes.choice(BlendMode.self, "mode"))
    case .noShadow: return .shadow(nil)
    case .shadow:
      return .shadow(
        DrawingShadow(
          offset: try point(), sigma: try bytes.number(), color: try color(),
          isAlone: try bytes.flags(1) == 1))
    case .fill:
      return .fill(try path(), try bytes.choice(FillRule.self, "rule"), try paint())
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
    let image = try pick(images, "picture")
    var drawing = ImageDrawing(
      image, in: try rect(), sampling: try bytes.choice(ImageDrawing.Sampling.self, "sampling"))
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
    switch try bytes.choice(DrawingForm.PathKind.self, "kind of path") {
    case .rectangle: return DrawingPath(rectangleFrom: try point(), to: try point())
    case .elements: return try elements()
    }
  }

  private mutating func elements() throws(DrawingFormatError) -> DrawingPath {
    let start = bytes.place
    var verbs: [DrawingPath.Verb] = []
    for _ in 0..<(try bytes.count(ofBytes: 1)) {
      verbs.append(try bytes.choice(DrawingPath.Verb.self, "element of a path"))
    }
    var path = DrawingPath()
    for verb in verbs {
      var points: [DrawingPoint] = []
      for _ in 0..<verb.pointCount { points.append(try point()) }
      path.append(DrawingPath.Element(verb: verb, points: points[...]))
    }
    // What a path would have repaired by itself was not written by a path.
    guard path.verbs == verbs else {
      throw .malformed(at: start, "the elements of a path are in no order")
    }
    return path
  }

  private mutating func strokeStyle() throws(DrawingFormatError) -> StrokeStyle {
    var style = StrokeStyle(
      width: try bytes.number(), cap: try bytes.choice(StrokeStyle.Cap.self, "cap"),
      join: try bytes.choice(StrokeStyle.Join.self, "join"), miterLimit: try bytes.number())
    for _ in 0..<(try bytes.count(ofBytes: 4)) { style.dashes.append(try bytes.number()) }
    if !style.dashes.isEmpty { style.dashPhase = try bytes.number() }
    return style
  }

  private mutating func paint() throws(DrawingFormatError) -> DrawingPaint {
    switch try bytes.choice(DrawingForm.PaintKind.self, "paint") {
    case .color: return .color(try color())
    case .linear: return try gradient(.linear(from: try point(), to: try point()))
    case .radial:
      return try gradient(
        .radial(
          from: try point(), fromRadius: try bytes.number(), to: try point(),
          toRadius: try bytes.number()))
    case .conic: return try gradient(.conic(around: try point(), angle: try bytes.number()))
    case .tiles: return .tiles(try pick(images, "picture"), try rect())
    }
  }

  private mutating func gradient(
    _ form: DrawingGradient.Form
  ) throws(DrawingFormatError) -> DrawingPaint {
    let flags = try bytes.flags(3)
    var gradient = DrawingGradient(
      form, stops: [], extendsBefore: flags & 1 != 0, extendsAfter: flags & 2 != 0)
    for _ in 0..<(try bytes.count(ofBytes: 10)) {
      gradient.stops.append(DrawingGradient.Stop(try bytes.fraction(), try color()))
    }
    return .gradient(gradient)
  }

  private mutating func pick<Value>(
    _ table: [Value], _ what: String
  ) throws(DrawingFormatError) -> Value {
    let index = try bytes.count()
    guard table.indices.contains(index) else { throw bytes.malformed("there is no such \(what)") }
    return table[index]
  }
}
