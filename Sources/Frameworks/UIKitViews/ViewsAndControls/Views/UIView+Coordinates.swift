// Conversion of points and rectangles.
extension UIView {
  /// Converts a point to the coordinates of a view; `nil` for those of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: layerForConverting(view))
  }

  /// Converts a point from the coordinates of a view; `nil` for those of the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: layerForConverting(view))
  }

  /// Converts a rectangle to the coordinates of a view; `nil` for those of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: layerForConverting(view))
  }

  /// Converts a rectangle from the coordinates of a view; `nil` for those of the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: layerForConverting(view))
  }

  /// Converts a point to the coordinates of a view or a screen.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, to: spaceLayer(coordinateSpace))
  }

  /// Converts a point from the coordinates of a view or a screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    layer.convert(point, from: spaceLayer(coordinateSpace))
  }

  /// Converts a rectangle to the coordinates of a view or a screen.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, to: spaceLayer(coordinateSpace))
  }

  /// Converts a rectangle from the coordinates of a view or a screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    layer.convert(rect, from: spaceLayer(coordinateSpace))
  }
}
