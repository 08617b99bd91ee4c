import TactusDisplayList

/// The graphics state that `saveGState` saves.
struct GraphicsState {
  /// The transform from user space to device space, which is in pixels with y upwards.
  var transform: CGAffineTransform
  /// The bounding box of the clip in the drawing's coordinates, or `nil` if the clip is empty.
  var clip: DrawingRect?
  /// The paths of the clip, in the drawing's coordinates.
  var clips: [ClipPath] = []
  /// The masks whose layers are open.
  var masks: [ClipMask] = []
  /// Whether the state was pushed by the beginning of a layer, whose end pops it.
  var beganLayer = false
  /// Whether the painter has not saved the state, so that it is recreated when it is restored.
  var isDetached = false

  var fill = DrawingPaint.color(.black) { didSet { fillPattern = nil } }
  var stroke = DrawingPaint.color(.black) { didSet { strokePattern = nil } }
  /// The pattern that fills, instead of the paint.
  var fillPattern: PatternPaint?
  /// The pattern of lines, instead of the paint.
  var strokePattern: PatternPaint?
  var patternPhase = CGSize.zero
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  var line = StrokeStyle()
  var alpha = 1.0
  var blend = CGBlendMode.normal
  /// Whether antialiasing is requested.
  var shouldAntialias = true
  /// Whether the painter's antialiasing is on.
  var painterAntialiases = true
  var shadow: DrawingShadow?
  var interpolation = CGInterpolationQuality.default
  var font: CGFont?
  var fontSize = 0.0
  var characterSpacing = 0.0
  var textMode = CGTextDrawingMode.fill

  /// A path to which content is clipped.
  struct ClipPath {
    var path: DrawingPath
    var rule: FillRule
  }

  /// An image whose alpha masks a layer when the layer ends.
  struct ClipMask {
    var image: DrawingImage
    var frame: CGRect
  }
}
