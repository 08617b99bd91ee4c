/// The properties of special layer classes.
///
/// They are part of the layer's state, so that they are animated like any other property, and take
/// memory only if needed.
indirect enum LayerKind {
  /// A layer without special content.
  case plain
  /// A shape layer.
  case shape(ShapeState)
  /// A gradient layer.
  case gradient(GradientState)
  /// A replicator layer.
  case replicator(ReplicatorState)
  /// A text layer.
  case text(TextState)
  /// A layer that paints its sublayers only.
  case transform

  /// The properties of a shape layer; the defaults for any other.
  var shape: ShapeState {
    get { if case .shape(let state) = self { state } else { ShapeState() } }
    set { if case .shape = self { self = .shape(newValue) } }
  }

  /// The properties of a gradient layer; the defaults for any other.
  var gradient: GradientState {
    get { if case .gradient(let state) = self { state } else { GradientState() } }
    set { if case .gradient = self { self = .gradient(newValue) } }
  }

  /// The properties of a replicator layer; the defaults for any other.
  var replicator: ReplicatorState {
    get { if case .replicator(let state) = self { state } else { ReplicatorState() } }
    set { if case .replicator = self { self = .replicator(newValue) } }
  }

  /// The properties of a text layer; the defaults for any other.
  var text: TextState {
    get { if case .text(let state) = self { state } else { TextState() } }
    set { if case .text = self { self = .text(newValue) } }
  }

  /// Whether the layer paints its sublayers only (Layers.Q6).
  var paintsSublayersOnly: Bool { if case .transform = self { true } else { false } }

  /// Whether the layer has visible content of its own.
  var hasVisibleContent: Bool {
    switch self {
    case .plain, .replicator, .transform: false
    case .shape(let shape): shape.path != nil && (shape.fillColor != nil || shape.isStroked)
    case .gradient(let gradient): !gradient.colors.isEmpty
    case .text(let text): text.string != nil
    }
  }
}
