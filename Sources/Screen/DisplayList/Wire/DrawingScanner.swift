/// A scanner that validates an encoded drawing and collects its images and glyphs.
///
/// It reads the same format as `DrawingReader`, without building the commands.
struct DrawingScanner {
  private var bytes: ByteReader
  private let verified: Set<UInt64>
  private var fonts: [DrawingFont] = []
  /// The glyphs of each font.
  private var ids: [(known: Set<UInt32>, order: [UInt32])] = []

  /// The images, in the order of the drawing's table.
  private(set) var images: [DrawingIndex.Image] = []

  /// Begins to scan a drawing.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the drawing.
  ///   - verified: Digests of images whose pixels are not compared with the digest.
  init(_ bytes: [UInt8], verified: Set<UInt64>) throws(DrawingFormatError) {
    self.bytes = try ByteReader(ofDrawing: bytes)
    self.verified = verified
  }

  /// The glyphs of the fonts that have any.
  var glyphs: [DrawingIndex.Glyphs] {
    zip(fonts, ids).compactMap { font, ids in
      ids.order.isEmpty ? nil : DrawingIndex.Glyphs(font: font, ids: ids.order)
    }
  }

  /// Scans the drawing to its end.
  mutating func scan() throws(DrawingFormatError) {
    _ = try bytes.drawingSize()
    for _ in 0..<(try bytes.count(ofBytes: 3)) { fonts.append(try bytes.font()) }
    ids = fonts.map { _ in ([], []) }
    for _ in 0..<(try bytes.count(ofBytes: 9)) { images.append(try image()) }
    for _ in 0..<(try bytes.commandCount()) { try command() }
    guard bytes.remaining == 0 else { throw bytes.malformed("there are bytes after the end") }
  }

  // MARK: Internals

  private mutating func image() throws(DrawingFormatError) -> DrawingIndex.Image {
    let digest = try bytes.uint64()
    let start = bytes.position
    guard try bytes.flags(1) == 1 else { throw .unknownImage(digest: digest) }
    let width = try bytes.count(upTo: DrawingImage.sideLimit)
    let height = try bytes.count(upTo: DrawingImage.sideLimit)
    let pixels = try bytes.slice(width * height * 4)
    let isValid =
      verified.contains(digest)
      ? DrawingImage.isPossible(width: width, height: height)
      : DrawingImage(width: width, height: height, pixels: Array(pixels))?.digest == digest
    guard isValid else { throw bytes.malformed("an image does not match its size or digest") }
    return DrawingIndex.Image(
      digest: digest, byteCount: pixels.count, contents: start..<bytes.position)
  }

  private mutating func command() throws(DrawingFormatError) {
    switch try bytes.enumeration(DrawingFormat.Opcode.self, "command") {
    case .save, .restore, .noShadow, .layer, .endLayer, .smoothEdges, .hardEdges: break
    case .transform: try numbers(6)
    case .clip:
      try path()
      _ = try bytes.enumeration(FillRule.self, "fill rule")
    case .opacity: try numbers(1)
    case .blend: _ = try bytes.enumeration(BlendMode.self, "blend mode")
    case .shadow:
      try numbers(3)
      try color()
      _ = try bytes.flags(1)
    case .fill:
      try path()
      _ = try bytes.enumeration(FillRule.self, "fill rule")
      try paint()
    case .stroke:
      try path()
      try strokeStyle()
      try paint()
    case .paint: try paint()
    case .image: try imageDrawing()
    case .text: try textRun()
    case .backdrop:
      try path()
      try numbers(13)
      try color()
    case .boundedLayer: try numbers(4)
    }
  }

  private mutating func imageDrawing() throws(DrawingFormatError) {
    _ = try index(images.count, "image")
    try numbers(4)
    _ = try bytes.enumeration(ImageDrawing.Sampling.self, "sampling")
    let flags = try bytes.flags(3)
    if flags & 1 != 0 { try numbers(4) }
    if flags & 2 != 0 { try color() }
  }

  private mutating func textRun() throws(DrawingFormatError) {
    let font = try index(fonts.count, "font")
    try numbers(1)
    try color()
    try numbers(2)
    let length = try bytes.text().utf8.count
    let count = try bytes.count(ofBytes: 6)
    let isLevel = try bytes.flags(1) == 1
    for _ in 0..<count {
      let id = UInt32(try bytes.count())
      _ = try bytes.count(upTo: length)
      try numbers(isLevel ? 1 : 2)
      if ids[font].known.insert(id).inserted { ids[font].order.append(id) }
    }
  }

  // MARK: Values

  private mutating func numbers(_ count: Int) throws(DrawingFormatError) {
    for _ in 0..<count { _ = try bytes.number() }
  }

  private mutating func color() throws(DrawingFormatError) {
    for _ in 0..<4 { _ = try bytes.fraction() }
  }

  private mutating func path() throws(DrawingFormatError) {
    switch try bytes.enumeration(DrawingFormat.PathKind.self, "kind of path") {
    case .rectangle: try numbers(4)
    case .elements: try elements()
    }
  }

  private mutating func elements() throws(DrawingFormatError) {
    let start = bytes.position
    var (pointCount, isInOrder) = (0, true)
    var last: DrawingPath.Verb?
    for _ in 0..<(try bytes.count(ofBytes: 1)) {
      let verb = try bytes.enumeration(DrawingPath.Verb.self, "element of a path")
      isInOrder = isInOrder && verb.canFollow(last)
      pointCount += verb.pointCount
      last = verb
    }
    try numbers(2 * pointCount)
    guard isInOrder else {
      throw .malformed(at: start, "the elements of a path are in an invalid order")
    }
  }

  private mutating func strokeStyle() throws(DrawingFormatError) {
    try numbers(1)
    _ = try bytes.enumeration(StrokeStyle.Cap.self, "cap")
    _ = try bytes.enumeration(StrokeStyle.Join.self, "join")
    try numbers(1)
    let count = try bytes.count(ofBytes: 4)
    try numbers(count == 0 ? 0 : count + 1)
  }

  private mutating func paint() throws(DrawingFormatError) {
    switch try bytes.enumeration(DrawingFormat.PaintKind.self, "paint") {
    case .color: try color()
    case .linear: try gradient(4)
    case .radial: try gradient(6)
    case .conic: try gradient(3)
    case .tiles:
      _ = try index(images.count, "image")
      try numbers(4)
    }
  }

  private mutating func gradient(_ count: Int) throws(DrawingFormatError) {
    try numbers(count)
    _ = try bytes.flags(3)
    for _ in 0..<(try bytes.count(ofBytes: 10)) {
      _ = try bytes.fraction()
      try color()
    }
  }

  private mutating func index(_ count: Int, _ what: String) throws(DrawingFormatError) -> Int {
    let index = try bytes.count()
    guard index < count else { throw bytes.malformed("invalid \(what)") }
    return index
  }
}

extension DrawingPath.Verb {
  /// Returns whether a valid path can have this element after another; `nil` is the path's
  /// beginning.
  fileprivate func canFollow(_ last: DrawingPath.Verb?) -> Bool {
    switch self {
    case .move: last != .move
    case .line, .quad, .cubic: last != nil && last != .close
    case .close: last != nil && last != .close
    }
  }
}
