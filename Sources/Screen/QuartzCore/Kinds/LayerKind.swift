/// What a layer of a special class shows beside what every layer does.
///
/// It is part of a layer's state, so that animations of it are like any other, and it takes room only
/// where there is something to keep.
indirect enum LayerKind {
  /// Nothing more.
  case plain
  /// A path.
  case shape(ShapeState)
  /// Colours that go over into one another.
  case gradient(GradientState)
  /// Its sublayers, several times.
  case replicator(ReplicatorState)
  /// Text.
  case text(TextState)

  /// What a shape layer is told; its defaults for any other.
  var shape: ShapeState {
    get { if case .shape(let state) = self { state } else { ShapeState() } }
    set { if case .shape = self { self = .shape(newValue) } }
  }

  /// What a gradient layer is told; its defaults for any other.
  var gradient: GradientState {
    get { if case .gradient(let state) = self { state } else { GradientState() } }
    set { if case .gradient = self { self = .gradient(newValue) } }
  }

  /// What a replicator layer is told; its defaults for any other.
  var replicator: ReplicatorState {
    get { if case .replicator(let state) = self { state } else { ReplicatorState() } }
    set { if case .replicator = self { self = .replicator(newValue) } }
  }

  /// What a text layer is told; its defaults for any other.
  var text: TextState {
    get { if case .text(let state) = self { state } else { TextState() } }
    set { if case .text = self { self = .text(newValue) } }
  }

  /// Whether the layer itself shows something.
  var isSeen: Bool {
    switch self {
    case .plain, .replicator: false
    case .shape(let shape): shape.path != nil && (shape.fillColor != nil || shape.isStroked)
    case .gradient(let gradient): !gradient.colors.isEmpty
    case .text(let text): text.string != nil
    }
  }
}
