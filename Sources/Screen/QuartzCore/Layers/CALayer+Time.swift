// Conversion of layer time.
// Source: Layers.M1, Layers.M2
extension CALayer {
  /// Converts a time from another layer's time.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; `nil` for global time.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.time(atLocal: t) ?? 0 } ?? t)
  }

  /// Converts a time to another layer's time.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; `nil` for global time.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = time(atLocal: t) ?? 0
    return l.map { $0.localTime(at: time) } ?? time
  }

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
