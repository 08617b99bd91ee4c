/// An encoder of glyph shapes, for painters that do not have the fonts' files.
///
/// `Documentation/DisplayList.md` specifies the format.
public enum GlyphWriter {
  /// Returns the bytes of glyph shapes.
  ///
  /// - Parameter shapes: The glyphs of each font by their number; the order is kept.
  public static func bytes(
    of shapes: [(font: DrawingFont, glyphs: [(id: UInt32, shape: GlyphShape)])]
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.bytes = DrawingFormat.glyphSignature + [UInt8(DrawingFormat.version)]
    writer.count(shapes.count)
    for (font, glyphs) in shapes {
      writer.text(font.family)
      writer.count(max(0, font.weight))
      writer.byte(font.isItalic ? 1 : 0)
      writer.count(glyphs.count)
      for (id, shape) in glyphs {
        writer.count(Int(id))
        write(shape, to: &writer)
      }
    }
    return writer.bytes
  }

  private static func write(_ shape: GlyphShape, to writer: inout ByteWriter) {
    switch shape {
    case .empty: writer.byte(0)
    case .outline(let path):
      writer.byte(1)
      writer.count(path.verbs.count)
      for verb in path.verbs { writer.byte(verb.rawValue) }
      for point in path.points {
        writer.number(point.x)
        writer.number(point.y)
      }
    case .picture(let image, let frame):
      writer.byte(2)
      for number in [frame.x, frame.y, frame.width, frame.height] { writer.number(number) }
      writer.count(image.width)
      writer.count(image.height)
      writer.bytes += image.pixels
    }
  }
}
