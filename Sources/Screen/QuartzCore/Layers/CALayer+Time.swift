// Conversion of layer time.
// Source: Layers.M1, Layers.M2
extension CALayer {
  /// Returns the layer's time at a global time.
  package final func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    let around = (parent ?? maskedLayer)?.localTime(at: time) ?? time
    return ownTiming?.local(at: around) ?? around
  }

  /// Returns the global time at a time of the layer, or `nil` if the layer is paused.
  final func time(atLocal local: CFTimeInterval) -> CFTimeInterval? {
    guard let around = ownTiming.map({ $0.around(at: local) }) ?? local else { return nil }
    guard let layer = parent ?? maskedLayer else { return around }
    return layer.time(atLocal: around)
  }

  final func setTiming<Value: Equatable>(
    _ property: WritableKeyPath<MediaTiming, Value>, to value: Value
  ) {
    var timing = ownTiming ?? MediaTiming(duration: .infinity)
    timing[keyPath: property] = value
    ownTiming = timing
    LayerSession.current.hasChanged = true
  }
}
