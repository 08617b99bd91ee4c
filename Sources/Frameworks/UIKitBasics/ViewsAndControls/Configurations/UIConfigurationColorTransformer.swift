/// A transformer of a color in a configuration.
///
/// Sendable because the closure only uses the color that it is given.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { body = Body(transform) }

  /// The closure that transforms a color.
  public var transform: (UIColor) -> UIColor { body.transform }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { body.transform(input) }

  /// A transformer to the gray of the same luminance and opacity.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { color.resolvedColor(with: $0).gray }
  }
  /// A transformer to the system's gray, with the opacity of the color; for tinted parts that
  /// recede.
  public static let monochromeTint = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let alpha = color.resolvedColor(with: traits).cgColor.alpha
      return UIColor.systemGray.resolvedColor(with: traits).withAlphaComponent(alpha)
    }
  }
  /// A transformer to the system's accent color: an iPhone has none, and the color stays.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// Returns whether two values are the same transformer.
  public static func == (
    left: UIConfigurationColorTransformer, right: UIConfigurationColorTransformer
  ) -> Bool { left.body === right.body }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(body)) }

  // MARK: Internals

  private final class Body {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let body: Body
}

extension UIColor {
  /// The gray of the same luminance and opacity.
  ///
  /// - Source: the weights of ITU-R BT.709. Confidence: guess, as Apple names no formula.
  fileprivate var gray: UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
  }
}
