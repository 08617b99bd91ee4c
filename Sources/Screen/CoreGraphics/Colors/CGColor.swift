import TactusDisplayList

/// A color with an opacity, in a color space.
///
/// - Thread: any.
public final class CGColor: Sendable {
  /// The color space.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// The image that a pattern repeats, or `nil` for a color.
  package let tile: Tile?
  /// A pattern of an app, or `nil` for a color.
  private let drawn: CGPattern?

  /// An image and the size of a tile.
  package struct Tile: Sendable, Hashable {
    var image: DrawingImage
    package var size: CGSize
    /// The image as one of Core Graphics.
    package var picture: CGImage { CGImage(image) }
  }

  /// Creates a pattern that repeats an image in a size.
  package init(tile image: CGImage, size: CGSize) {
    (colorSpace, values) = (.pattern, [1])
    tile = Tile(image: image.drawing, size: size)
    drawn = nil
  }

  /// Creates a color that paints with a pattern, or returns `nil` if the color space is not one of
  /// patterns, or if a component is not finite (Drawing.CG4).
  ///
  /// - Parameters:
  ///   - space: The color space of patterns, with a base for a pattern without colors.
  ///   - pattern: The pattern.
  ///   - components: The opacity of a pattern with colors; otherwise the components of the color in
  ///     the base of the color space.
  public init?(
    patternSpace space: CGColorSpace, pattern: CGPattern,
    components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    let count = pattern.isColored ? 0 : space.baseColorSpace?.numberOfComponents ?? 1
    values = (0...count).map { components[$0] }
    guard values.allSatisfy(\.isFinite) else { return nil }
    (colorSpace, tile, drawn) = (space, nil, pattern)
  }

  /// Creates a color from components, the last of which is alpha, or returns `nil` if one is not
  /// finite.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space, (0..<count).map { components[$0] })
  }

  init?(_ space: CGColorSpace, _ values: [CGFloat]) {
    guard space.numberOfComponents > 0, values.count == space.numberOfComponents + 1,
      values.allSatisfy(\.isFinite)
    else { return nil }
    (colorSpace, self.values) = (space, values)
    (tile, drawn) = (nil, nil)
  }

  private init(checked space: CGColorSpace, _ values: [CGFloat]) {
    // NaN would spread to every pixel it is blended with.
    (colorSpace, self.values) = (space, values.map { $0.isFinite ? $0 : 0 })
    (tile, drawn) = (nil, nil)
  }

  /// Creates an sRGB color.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(checked: .standardRGB, [red, green, blue, alpha])
  }

  /// Creates an sRGB color.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(checked: .standardRGB, [red, green, blue, alpha])
  }

  /// Creates a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(checked: .standardGray, [gray, alpha])
  }

  /// Creates a gray with gamma 2.2.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(checked: .standardGray, [gray, alpha])
  }

  /// Creates a CMYK color.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(checked: .deviceCMYK, [cyan, magenta, yellow, black, alpha])
  }

  /// Black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// White.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// The transparent color.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components, the last of which is alpha.
  public var components: [CGFloat]? { values }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }

  /// The opacity, 0…1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The pattern with which the color paints, or `nil` for a plain color.
  ///
  /// The pattern of an image repeats the image, and is a new object at each access.
  public var pattern: CGPattern? { drawn ?? tile.flatMap { CGPattern($0) } }

  /// The pattern of an app as a paint; `nil` for a plain color, and for an image.
  var patternPaint: PatternPaint? {
    guard let drawn else { return nil }
    guard !drawn.isColored else {
      return PatternPaint(pattern: drawn, color: nil, alpha: alpha)
    }
    let base = colorSpace?.baseColorSpace ?? .standardGray
    return PatternPaint(pattern: drawn, color: CGColor(base, values), alpha: 1)
  }

  /// Returns the same color.
  public func copy() -> CGColor? { self }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    // A pattern of an image has the alpha of that.
    if tile != nil { return self }
    let values = values.dropLast() + [alpha]
    guard let drawn, let colorSpace else {
      return CGColor(checked: colorSpace ?? .standardRGB, Array(values))
    }
    return CGColor(patternSpace: colorSpace, pattern: drawn, components: Array(values))
  }
}

extension CGColor: Hashable {
  /// Returns whether two colors have the same components in the same space.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b
      || (a.values == b.values && a.colorSpace == b.colorSpace && a.tile == b.tile
        && a.drawn == b.drawn)
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
