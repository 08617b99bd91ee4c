internal import Glibc
internal import TactusCrashReports

/// The ground of a map without data: a plain color with lines of latitude and longitude
/// (Maps.MV1).
struct MapGround {
  let viewport: MapViewport

  /// Warns once that there is no map data.
  static func warn(_ user: String) {
    RuntimeWarning.once(
      "\(user): there is no map data; maps show a plain ground with lines of latitude and longitude",
      namesPlace: true)
  }

  /// Draws the ground into the current context.
  func draw() {
    let bounds = CGRect(origin: .zero, size: viewport.size)
    Self.land.setFill()
    UIBezierPath(rect: bounds).fill()
    let visible = viewport.visibleRect
    let (width, world) = (visible.width, MKMapSize.world.width)
    let step = Self.step(for: Double(80 / max(1, viewport.size.width)) * width / world * 360)
    let lines = UIBezierPath()
    var labels: [(text: String, point: CGPoint)] = []
    // Meridians.
    let (west, east) = (visible.minX / world * 360 - 180, visible.maxX / world * 360 - 180)
    for index in Self.indexes(from: west, to: east, step) {
      let degrees = Double(index) * step
      let x = CGFloat(((degrees + 180) / 360 * world - visible.minX) / viewport.scale)
      lines.move(to: CGPoint(x: x, y: 0))
      lines.addLine(to: CGPoint(x: x, y: bounds.maxY))
      labels.append(
        (Self.label(Self.normalized(degrees), step, "E", "W"), CGPoint(x: x + 3, y: 3)))
    }
    // Parallels.
    let north = viewport.mapPoint(at: .zero).coordinate.latitude
    let south = viewport.mapPoint(at: CGPoint(x: 0, y: bounds.maxY)).coordinate.latitude
    for index in Self.indexes(from: south, to: north, step) {
      let degrees = Double(index) * step
      let row = MKMapPoint(CLLocationCoordinate2D(latitude: degrees, longitude: 0)).y
      let y = CGFloat((row - visible.minY) / viewport.scale)
      lines.move(to: CGPoint(x: 0, y: y))
      lines.addLine(to: CGPoint(x: bounds.maxX, y: y))
      labels.append((Self.label(degrees, step, "N", "S"), CGPoint(x: 3, y: y + 3)))
    }
    lines.lineWidth = 0.5
    Self.line.setStroke()
    lines.stroke()
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 9), .foregroundColor: Self.text,
    ]
    for label in labels {
      (label.text as NSString).draw(at: label.point, withAttributes: attributes)
    }
  }

  // MARK: Internals

  /// The colors.
  ///
  /// - Source: ours. Confidence: guess.
  private static let land = color(light: (0.95, 0.94, 0.90), dark: (0.16, 0.17, 0.18))
  private static let line = color(light: (0.78, 0.77, 0.72), dark: (0.30, 0.31, 0.33))
  private static let text = color(light: (0.55, 0.54, 0.50), dark: (0.50, 0.51, 0.53))

  private static func color(
    light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)
  ) -> UIColor {
    UIColor { traits in
      let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: red, green: green, blue: blue, alpha: 1)
    }
  }

  /// Returns the spacing of grid lines in degrees, at least a given one.
  static func step(for least: Double) -> Double {
    if least > 15 { return [30.0, 45, 90].first { $0 >= least } ?? 180 }
    var unit = pow(10, log10(max(least, 1e-9)).rounded(.down))
    for factor in [1.0, 2, 5] where unit * factor >= least { return unit * factor }
    unit *= 10
    return unit
  }

  private static func indexes(
    from start: Double, to end: Double, _ step: Double
  ) -> ClosedRange<Int> {
    let (first, last) = (Int((start / step).rounded(.up)), Int((end / step).rounded(.down)))
    return first...max(first, last)
  }

  /// Returns a longitude from −180 to 180 degrees.
  private static func normalized(_ degrees: Double) -> Double {
    degrees - ((degrees + 180) / 360).rounded(.down) * 360
  }

  private static func label(
    _ degrees: Double, _ step: Double, _ positive: String, _ negative: String
  ) -> String {
    let digits = max(0, Int((-log10(step)).rounded(.up)))
    let number = String(format: "%.\(digits)f°", abs(degrees))
    return abs(degrees) < step / 2 ? number : number + (degrees < 0 ? negative : positive)
  }
}
