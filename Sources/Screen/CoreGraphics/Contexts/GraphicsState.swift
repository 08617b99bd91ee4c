import DisplayList

/// What `saveGState` keeps.
struct GraphicsState {
  /// From the user's coordinates to the device's: pixels, with y upwards.
  var transform: CGAffineTransform
  /// The least rectangle around what the clip leaves, in the drawing's coordinates; `nil` for
  /// nothing.
  var clip: DrawingRect?
  /// The masks whose layers are open.
  var masks: [ClipMask] = []
  /// Whether it was kept by the beginning of a layer, whose end comes back to it.
  var beganLayer = false

  var fill = DrawingPaint.color(.black)
  var stroke = DrawingPaint.color(.black)
  var fillSpace = CGColorSpace.deviceGray
  var strokeSpace = CGColorSpace.deviceGray
  var line = StrokeStyle()
  var alpha = 1.0
  var blend = CGBlendMode.normal
  /// Whether edges are to be smooth.
  var isSmooth = true
  /// Whether the painter makes them so.
  var isPaintedSmooth = true
  var shadow: DrawingShadow?
  var interpolation = CGInterpolationQuality.default
  var font: CGFont?
  var fontSize = 0.0
  var characterSpacing = 0.0
  var textMode = CGTextDrawingMode.fill

  /// A picture within whose alpha things are painted, as what is painted last on a layer.
  struct ClipMask {
    var image: DrawingImage
    var frame: CGRect
  }
}
