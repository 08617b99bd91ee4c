/// A colour.
open class UIColor: NSObject, @unchecked Sendable {
  /// Makes a colour of its parts in sRGB, 0…1 each.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey, 0…1 from black to white.
  public init(white: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(gray: white, alpha: alpha)
  }

  /// Makes a colour of one of Core Graphics'.
  public init(cgColor: CGColor) { self.cgColor = cgColor }

  /// The same as Core Graphics knows it.
  public final let cgColor: CGColor

  /// The same colour with another opacity, 0…1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// Whether another object is the same colour.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  /// Is the same for equal colours.
  open override var hash: Int { cgColor.hashValue }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Nothing at all.
  public static let clear = UIColor(white: 0, alpha: 0)

  // MARK: Internals

  /// The tint of whoever has no other.
  ///
  /// - Source: Apple's Human Interface Guidelines: system blue, light. Confidence: documented.
  static let defaultTint = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)

  /// A grey that is as light.
  var withoutHue: UIColor {
    guard let parts = cgColor.components, parts.count == 4 else { return self }
    // The weights of red, green and blue in what is seen as light, as ITU-R BT.709 has them.
    let light = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    return UIColor(white: light, alpha: parts[3])
  }
}
