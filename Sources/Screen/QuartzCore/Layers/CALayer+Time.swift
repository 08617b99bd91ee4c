// The time of a layer.
// Source: Documentation/Behaviour/Layers.md#time (M1, M2)
extension CALayer {
  /// A time of another layer in this one's time.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; `nil` is the time that all layers live in.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l.map { $0.time(atLocal: t) ?? 0 } ?? t)
  }

  /// A time of this layer in another one's time.
  ///
  /// - Parameters:
  ///   - t: The time, in seconds.
  ///   - l: The other layer; `nil` is the time that all layers live in.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = time(atLocal: t) ?? 0
    return l.map { $0.localTime(at: time) } ?? time
  }

  /// The layer's time at an instant of the time that all layers live in.
  package final func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    let around = (outer ?? masked)?.localTime(at: time) ?? time
    return ownTiming?.local(at: around) ?? around
  }

  /// The instant at which the layer has a time; `nil` where its time stands still.
  final func time(atLocal local: CFTimeInterval) -> CFTimeInterval? {
    guard let around = ownTiming.map({ $0.around(at: local) }) ?? local else { return nil }
    guard let layer = outer ?? masked else { return around }
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
