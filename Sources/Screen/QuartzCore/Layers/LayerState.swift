/// The values of all properties of a layer: those of the model, or with animations applied.
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
  /// Whether the transforms of the layer and of its sublayers differ from the identity.
  private(set) var isTransformed = false, transformsSublayers = false

  // Visibility.
  var isHidden = false
  var isDoubleSided = true
  var opacity: Float = 1
  var allowsGroupOpacity = true
  var masksToBounds = false

  // Contents.
  /// The contents: an image or a drawing.
  var contents: OpaqueValue?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var isOpaque = false
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var wantsExtendedRange = false

  /// Values for keys that are not properties.
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

  // Special layers.
  var kind = LayerKind.plain
  /// The blur of the content behind the layer.
  package var backdrop: LayerBackdrop?
  /// The vibrancy of the layer's content.
  package var vibrancy: LayerVibrancy?

  // Painting.
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}
