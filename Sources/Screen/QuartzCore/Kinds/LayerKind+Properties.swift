extension LayerProperty {
  /// The animatable properties of special layers, by their key.
  static let ofKinds: [String: LayerProperty] = [
    "path": path(\.kind.shape.path),
    "fillColor": color(\.kind.shape.fillColor),
    "strokeColor": color(\.kind.shape.strokeColor),
    "strokeStart": number(\.kind.shape.strokeStart),
    "strokeEnd": number(\.kind.shape.strokeEnd),
    "lineWidth": number(\.kind.shape.lineWidth),
    "miterLimit": number(\.kind.shape.miterLimit),
    "lineDashPhase": number(\.kind.shape.lineDashPhase),
    "lineDashPattern": numbers(\.kind.shape.lineDashPattern),
    "colors": colors(\.kind.gradient.colors),
    "locations": numbers(\.kind.gradient.locations),
    "startPoint": point(\.kind.gradient.startPoint),
    "endPoint": point(\.kind.gradient.endPoint),
    "instanceDelay": number(\.kind.replicator.instanceDelay),
    "instanceTransform": transform(\.kind.replicator.instanceTransform),
    "instanceColor": color(\.kind.replicator.instanceColor),
    "instanceRedOffset": number(\.kind.replicator.redOffset),
    "instanceGreenOffset": number(\.kind.replicator.greenOffset),
    "instanceBlueOffset": number(\.kind.replicator.blueOffset),
    "instanceAlphaOffset": number(\.kind.replicator.alphaOffset),
    "fontSize": number(\.kind.text.fontSize),
    "foregroundColor": color(\.kind.text.foregroundColor),
  ]

  private static func numbers(_ path: Path<[Double]>) -> LayerProperty {
    LayerProperty(
      get: { .numbers($0[keyPath: path]) },
      set: { if case .numbers(let values) = $1 { $0[keyPath: path] = values } })
  }

  private static func colors(_ path: Path<[CGColor]>) -> LayerProperty {
    LayerProperty(
      get: { .colors($0[keyPath: path].map(AnimationValue.components)) },
      set: { state, value in
        guard case .colors(let values) = value else { return }
        state[keyPath: path] = values.map { CGColor($0) }
      })
  }
}
