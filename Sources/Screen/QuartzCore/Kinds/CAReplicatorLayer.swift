/// What a replicator layer is told at one moment.
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
}

/// A layer that shows its sublayers several times, each time a little different.
open class CAReplicatorLayer: CALayer {
  /// Makes a layer that shows its sublayers once.
  public override init() {
    super.init()
    state.kind = .replicator(ReplicatorState())
  }

  /// Makes a copy of another layer as it is shown at a moment.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Makes a layer as `init()` does: archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.kind = .replicator(ReplicatorState())
  }

  /// How often the sublayers are shown.
  open var instanceCount: Int {
    get { state.kind.replicator.instanceCount }
    set { change("instanceCount", \.kind.replicator.instanceCount, to: newValue) }
  }

  /// How much later each is than the one before, in seconds.
  open var instanceDelay: CFTimeInterval {
    get { state.kind.replicator.instanceDelay }
    set { change("instanceDelay", \.kind.replicator.instanceDelay, to: newValue) }
  }

  /// What is done to each that was not done to the one before, seen from the layer's anchor.
  open var instanceTransform: CATransform3D {
    get { state.kind.replicator.instanceTransform }
    set { change("instanceTransform", \.kind.replicator.instanceTransform, to: newValue) }
  }

  /// What the colours of the first are multiplied by.
  open var instanceColor: CGColor? {
    get { state.kind.replicator.instanceColor }
    set { change("instanceColor", \.kind.replicator.instanceColor, to: newValue) }
  }

  /// How much is added to the red of that colour each time.
  open var instanceRedOffset: Float {
    get { state.kind.replicator.redOffset }
    set { change("instanceRedOffset", \.kind.replicator.redOffset, to: newValue) }
  }

  /// How much is added to the green of that colour each time.
  open var instanceGreenOffset: Float {
    get { state.kind.replicator.greenOffset }
    set { change("instanceGreenOffset", \.kind.replicator.greenOffset, to: newValue) }
  }

  /// How much is added to the blue of that colour each time.
  open var instanceBlueOffset: Float {
    get { state.kind.replicator.blueOffset }
    set { change("instanceBlueOffset", \.kind.replicator.blueOffset, to: newValue) }
  }

  /// How much is added to the alpha of that colour each time.
  open var instanceAlphaOffset: Float {
    get { state.kind.replicator.alphaOffset }
    set { change("instanceAlphaOffset", \.kind.replicator.alphaOffset, to: newValue) }
  }
}
