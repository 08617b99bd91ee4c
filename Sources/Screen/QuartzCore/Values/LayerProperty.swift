/// An animatable property of a layer.
///
/// Source: Layers.K1
struct LayerProperty: Sendable {
  let get: @Sendable (LayerState) -> AnimationValue
  /// Sets the value; one of another type is ignored.
  let set: @Sendable (inout LayerState, AnimationValue) -> Void

  /// Returns the property with a key, or `nil`.
  static func named(_ name: Substring) -> LayerProperty? {
    let name = String(name)
    return table[name] ?? ofKinds[name]
  }

  typealias Path<Value> = WritableKeyPath<LayerState, Value> & Sendable

  static func number<Value: BinaryFloatingPoint & SendableMetatype>(_ path: Path<Value>)
    -> LayerProperty
  {
    LayerProperty(
      get: { .number(Double($0[keyPath: path])) },
      set: { if case .number(let value) = $1 { $0[keyPath: path] = Value(value) } })
  }

  static func truth(_ path: Path<Bool>) -> LayerProperty {
    LayerProperty(
      get: { .number($0[keyPath: path] ? 1 : 0) },
      set: { if case .number(let value) = $1 { $0[keyPath: path] = value >= 0.5 } })
  }

  static func point(_ path: Path<CGPoint>) -> LayerProperty {
    LayerProperty(
      get: { AnimationValue($0[keyPath: path]) },
      set: {
        if case .point(let value) = $1 { $0[keyPath: path] = CGPoint(x: value.x, y: value.y) }
      })
  }

  static func size(_ path: Path<CGSize>) -> LayerProperty {
    LayerProperty(
      get: { AnimationValue($0[keyPath: path]) },
      set: {
        if case .size(let value) = $1 {
          $0[keyPath: path] = CGSize(width: value.x, height: value.y)
        }
      })
  }

  static func rect(_ path: Path<CGRect>) -> LayerProperty {
    LayerProperty(
      get: { AnimationValue($0[keyPath: path]) },
      set: { if case .rect(let value) = $1 { $0[keyPath: path] = CGRect(value) } })
  }

  static func transform(_ path: Path<CATransform3D>) -> LayerProperty {
    LayerProperty(
      get: { .transform($0[keyPath: path]) },
      set: { if case .transform(let value) = $1 { $0[keyPath: path] = value } })
  }

  static func color(_ path: Path<CGColor?>) -> LayerProperty {
    LayerProperty(
      get: { AnimationValue($0[keyPath: path]) },
      set: { state, value in
        switch value {
        case .color(let value): state[keyPath: path] = CGColor(value)
        case .none: state[keyPath: path] = nil
        default: break
        }
      })
  }

  static func path(_ path: Path<CGPath?>) -> LayerProperty {
    LayerProperty(
      get: { AnimationValue($0[keyPath: path]) },
      set: { state, value in
        switch value {
        case .path(let value): state[keyPath: path] = CGPath(value)
        case .none: state[keyPath: path] = nil
        default: break
        }
      })
  }

  private static let contents = LayerProperty(
    get: { $0.contents.map { .object($0) } ?? .none },
    set: { state, value in
      switch value {
      case .object(let value): state.contents = value
      case .none: state.contents = nil
      default: break
      }
    })

  /// The backdrop, which is interpolated from and to one without an effect.
  private static let backdrop = LayerProperty(
    get: { .numbers(($0.backdrop ?? .nothing).numbers) },
    set: { state, value in
      guard case .numbers(let numbers) = value, let backdrop = LayerBackdrop(numbers) else {
        return
      }
      state.backdrop = backdrop == .nothing ? nil : backdrop
    })

  private static let table: [String: LayerProperty] = [
    "backdrop": backdrop,
    "bounds": rect(\.bounds),
    "position": point(\.position),
    "zPosition": number(\.zPosition),
    "anchorPoint": point(\.anchorPoint),
    "anchorPointZ": number(\.anchorPointZ),
    "transform": transform(\.transform),
    "sublayerTransform": transform(\.sublayerTransform),
    "hidden": truth(\.isHidden),
    "doubleSided": truth(\.isDoubleSided),
    "opacity": number(\.opacity),
    "masksToBounds": truth(\.masksToBounds),
    "contents": contents,
    "contentsRect": rect(\.contentsRect),
    "contentsCenter": rect(\.contentsCenter),
    "contentsScale": number(\.contentsScale),
    "backgroundColor": color(\.backgroundColor),
    "cornerRadius": number(\.cornerRadius),
    "borderWidth": number(\.borderWidth),
    "borderColor": color(\.borderColor),
    "shadowColor": color(\.shadowColor),
    "shadowOpacity": number(\.shadowOpacity),
    "shadowOffset": size(\.shadowOffset),
    "shadowRadius": number(\.shadowRadius),
    "shadowPath": path(\.shadowPath),
    "rasterizationScale": number(\.rasterizationScale),
  ]
}
