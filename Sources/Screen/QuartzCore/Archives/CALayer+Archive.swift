import TactusFoundation

extension CALayer {
  /// Encodes the properties, the mask and the sublayers.
  func encodeTree(_ coder: NSCoder) {
    encodeProperties(coder)
    coder.encode(mask, forKey: "TactusMask")
    if let sublayers { coder.encode(NSArray(array: sublayers), forKey: "TactusSublayers") }
  }

  /// Decodes the properties, the mask and the sublayers of an archive (Archives.AR14).
  func decode(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.register(self)
    decodeProperties(coder, hasKind: false)
    mask = coder.decodeObject(of: [CALayer.self], forKey: "TactusMask") as? CALayer
    let types: [AnyClass] = [NSArray.self, CALayer.self]
    let layers = coder.decodeObject(of: types, forKey: "TactusSublayers") as? NSArray
    for case let layer as CALayer in layers ?? [] where layer.superlayer == nil && layer !== self {
      addSublayer(layer)
    }
  }

  /// Encodes the properties of this layer alone.
  package func encodeProperties(_ coder: NSCoder) {
    Self.archived.encode(self, with: coder)
    encodeKind(coder)
    shadowPath?.encode(to: coder, forKey: "TactusShadowPath")
    // The layer of a view draws its contents again.
    if let contents = contents as? CGImage, delegate == nil, let data = contents.png {
      coder.encode(data as Any?, forKey: "TactusContents")
    }
  }

  /// Decodes the properties of this layer alone.
  ///
  /// - Parameters:
  ///   - coder: The coder.
  ///   - hasKind: Whether the layer's class has set up its own properties, which are decoded too.
  package func decodeProperties(_ coder: NSCoder, hasKind: Bool = true) {
    Self.archived.decode(self, from: coder)
    if hasKind { decodeKind(coder) }
    if let path = CGPath.path(from: coder, forKey: "TactusShadowPath") { shadowPath = path }
    guard let data = Data(from: coder, forKey: "TactusContents"),
      let provider = CGDataProvider(data: data)
    else { return }
    contents = CGImage(
      pngDataProviderSource: provider, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)
  }

  private static var archived: [ArchivedProperty<CALayer>] {
    [
      .init("TactusAnchorPoint", \.anchorPoint), .init("TactusBounds", \.bounds),
      .init("TactusPosition", \.position), .init("TactusZPosition", \.zPosition),
      .init("TactusAnchorPointZ", \.anchorPointZ), .init("TactusTransform", \.transform),
      .init("TactusSublayerTransform", \.sublayerTransform),
      .init("TactusGeometryFlipped", \.isGeometryFlipped), .init("TactusHidden", \.isHidden),
      .init("TactusDoubleSided", \.isDoubleSided), .init("TactusOpacity", \.opacity),
      .init("TactusGroupOpacity", \.allowsGroupOpacity),
      .init("TactusMasksToBounds", \.masksToBounds),
      .init("TactusContentsRect", \.contentsRect),
      .init("TactusContentsCenter", \.contentsCenter),
      .init("TactusContentsGravity", \.contentsGravity),
      .init("TactusContentsScale", \.contentsScale), .init("TactusOpaque", \.isOpaque),
      .init("TactusBackgroundColor", \.backgroundColor),
      .init("TactusCornerRadius", \.cornerRadius), .init("TactusMaskedCorners", \.maskedCorners),
      .init("TactusCornerCurve", \.cornerCurve), .init("TactusBorderWidth", \.borderWidth),
      .init("TactusBorderColor", \.borderColor), .init("TactusShadowColor", \.shadowColor),
      .init("TactusShadowOpacity", \.shadowOpacity),
      .init("TactusShadowOffset", \.shadowOffset), .init("TactusShadowRadius", \.shadowRadius),
      .init("TactusRasterize", \.shouldRasterize),
      .init("TactusRasterizationScale", \.rasterizationScale),
      .init("TactusMinificationFilter", \.minificationFilter),
      .init("TactusMagnificationFilter", \.magnificationFilter),
      .init("TactusEdgeAntialiasing", \.allowsEdgeAntialiasing),
      .init("TactusNeedsDisplayOnBoundsChange", \.needsDisplayOnBoundsChange),
      .init("TactusName", \.name), .init("TactusBeginTime", \.beginTime),
      .init("TactusSpeed", \.speed), .init("TactusTimeOffset", \.timeOffset),
    ]
  }
}
