// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreGraphics.tsv.
// Do not edit.

/// The position of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable, Hashable {
  /// No alpha component.
  case none
  /// Alpha after the color components, which are premultiplied.
  case premultipliedLast
  /// Alpha before the color components, which are premultiplied.
  case premultipliedFirst
  /// Alpha after the color components, which are not premultiplied.
  case last
  /// Alpha before the color components, which are not premultiplied.
  case first
  /// An unused component after the color components.
  case noneSkipLast
  /// An unused component before the color components.
  case noneSkipFirst
  /// Alpha without color components.
  case alphaOnly
}

/// The format of pixels whose components do not all have the same size.
public enum CGImagePixelFormatInfo: UInt32, Sendable, Hashable {
  /// The mask of the format's bits.
  case mask = 0xF0000
  /// Components that fill their bits.
  case packed = 0
  /// Five bits for each of red, green and blue.
  case RGB555 = 0x10000
  /// Five bits for red and blue, and six for green.
  case RGB565 = 0x20000
  /// Ten bits for each of red, green and blue.
  case RGB101010 = 0x30000
  /// Ten bits for each of red, green and blue, with an extended range.
  case RGBCIF10 = 0x40000
}

/// The handling of colors outside a color space's gamut; here it is always clipping.
public enum CGColorRenderingIntent: Int32, Sendable, Hashable {
  /// The default of the context.
  case defaultIntent
  /// Absolute colorimetric: the white point of the medium is ignored.
  case absoluteColorimetric
  /// Relative colorimetric: the white points of both media are matched.
  case relativeColorimetric
  /// Perceptual: the whole gamut is compressed.
  case perceptual
  /// Saturation: colors are kept as saturated as possible.
  case saturation
}

/// The model of a color space.
public enum CGColorSpaceModel: Int32, Sendable, Hashable {
  /// An unknown model.
  case unknown = -1
  /// Gray.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// CIE L\*a\*b\*.
  case lab
  /// Any number of colorants.
  case deviceN
  /// Indexes of a color table.
  case indexed
  /// A pattern.
  case pattern
  /// CIE XYZ.
  case XYZ
}

/// The title of a document, a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The author of a document, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The subject of a document, a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The keywords of a document, a string or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that created the content, a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The password of the document's owner; documents with passwords cannot be written.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The password of the document's reader; documents with passwords cannot be written.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// Whether readers may print the document; it has no effect without a password.
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
/// Whether readers may copy from the document; it has no effect without a password.
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
/// The size of a page, data that hold a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

/// The options for drawing beyond a gradient's ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color extends before the start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  /// The last color extends beyond the end.
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

/// The operation that draws a path.
public enum CGPathDrawingMode: Int32, Sendable, Hashable {
  /// Fills with the winding rule.
  case fill
  /// Fills with the even-odd rule.
  case eoFill
  /// Strokes.
  case stroke
  /// Fills with the winding rule, then strokes.
  case fillStroke
  /// Fills with the even-odd rule, then strokes.
  case eoFillStroke
}

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable, Hashable {
  /// Begins a subpath; one point.
  case moveToPoint
  /// Adds a straight line; one point.
  case addLineToPoint
  /// Adds a quadratic Bézier curve; control and end.
  case addQuadCurveToPoint
  /// Adds a cubic Bézier curve; both controls and end.
  case addCurveToPoint
  /// Closes the subpath; no point.
  case closeSubpath
}

/// The placement of the tiles of a pattern; all of them are drawn without distortion here.
public enum CGPatternTiling: Int32, Sendable, Hashable {
  /// Tiles are not distorted, and their distances may vary.
  case noDistortion
  /// Distances are constant, and tiles may be distorted slightly.
  case constantSpacingMinimalDistortion
  /// Distances are constant, and tiles may be distorted.
  case constantSpacing
}

/// The operation that draws text.
public enum CGTextDrawingMode: Int32, Sendable, Hashable {
  /// Fills.
  case fill
  /// Strokes.
  case stroke
  /// Fills, then strokes.
  case fillStroke
  /// Draws nothing.
  case invisible
  /// Fills, and adds to the clip.
  case fillClip
  /// Strokes, and adds to the clip.
  case strokeClip
  /// Fills, strokes, and adds to the clip.
  case fillStrokeClip
  /// Adds to the clip.
  case clip
}
