// How pictures are drawn that have an edge which is not stretched.
// Source: Documentation/Behaviour/Drawing.md (DR15, DR16)
extension UIImage {
  /// Draws the picture as large as a rectangle, on a context with a view's coordinates.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - rect: Where it goes.
  ///   - tint: The colour of its opacity; `nil` for what it has itself.
  func paint(on context: CGContext, in rect: CGRect, tint: UIColor? = nil) {
    guard let image = uprightPixels, rect.width != 0, rect.height != 0 else { return }
    let color = (tint ?? form.tint)?.cgColor
    guard let caps = form.caps else {
      return context.drawUpright(image, in: rect, tint: color)
    }
    let pixels = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    let columns = ImageParts(
      length: pixels.width, before: caps.left, after: caps.right, scale: scale, start: rect.minX,
      room: rect.width)
    let rows = ImageParts(
      length: pixels.height, before: caps.top, after: caps.bottom, scale: scale, start: rect.minY,
      room: rect.height)
    let isTiled = form.resizing == .tile
    context.saveGState()
    // Smooth edges of neighbours would let what is beneath shine through between them.
    context.setShouldAntialias(false)
    for row in rows.pieces(tiled: isTiled) {
      for column in columns.pieces(tiled: isTiled) {
        context.drawUpright(
          image,
          in: CGRect(
            x: column.to.lowerBound, y: row.to.lowerBound, width: column.to.length,
            height: row.to.length),
          source: CGRect(
            x: column.from.lowerBound, y: row.from.lowerBound, width: column.from.length,
            height: row.from.length), tint: color)
      }
    }
    context.restoreGState()
  }

  /// Whether what is repeated is only a pixel, so that to stretch it looks the same.
  var isTiled: Bool {
    guard let caps = form.caps, form.resizing == .tile else { return false }
    let middle = CGSize(
      width: size.width - caps.left - caps.right, height: size.height - caps.top - caps.bottom)
    return max(middle.width, middle.height) * scale > 1.5
  }

  /// The part that is stretched, in parts of the size.
  var stretchedPart: CGRect {
    guard let caps = form.caps, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: caps.left / size.width, y: caps.top / size.height,
      width: max(0, size.width - caps.left - caps.right) / size.width,
      height: max(0, size.height - caps.top - caps.bottom) / size.height)
  }
}

/// One side of a picture whose ends are not stretched, and where it goes.
struct ImageParts {
  private let before, middle, after: Range<CGFloat>
  private let toBefore, toMiddle, toAfter: Range<CGFloat>
  private let scale: CGFloat

  /// Cuts a side in three.
  ///
  /// - Parameters:
  ///   - length: Pixels of the picture.
  ///   - before: Points at the beginning that are not stretched.
  ///   - after: Points at the end that are not.
  ///   - scale: Pixels a point.
  ///   - start: Where it goes, in points.
  ///   - room: How much room is there.
  init(
    length: CGFloat, before: CGFloat, after: CGFloat, scale: CGFloat, start: CGFloat,
    room: CGFloat
  ) {
    let first = min(max(0, before * scale), length)
    let last = min(max(0, after * scale), length - first)
    self.before = 0..<first
    middle = first..<length - last
    self.after = length - last..<length
    // Where there is no room for both ends they shrink alike.
    let shrink = min(1, room * scale / max(first + last, 1e-9))
    let (head, tail) = (start + first / scale * shrink, start + room - last / scale * shrink)
    toBefore = start..<max(start, head)
    toMiddle = max(start, head)..<max(start, head, tail)
    toAfter = max(start, head, tail)..<max(start + room, head, tail)
    self.scale = scale
  }

  /// The pieces that there is something of.
  func pieces(tiled: Bool) -> [(from: Range<CGFloat>, to: Range<CGFloat>)] {
    var all = [(from: before, to: toBefore)]
    if tiled, middle.length > 0 {
      let step = middle.length / scale
      var place = toMiddle.lowerBound
      while place < toMiddle.upperBound - 1e-6, all.count < Self.mostTiles {
        let end = min(place + step, toMiddle.upperBound)
        let part = middle.lowerBound..<middle.lowerBound + (end - place) * scale
        all.append((part, place..<end))
        place = end
      }
    } else {
      all.append((middle, toMiddle))
    }
    all.append((after, toAfter))
    return all.filter { $0.from.length > 0 && $0.to.length > 0 }
  }

  /// Tiles along a side at most.
  ///
  /// - Source: guess; a screen has at most 1,300 pixels along a side, and a tile at least one.
  private static let mostTiles = 2_000
}

extension Range<CGFloat> {
  /// From the beginning to the end.
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
