internal import QuartzCore

/// A color with components in a color space, backed by a Core Graphics color (Drawing.DR27).
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class CIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // MARK: Creating

  /// Wraps a Core Graphics color.
  public init(cgColor: CGColor) {
    color = cgColor
    let values = cgColor.components ?? [0]
    let copy = UnsafeMutablePointer<CGFloat>.allocate(capacity: values.count)
    copy.initialize(from: values, count: values.count)
    (stored, count) = (UnsafePointer(copy), values.count)
    let space = CGColorSpace(name: CGColorSpace.extendedSRGB)
    let isRGB = cgColor.colorSpace?.model == .rgb
    let standard =
      isRGB
      ? cgColor : space.flatMap { cgColor.converted(to: $0, intent: .defaultIntent, options: nil) }
    unmultiplied = standard?.components ?? [0, 0, 0, 0]
    super.init()
  }

  /// Creates an sRGB color with an alpha component.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates an opaque sRGB color.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color with an alpha component in an RGB color space; fails for other color spaces.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace
  ) {
    guard colorSpace.model == .rgb,
      let color = CGColor(colorSpace: colorSpace, components: [red, green, blue, alpha])
    else { return nil }
    self.init(cgColor: color)
  }

  /// Creates an opaque color in an RGB color space; fails for other color spaces.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace
  ) { self.init(red: red, green: green, blue: blue, alpha: 1, colorSpace: colorSpace) }

  /// Parses an sRGB color.
  ///
  /// - Parameter representation: Three or four numbers separated by spaces; without numbers the
  ///   color is clear.
  public convenience init(string representation: String) {
    var numbers = representation.split(whereSeparator: \.isWhitespace).prefix(4)
      .prefix { Double($0) != nil }.compactMap { Double($0) }.map { CGFloat($0) }
    let alpha: CGFloat = numbers.isEmpty ? 0 : 1
    while numbers.count < 3 { numbers.append(0) }
    if numbers.count == 3 { numbers.append(alpha) }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  /// Creates a color from an archive.
  public required convenience init?(coder: NSCoder) {
    guard let color = CGColor(from: coder, forKey: Self.archiveKey) else { return nil }
    self.init(cgColor: color)
  }

  deinit { stored.deallocate() }

  /// Whether descriptors support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the color.
  open func encode(with coder: NSCoder) { color.encode(to: coder, forKey: Self.archiveKey) }

  // MARK: Components

  /// The color space; sRGB if the Core Graphics color has none.
  open var colorSpace: CGColorSpace { color.colorSpace ?? CGColorSpaceCreateDeviceRGB() }
  /// The components including alpha, in memory that is valid as long as the color.
  open var components: UnsafePointer<CGFloat> { stored }
  /// The number of components, including alpha.
  open var numberOfComponents: Int { count }
  /// The red component without premultiplication; converted to sRGB from color spaces without red.
  open var red: CGFloat { unmultiplied[0] }
  /// The green component without premultiplication; converted to sRGB from color spaces without
  /// green.
  open var green: CGFloat { unmultiplied[1] }
  /// The blue component without premultiplication; converted to sRGB from color spaces without
  /// blue.
  open var blue: CGFloat { unmultiplied[2] }
  /// The opacity, 0…1.
  open var alpha: CGFloat { color.alpha }
  /// Red, green, blue and alpha, separated by spaces.
  open var stringRepresentation: String {
    [red, green, blue, alpha].map { "\(Double($0))" }.joined(separator: " ")
  }

  // MARK: NSObject

  /// Returns the color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is a color with the same components and color space.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.color == color }

  /// The hash; equal colors have equal hashes.
  open override var hash: Int { color.hashValue }

  /// A description of the components, for debugging.
  open override var description: String { "CIColor (\(stringRepresentation))" }

  // MARK: Internals

  /// The color as one of Core Graphics.
  package let color: CGColor
  private let unmultiplied: [CGFloat]
  private let stored: UnsafePointer<CGFloat>
  private let count: Int
  private static let archiveKey = "TactusCoreImageColor"
}
