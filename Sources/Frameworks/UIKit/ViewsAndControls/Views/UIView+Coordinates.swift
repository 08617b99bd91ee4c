// Points and rectangles of one view in another.
extension UIView {
  /// A point of this view's coordinates in another's; in the window's for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: layerForConverting(view))
  }

  /// A point of another view's coordinates in this one's; of the window's for nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: layerForConverting(view))
  }

  /// The rectangle around one of this view's coordinates in another's; in the window's for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: layerForConverting(view))
  }

  /// The rectangle around one of another view's coordinates in this one's; of the window's for nil.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: layerForConverting(view))
  }

  /// A point of this view's coordinates in those of a view or a screen.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, to: spaceLayer(coordinateSpace))
  }

  /// A point of the coordinates of a view or a screen in this view's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, from: spaceLayer(coordinateSpace))
  }

  /// The rectangle around one of this view's coordinates in those of a view or a screen.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, to: spaceLayer(coordinateSpace))
  }

  /// The rectangle around one of the coordinates of a view or a screen in this view's.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, from: spaceLayer(coordinateSpace))
  }
}
