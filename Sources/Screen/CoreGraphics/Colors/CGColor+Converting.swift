import TactusDisplayList

extension CGColor {
  /// Returns the color converted to another color space.
  ///
  /// - Parameters:
  ///   - space: The other space; `nil` gives `nil`.
  ///   - intent: Ignored; colors are clipped, except in the extended spaces.
  ///   - options: Ignored.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard space != colorSpace else { return self }
    guard tile == nil else { return nil }
    let standard = drawing(clipped: false)
    let alpha = CGFloat(standard.alpha)
    let encoded = [standard.red, standard.green, standard.blue]
    switch space.model {
    case .rgb where space.curve == .sRGB && space.primaries == .sRGB:
      // A way through the transfer curve and back would only add rounding errors.
      return CGColor(space, encoded.map { space.clip($0) } + [alpha])
    case .rgb:
      let light = encoded.map(TransferCurve.sRGB.light)
      let own = space.primaries.fromSRGB((light[0], light[1], light[2]))
      let values = [own.0, own.1, own.2].map(space.curve.component)
      return CGColor(space, values.map { space.clip($0) } + [alpha])
    case .monochrome:
      // The luminance weights are those of the primaries of sRGB.
      let light = encoded.map(TransferCurve.sRGB.light)
      let gray = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
      return CGColor(space, [space.clip(space.curve.component(of: gray)), alpha])
    case .cmyk:
      let black = 1 - (encoded.max() ?? 0)
      let inks = encoded.map { black < 1 ? (1 - $0 - black) / (1 - black) : 0 }
      return CGColor(space, (inks + [black]).map { space.clip($0) } + [alpha])
    default:
      return nil
    }
  }

  /// The paint: the color, or the pattern's image tiled from the origin.
  package var paint: DrawingPaint {
    guard let tile else { return .color(drawing) }
    return .tiles(
      tile.image,
      DrawingRect(x: 0, y: 0, width: Double(tile.size.width), height: Double(tile.size.height)))
  }

  /// The color in sRGB as it is painted; transparent for a pattern.
  package var drawing: DrawingColor { drawing(clipped: true) }

  private func drawing(clipped: Bool) -> DrawingColor {
    guard tile == nil, colorSpace?.model != .pattern else { return .clear }
    let values = (components ?? []).map { Double($0) }
    let space = colorSpace ?? .standardRGB
    let alpha = max(0, min(1, values.last ?? 1))
    var (red, green, blue) = (0.0, 0.0, 0.0)
    switch space.model {
    case .monochrome:
      let gray =
        space.curve == .linear
        ? TransferCurve.sRGB.component(of: values[0])
        // Gamma 2.2 and sRGB are almost equal, and 0.5 is painted as 0.5, as on a phone.
        : values[0]
      (red, green, blue) = (gray, gray, gray)
    case .cmyk:
      let black = values[3]
      (red, green, blue) = (
        (1 - values[0]) * (1 - black), (1 - values[1]) * (1 - black),
        (1 - values[2]) * (1 - black)
      )
    default:
      (red, green, blue) = (values[0], values[1], values[2])
      if space.curve != .sRGB || space.primaries != .sRGB {
        let light = space.primaries.toSRGB(
          (space.curve.light(of: red), space.curve.light(of: green), space.curve.light(of: blue)))
        (red, green, blue) = (
          TransferCurve.sRGB.component(of: light.0), TransferCurve.sRGB.component(of: light.1),
          TransferCurve.sRGB.component(of: light.2)
        )
      }
    }
    let color = DrawingColor(red: red, green: green, blue: blue, alpha: alpha)
    return clipped ? color.clipped : color
  }
}

extension CGColorSpace {
  /// Returns a component clipped to the range of the space.
  fileprivate func clip(_ value: Double) -> CGFloat {
    let isExtended = name?.contains("Extended") ?? false
    return CGFloat(isExtended ? value : max(0, min(1, value)))
  }
}
