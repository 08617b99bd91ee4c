import DisplayList

/// A colour with its opacity, in a colour space.
///
/// - Thread: any.
public final class CGColor: Sendable {
  /// What the components mean.
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// The picture that is laid again and again in the colour's place; `nil` for a colour.
  package let tile: Tile?

  /// A picture, and the size in which it is laid.
  package struct Tile: Sendable, Hashable {
    var image: DrawingImage
    var size: CGSize
  }

  /// Makes a pattern of a picture, laid in a size.
  package init(tile image: CGImage, size: CGSize) {
    (colorSpace, values) = (.pattern, [1])
    tile = Tile(image: image.drawing, size: size)
  }

  /// Makes a colour of components, the last of which is alpha; fails with too few of them.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(space, (0..<count).map { components[$0] })
  }

  init?(_ space: CGColorSpace, _ values: [CGFloat]) {
    guard space.numberOfComponents > 0, values.count == space.numberOfComponents + 1,
      values.allSatisfy(\.isFinite)
    else { return nil }
    (colorSpace, self.values) = (space, values)
    tile = nil
  }

  private init(checked space: CGColorSpace, _ values: [CGFloat]) {
    // A number that is none would spread over every pixel it is mixed with.
    (colorSpace, self.values) = (space, values.map { $0.isFinite ? $0 : 0 })
    tile = nil
  }

  /// Makes a colour of sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(checked: .standardRGB, [red, green, blue, alpha])
  }

  /// Makes a colour of sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(checked: .standardRGB, [red, green, blue, alpha])
  }

  /// Makes a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(checked: .standardGray, [gray, alpha])
  }

  /// Makes a gray.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(checked: .standardGray, [gray, alpha])
  }

  /// Makes a colour of inks.
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
  /// Nothing at all.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components, the last of which is alpha.
  public var components: [CGFloat]? { values }

  /// How many components there are, alpha among them.
  public var numberOfComponents: Int { values.count }

  /// The opacity, 0…1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    // A pattern is as opaque as its picture.
    tile != nil
      ? self
      : CGColor(checked: colorSpace ?? .standardRGB, values.dropLast() + [alpha])
  }
}

extension CGColor: Hashable {
  /// Whether two colours have the same components in the same space.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || (a.values == b.values && a.colorSpace == b.colorSpace && a.tile == b.tile)
  }

  /// Feeds the components to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
