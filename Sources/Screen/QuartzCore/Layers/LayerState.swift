/// All that a layer is told, at one moment: what it is now, or what animations make of it.
///
/// - Source: the defaults are those of Apple's reference of `CALayer` (documented).
package struct LayerState {
  // Geometry.
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var transform = CATransform3DIdentity {
    didSet { isTransformed = transform != CATransform3DIdentity }
  }
  var sublayerTransform = CATransform3DIdentity {
    didSet { transformsSublayers = sublayerTransform != CATransform3DIdentity }
  }
  var isGeometryFlipped = false
  /// Whether the layer is more than moved by its transform, and its sublayers by theirs; most are not.
  private(set) var isTransformed = false, transformsSublayers = false

  // Visibility.
  var isHidden = false
  var isDoubleSided = true
  var opacity: Float = 1
  var allowsGroupOpacity = true
  var masksToBounds = false

  // Contents.
  /// What the layer shows: a picture, or nothing.
  var contents: OpaqueValue?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var isOpaque = false

  /// Values of names that no property has.
  var custom: [String: AnimationValue] = [:]

  // Background, corners and border.
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black

  // Shadow.
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  // What a special layer shows.
  var kind = LayerKind.plain
  /// How what is behind the layer is blurred and coloured, if it is.
  package var backdrop: LayerBackdrop?
  /// In which colour all that the layer shows is seen, if it is.
  package var vibrancy: LayerVibrancy?

  // How it is painted.
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}
