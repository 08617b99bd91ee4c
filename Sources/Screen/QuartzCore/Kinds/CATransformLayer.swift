/// A layer that paints its sublayers only: without a background, contents, a border or a shadow
/// (Layers.Q6).
///
/// Here its sublayers do not intersect each other in depth.
open class CATransformLayer: CALayer {
  /// Creates a layer.
  public override init() {
    super.init()
    begin()
  }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    state.kind = .transform
    state.allowsGroupOpacity = false
  }
}
