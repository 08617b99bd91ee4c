/// An element of a compositional layout at its place.
struct PlacedElement {
  let id: ElementID
  var frame: CGRect
  var zIndex: Int
  /// The dimensions that the view cannot choose.
  var fixed = (width: true, height: true)
  /// The side of the section at which the element stays in the visible area.
  var pin: Pin?
  /// Whether the element scrolls across the layout with its section.
  var isInLane = false

  /// The sides of a section.
  enum Pin {
    case start, end
  }

  /// Creates an element of a fixed size.
  init(id: ElementID, frame: CGRect, zIndex: Int) {
    (self.id, self.frame, self.zIndex) = (id, frame, zIndex)
  }

  /// Creates an element whose view may choose the estimated dimensions of a size.
  @MainActor
  init(
    id: ElementID, frame: CGRect, zIndex: Int, size: NSCollectionLayoutSize,
    fixedAxis: LayoutAxis? = nil
  ) {
    self.init(id: id, frame: frame, zIndex: zIndex)
    fixed = (
      !size.widthDimension.isMeasured || fixedAxis == .horizontal,
      !size.heightDimension.isMeasured || fixedAxis == .vertical
    )
  }
}
