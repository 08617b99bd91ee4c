/// A layer that paints its sublayers only: without a background, contents, a border, a shadow, a
/// mask or clipping (Layers.Q6).
///
/// Its opacity applies to each of its sublayers by itself, not to all of them as a group. Here its
/// sublayers do not intersect each other in depth.
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

  private func begin() { state.kind = .transform }
}
