/// The constants of the binary format; `Documentation/DisplayList.md` specifies it.
public enum DrawingFormat {
  /// The version, raised when the meaning of a byte changes.
  public static let version = 1
  /// The signature of drawings.
  static let signature: [UInt8] = Array("TDL".utf8)
  /// The signature of glyph shapes.
  static let glyphSignature: [UInt8] = Array("TGL".utf8)

  /// The maximum size of a drawing, in bytes.
  ///
  /// - Source: guess; a screen full of pictures has 12 MB of pixels.
  public static let byteLimit = 1 << 28
  /// The maximum number of commands in a drawing.
  ///
  /// - Source: guess; a busy screen has 300.
  public static let commandLimit = 1 << 17
  /// The greatest absolute value of a coordinate; Cairo's limit is 2²³ pixels.
  ///
  /// - Source: documented for Cairo's 24.8 fixed point; divided by its scale of up to 3.
  static let coordinateLimit: Float = 2_000_000

  /// The opcode of a command.
  enum Opcode: UInt8 {
    case save, restore, transform, clip, opacity, blend, noShadow, shadow
    case fill, stroke, paint, image, text, backdrop, layer, boundedLayer, endLayer
    case smoothEdges, hardEdges
  }

  /// The encoding of a path.
  enum PathKind: UInt8 { case elements, rectangle }

  /// The type of a paint.
  enum PaintKind: UInt8 { case color, linear, radial, conic, tiles }
}
