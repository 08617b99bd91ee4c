extension CALayer {
  /// How contents are made smaller.
  public final var minificationFilter: CALayerContentsFilter {
    get { state.minificationFilter }
    set { change("minificationFilter", \.minificationFilter, to: newValue) }
  }

  /// How contents are made larger.
  public final var magnificationFilter: CALayerContentsFilter {
    get { state.magnificationFilter }
    set { change("magnificationFilter", \.magnificationFilter, to: newValue) }
  }

  /// Whether edges are smoothed; here they always are.
  public final var allowsEdgeAntialiasing: Bool {
    get { state.allowsEdgeAntialiasing }
    set { change("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing, to: newValue) }
  }

  /// Which edges are smoothed; here they all are.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { state.edgeAntialiasingMask }
    set { change("edgeAntialiasingMask", \.edgeAntialiasingMask, to: newValue) }
  }
}
