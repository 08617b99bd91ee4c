/// The properties of a replicator layer.
///
/// - Source: the defaults are those of Apple's reference of `CAReplicatorLayer` (documented).
struct ReplicatorState {
  var instanceCount = 1
  var instanceDelay: CFTimeInterval = 0
  var instanceTransform = CATransform3DIdentity
  var instanceColor: CGColor? = .white
  var redOffset: Float = 0
  var greenOffset: Float = 0
  var blueOffset: Float = 0
  var alphaOffset: Float = 0
  var preservesDepth = false
}

/// A layer that paints copies of its sublayers with increasing offsets.
open class CAReplicatorLayer: CALayer {
  /// Creates a layer with one copy.
  public override init() {
    super.init()
    state.kind = .replicator(ReplicatorState())
  }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer as `init()` does; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.kind = .replicator(ReplicatorState())
  }

  /// The number of copies, including the original.
  open var instanceCount: Int {
    get { state.kind.replicator.instanceCount }
    set { change("instanceCount", \.kind.replicator.instanceCount, to: newValue) }
  }

  /// The delay between successive copies, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { state.kind.replicator.instanceDelay }
    set { change("instanceDelay", \.kind.replicator.instanceDelay, to: newValue) }
  }

  /// The transform of each copy relative to the one before, about the layer's anchor.
  open var instanceTransform: CATransform3D {
    get { state.kind.replicator.instanceTransform }
    set { change("instanceTransform", \.kind.replicator.instanceTransform, to: newValue) }
  }

  /// Whether the copies keep their depth; stored only, since they are always flattened.
  open var preservesDepth: Bool {
    get { state.kind.replicator.preservesDepth }
    set { change("preservesDepth", \.kind.replicator.preservesDepth, to: newValue) }
  }

  /// The color by which the colors of the first copy are multiplied.
  open var instanceColor: CGColor? {
    get { state.kind.replicator.instanceColor }
    set { change("instanceColor", \.kind.replicator.instanceColor, to: newValue) }
  }

  /// The amount added to the red component for each copy.
  open var instanceRedOffset: Float {
    get { state.kind.replicator.redOffset }
    set { change("instanceRedOffset", \.kind.replicator.redOffset, to: newValue) }
  }

  /// The amount added to the green component for each copy.
  open var instanceGreenOffset: Float {
    get { state.kind.replicator.greenOffset }
    set { change("instanceGreenOffset", \.kind.replicator.greenOffset, to: newValue) }
  }

  /// The amount added to the blue component for each copy.
  open var instanceBlueOffset: Float {
    get { state.kind.replicator.blueOffset }
    set { change("instanceBlueOffset", \.kind.replicator.blueOffset, to: newValue) }
  }

  /// The amount added to the alpha component for each copy.
  open var instanceAlphaOffset: Float {
    get { state.kind.replicator.alphaOffset }
    set { change("instanceAlphaOffset", \.kind.replicator.alphaOffset, to: newValue) }
  }
}
