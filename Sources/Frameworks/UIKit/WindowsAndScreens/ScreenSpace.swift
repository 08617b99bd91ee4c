/// The coordinates of the screen: those that windows lie in, or those of the panel.
final class ScreenSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen
  /// Whether they stay when the interface turns.
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
    guard let other = coordinateSpace as? ScreenSpace, other.isFixed != isFixed else { return rect }
    return rect.applying(isFixed ? screen.turn.inverted() : screen.turn)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return view.convert(rect, to: self) }
    return (coordinateSpace as? ScreenSpace)?.convert(rect, to: self) ?? rect
  }
}

extension UIScreen {
  /// From the interface's coordinates to the panel's.
  fileprivate var turn: CGAffineTransform {
    let panel = panelSize
    return CGAffineTransform(translationX: -bounds.width / 2, y: -bounds.height / 2)
      .concatenating(CGAffineTransform(rotationAngle: interfaceOrientation.angle))
      .concatenating(CGAffineTransform(translationX: panel.width / 2, y: panel.height / 2))
  }
}
