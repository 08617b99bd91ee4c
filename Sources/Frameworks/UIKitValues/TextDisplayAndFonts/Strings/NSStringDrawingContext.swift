/// The limits and the results of drawing a string.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale factor of the text, 0…1; 0 for no shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale factor of the last drawing or measurement, 0…1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounding rectangle of the last drawing or measurement.
  open internal(set) var totalBounds: CGRect = .zero
}
