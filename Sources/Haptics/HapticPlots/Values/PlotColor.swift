internal import Glibc

/// An sRGB color with an opacity.
package struct PlotColor: Sendable, Equatable {
  /// The red component, 0…1, gamma-encoded.
  package var red: Double
  /// The green component, 0…1, gamma-encoded.
  package var green: Double
  /// The blue component, 0…1, gamma-encoded.
  package var blue: Double
  /// The opacity, 0…1.
  package var opacity = 1.0

  /// Creates a color from its hexadecimal notation, `0xRRGGBB`.
  package init(_ hex: UInt32, opacity: Double = 1) {
    red = Double(hex >> 16 & 0xFF) / 255
    green = Double(hex >> 8 & 0xFF) / 255
    blue = Double(hex & 0xFF) / 255
    self.opacity = opacity
  }

  /// Returns the color with another opacity.
  package func opacity(_ opacity: Double) -> PlotColor {
    var color = self
    color.opacity = opacity
    return color
  }

  /// Returns the interpolation to another color; a share of 0 is this one, 1 the other.
  package func mixed(with other: PlotColor, share: Double) -> PlotColor {
    var color = self
    color.red += (other.red - red) * share
    color.green += (other.green - green) * share
    color.blue += (other.blue - blue) * share
    color.opacity += (other.opacity - opacity) * share
    return color
  }

  /// The relative luminance at full opacity, 0 black … 1 white.
  ///
  /// - Source: definition of relative luminance in WCAG 2.1. Confidence: documented.
  package var luminance: Double {
    func linear(_ share: Double) -> Double {
      share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio to another color, 1 … 21 (black on white).
  package func contrast(with other: PlotColor) -> Double {
    let lights = [luminance, other.luminance].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  /// The components as integers, 0…255.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    func byte(_ share: Double) -> UInt8 { UInt8(max(0, min(255, (share * 255).rounded()))) }
    return (byte(red), byte(green), byte(blue))
  }
}
