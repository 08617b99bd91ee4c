import TactusFoundation

extension CALayer {
  /// Encodes the properties that the layer's class adds (Archives.AR14).
  func encodeKind(_ coder: NSCoder) {
    switch self {
    case let shape as CAShapeLayer:
      CAShapeLayer.shapeArchive.encode(shape, with: coder)
      shape.path?.encode(to: coder, forKey: "TactusPath")
      shape.lineDashPattern?.map { CGFloat($0.doubleValue) }
        .encode(to: coder, forKey: "TactusLineDashes")
    case let gradient as CAGradientLayer:
      CAGradientLayer.gradientArchive.encode(gradient, with: coder)
      let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
      coder.encode(colors.count, forKey: "TactusGradientColors")
      for (index, color) in colors.enumerated() {
        color.encode(to: coder, forKey: "TactusGradientColor\(index)")
      }
      gradient.locations?.map { CGFloat($0.doubleValue) }
        .encode(to: coder, forKey: "TactusGradientLocations")
    default: break
    }
  }

  /// Decodes the properties that the layer's class adds (Archives.AR14).
  func decodeKind(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    switch self {
    case let shape as CAShapeLayer:
      CAShapeLayer.shapeArchive.decode(shape, from: coder)
      if let path = CGPath.path(from: coder, forKey: "TactusPath") { shape.path = path }
      if let dashes = [CGFloat](from: coder, forKey: "TactusLineDashes") {
        shape.lineDashPattern = dashes.map { NSNumber(value: Double($0)) }
      }
    case let gradient as CAGradientLayer:
      CAGradientLayer.gradientArchive.decode(gradient, from: coder)
      let count = coder.decodeInteger(forKey: "TactusGradientColors")
      guard (1...1000).contains(count) else { return }
      gradient.colors = (0..<count).compactMap {
        CGColor(from: coder, forKey: "TactusGradientColor\($0)")
      }
      if let locations = [CGFloat](from: coder, forKey: "TactusGradientLocations") {
        gradient.locations = locations.map { NSNumber(value: Double($0)) }
      }
    default: break
    }
  }
}

extension CAShapeLayer {
  fileprivate static var shapeArchive: [ArchivedProperty<CAShapeLayer>] {
    [
      .init("TactusFillColor", \.fillColor), .init("TactusFillRule", \.fillRule),
      .init("TactusStrokeColor", \.strokeColor), .init("TactusStrokeStart", \.strokeStart),
      .init("TactusStrokeEnd", \.strokeEnd), .init("TactusLineWidth", \.lineWidth),
      .init("TactusMiterLimit", \.miterLimit), .init("TactusLineCap", \.lineCap),
      .init("TactusLineJoin", \.lineJoin), .init("TactusLineDashPhase", \.lineDashPhase),
    ]
  }
}

extension CAGradientLayer {
  fileprivate static var gradientArchive: [ArchivedProperty<CAGradientLayer>] {
    [
      .init("TactusGradientStart", \.startPoint), .init("TactusGradientEnd", \.endPoint),
      .init("TactusGradientType", \.type),
    ]
  }
}
