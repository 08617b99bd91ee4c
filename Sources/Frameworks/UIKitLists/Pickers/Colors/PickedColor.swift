import CoreGraphics
import TactusUIKitValues

/// A color as the views of a color picker change it: hue, saturation, brightness and opacity.
///
/// Unlike the components of red, green and blue, these remember the hue of a gray.
struct PickedColor: Equatable {
  /// The hue, 0…1.
  var hue: CGFloat
  /// The saturation, 0…1.
  var saturation: CGFloat
  /// The brightness, 0…1.
  var brightness: CGFloat
  /// The opacity, 0…1.
  var alpha: CGFloat

  /// Creates a color.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1) {
    (self.hue, self.saturation, self.brightness, self.alpha) = (hue, saturation, brightness, alpha)
  }

  /// Creates the color nearest to a `UIColor`, of the same hue as another color if it is gray.
  init(_ color: UIColor, hueOf other: PickedColor? = nil) {
    self.init(hue: 0, saturation: 0, brightness: 0)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    hue = min(max(hue, 0), 1)
    saturation = min(max(saturation, 0), 1)
    brightness = min(max(brightness, 0), 1)
    alpha = min(max(alpha, 0), 1)
    if let other, saturation == 0 || brightness == 0 { hue = other.hue }
  }

  /// The color.
  var color: UIColor {
    UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// The color without transparency.
  var opaque: UIColor {
    UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
  }

  /// The components of red, green and blue, from 0 to 255.
  var bytes: [Int] {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    opaque.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
  }

  /// Returns the color with a component of red, green or blue replaced.
  ///
  /// - Parameters:
  ///   - index: The component: 0 for red, 1 for green, 2 for blue.
  ///   - value: The value, 0…255.
  func replacing(_ index: Int, with value: Int) -> PickedColor {
    var bytes = bytes
    bytes[index] = min(max(value, 0), 255)
    return PickedColor(Self.color(bytes).withAlphaComponent(alpha), hueOf: self)
  }

  /// The six hexadecimal digits of red, green and blue.
  var hexadecimal: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  /// Returns the color of six hexadecimal digits, with or without a number sign; `nil` for another
  /// text.
  func replacing(hexadecimal text: String) -> PickedColor? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16)
    else { return nil }
    let bytes = [value >> 16, value >> 8 & 0xFF, value & 0xFF]
    return PickedColor(Self.color(bytes).withAlphaComponent(alpha), hueOf: self)
  }

  /// The spoken name of the color, in English.
  var name: String {
    if brightness < 0.08 { return "black" }
    if saturation < 0.08 {
      return brightness > 0.95 ? "white" : brightness > 0.6 ? "light gray" : "dark gray"
    }
    let names = [
      "red", "orange", "yellow", "green", "green", "cyan", "cyan", "blue", "blue", "purple",
      "pink", "red",
    ]
    let name = names[Int((hue * 12).rounded()) % 12]
    return brightness < 0.55 ? "dark \(name)" : saturation < 0.5 ? "light \(name)" : name
  }

  private static func color(_ bytes: [Int]) -> UIColor {
    let parts = bytes.map { CGFloat($0) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}
