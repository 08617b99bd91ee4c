/// A color as hue, saturation and brightness.
struct HSBComponents {
  /// The hue, 0…1 around the color circle from red through green and blue.
  var hue: CGFloat
  /// The saturation, 0…1.
  var saturation: CGFloat
  /// The brightness: the maximum component.
  var brightness: CGFloat

  package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  /// Creates the components from red, green and blue.
  package init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let span = most - least
    brightness = most
    saturation = most > 0 ? span / most : 0
    guard span > 0 else {
      hue = 0
      return
    }
    // In each sextant of the color circle, one component rises or falls.
    let sixth =
      switch most {
      case red: (green - blue) / span + (green < blue ? 6 : 0)
      case green: (blue - red) / span + 2
      default: (red - green) / span + 4
      }
    hue = sixth / 6
  }

  /// The color as red, green and blue.
  var color: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, min(position, 4 - position))))
    }
    return (component(5), component(3), component(1))
  }
}
