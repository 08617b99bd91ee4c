/// What writer and reader of the binary form agree upon; `Documentation/DisplayList.md` says it all.
public enum DrawingForm {
  /// Raised when the meaning of a byte changes.
  public static let version = 1
  /// How the bytes begin.
  static let signature: [UInt8] = Array("TDL".utf8)
  /// How the bytes of letters begin.
  static let glyphSignature: [UInt8] = Array("TGL".utf8)

  /// Bytes of one drawing at most.
  ///
  /// - Source: guess; a screen full of pictures has 12 MB of pixels.
  public static let byteLimit = 1 << 28
  /// Commands of one drawing at most.
  ///
  /// - Source: guess; a busy screen has 300.
  public static let commandLimit = 1 << 17
  /// How far a coordinate may be from 0; Cairo's own end at 2²³ pixels.
  ///
  /// - Source: documented for Cairo's 24.8 fixed point; divided by its scale of up to 3.
  static let coordinateLimit: Float = 2_000_000

  /// What a command is called.
  enum Opcode: UInt8 {
    case save, restore, transform, clip, opacity, blend, noShadow, shadow
    case fill, stroke, paint, image, text, backdrop, layer, boundedLayer, endLayer
    case smoothEdges, hardEdges
  }

  /// How a path is written.
  enum PathKind: UInt8 { case elements, rectangle }

  /// How a paint is written.
  enum PaintKind: UInt8 { case color, linear, radial, conic, tiles }
}
