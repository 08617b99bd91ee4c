/// A coordinate space of the screen: the interface's or the panel's.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen
  /// Whether the space does not rotate with the interface.
  let isFixed: Bool

  init(_ screen: UIScreen, isFixed: Bool) { (self.screen, self.isFixed) = (screen, isFixed) }

  var bounds: CGRect {
    isFixed ? CGRect(origin: .zero, size: screen.panelSize) : screen.bounds
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return view.convert(rect, from: self) }
    guard let other = coordinateSpace as? ScreenCoordinateSpace, other.isFixed != isFixed else {
      return rect
    }
    return rect.applying(isFixed ? screen.turn.inverted() : screen.turn)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return view.convert(rect, to: self) }
    return (coordinateSpace as? ScreenCoordinateSpace)?.convert(rect, to: self) ?? rect
  }
}

extension UIScreen {
  /// The transform from the interface's coordinates to the panel's.
  fileprivate var turn: CGAffineTransform { turn(of: interfaceOrientation) }

  /// Returns the bounds of the interface in an orientation.
  func bounds(of orientation: UIInterfaceOrientation) -> CGRect {
    let panel = panelSize
    let isSideways = orientation.isLandscape
    return CGRect(
      x: 0, y: 0, width: isSideways ? panel.height : panel.width,
      height: isSideways ? panel.width : panel.height)
  }

  /// Returns the transform from the interface's coordinates in an orientation to the panel's.
  func turn(of orientation: UIInterfaceOrientation) -> CGAffineTransform {
    let (panel, bounds) = (panelSize, bounds(of: orientation))
    return CGAffineTransform(translationX: -bounds.width / 2, y: -bounds.height / 2)
      .concatenating(CGAffineTransform(rotationAngle: orientation.angle))
      .concatenating(CGAffineTransform(translationX: panel.width / 2, y: panel.height / 2))
  }
}
