// Drawing of resizable images (Drawing.DR15, Drawing.DR16).
extension UIImage {
  /// Draws the image into a rectangle of a context that has a view's coordinates.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - rect: The rectangle.
  ///   - tint: The color for the image's alpha; `nil` for its own colors.
  package func paint(on context: CGContext, in rect: CGRect, tint: UIColor? = nil) {
    guard let image = sharpened(for: rect.size).uprightPixels, rect.width != 0, rect.height != 0
    else { return }
    let color = (tint ?? attributes.tint)?.cgColor
    guard let caps = attributes.caps else {
      return context.drawUpright(image, in: rect, tint: color)
    }
    let pixels = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    let columns = NineSliceAxis(
      length: pixels.width, before: caps.left, after: caps.right, scale: scale, start: rect.minX,
      room: rect.width)
    let rows = NineSliceAxis(
      length: pixels.height, before: caps.top, after: caps.bottom, scale: scale, start: rect.minY,
      room: rect.height)
    let isTiled = attributes.resizing == .tile
    context.saveGState()
    // Antialiased edges of adjacent slices would leave seams.
    context.setShouldAntialias(false)
    for row in rows.slices(tiled: isTiled) {
      for column in columns.slices(tiled: isTiled) {
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

  /// Whether the middle is tiled and larger than one pixel, so that stretching would look
  /// different.
  package var isTiled: Bool {
    guard let caps = attributes.caps, attributes.resizing == .tile else { return false }
    let middle = CGSize(
      width: size.width - caps.left - caps.right, height: size.height - caps.top - caps.bottom)
    return max(middle.width, middle.height) * scale > 1.5
  }

  /// The stretchable part, as fractions of the size.
  package var contentsCenterRect: CGRect {
    guard let caps = attributes.caps, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: caps.left / size.width, y: caps.top / size.height,
      width: max(0, size.width - caps.left - caps.right) / size.width,
      height: max(0, size.height - caps.top - caps.bottom) / size.height)
  }
}

/// One dimension of a resizable image, cut into three slices, and its target.
struct NineSliceAxis {
  private let before, middle, after: Range<CGFloat>
  private let toBefore, toMiddle, toAfter: Range<CGFloat>
  private let scale: CGFloat

  /// Cuts a dimension into three slices.
  ///
  /// - Parameters:
  ///   - length: The length of the image, in pixels.
  ///   - before: The cap at the beginning, in points.
  ///   - after: The cap at the end, in points.
  ///   - scale: The scale, in pixels per point.
  ///   - start: The beginning of the target, in points.
  ///   - room: The length of the target, in points.
  package init(
    length: CGFloat, before: CGFloat, after: CGFloat, scale: CGFloat, start: CGFloat,
    room: CGFloat
  ) {
    let first = min(max(0, before * scale), length)
    let last = min(max(0, after * scale), length - first)
    self.before = 0..<first
    middle = first..<length - last
    self.after = length - last..<length
    // Caps larger than the target shrink in proportion.
    let shrink = min(1, room * scale / max(first + last, 1e-9))
    let (head, tail) = (start + first / scale * shrink, start + room - last / scale * shrink)
    toBefore = start..<max(start, head)
    toMiddle = max(start, head)..<max(start, head, tail)
    toAfter = max(start, head, tail)..<max(start + room, head, tail)
    self.scale = scale
  }

  /// Returns the nonempty slices.
  func slices(tiled: Bool) -> [(from: Range<CGFloat>, to: Range<CGFloat>)] {
    var all = [(from: before, to: toBefore)]
    if tiled, middle.length > 0 {
      let step = middle.length / scale
      var place = toMiddle.lowerBound
      while place < toMiddle.upperBound - 1e-6, all.count < Self.maximumTiles {
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

  /// The maximum number of tiles along a dimension.
  ///
  /// - Source: guess; a screen has at most 1,300 pixels along a side, and a tile at least one.
  private static let maximumTiles = 2_000
}

extension Range<CGFloat> {
  /// The distance between the bounds.
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
