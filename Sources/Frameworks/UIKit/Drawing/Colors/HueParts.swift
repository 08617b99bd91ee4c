/// A colour as its hue, how strong and how bright it is.
struct HueParts {
  /// Where it is on the circle of colours, in parts of it from red over green and blue.
  var hue: CGFloat
  /// How far it is from gray, 0…1.
  var saturation: CGFloat
  /// How much there is of its strongest part.
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
  }

  /// Makes them of red, green and blue.
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let span = most - least
    brightness = most
    saturation = most > 0 ? span / most : 0
    guard span > 0 else {
      hue = 0
      return
    }
    // Each of the six pieces of the circle has one part that grows or shrinks.
    let sixth =
      switch most {
      case red: (green - blue) / span + (green < blue ? 6 : 0)
      case green: (blue - red) / span + 2
      default: (red - green) / span + 4
      }
    hue = sixth / 6
  }

  /// The same as red, green and blue.
  var color: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(1, min(place, 4 - place))))
    }
    return (part(5), part(3), part(1))
  }
}
