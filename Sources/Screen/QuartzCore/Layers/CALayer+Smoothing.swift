extension CALayer {
  /// The filter for reduced contents.
  public final var minificationFilter: CALayerContentsFilter {
    get { state.minificationFilter }
    set { change("minificationFilter", \.minificationFilter, to: newValue) }
  }

  /// The filter for enlarged contents.
  public final var magnificationFilter: CALayerContentsFilter {
    get { state.magnificationFilter }
    set { change("magnificationFilter", \.magnificationFilter, to: newValue) }
  }

  /// Whether edges are antialiased; it has no effect, since they always are.
  public final var allowsEdgeAntialiasing: Bool {
    get { state.allowsEdgeAntialiasing }
    set { change("allowsEdgeAntialiasing", \.allowsEdgeAntialiasing, to: newValue) }
  }

  /// The edges that are antialiased; it has no effect, since all are.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { state.edgeAntialiasingMask }
    set { change("edgeAntialiasingMask", \.edgeAntialiasingMask, to: newValue) }
  }
}
