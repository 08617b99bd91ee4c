/// The coordinate space of the interface in a former orientation.
@MainActor
final class FormerCoordinateSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  private let screen: UIScreen
  /// The transform to the coordinates of the panel, which do not rotate.
  private let turn: CGAffineTransform

  init(_ screen: UIScreen, _ orientation: UIInterfaceOrientation) {
    (self.screen, bounds) = (screen, screen.bounds(of: orientation))
    turn = screen.turn(of: orientation)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let onPanel = rect.applying(turn)
    if let other = coordinateSpace as? FormerCoordinateSpace {
      return onPanel.applying(other.turn.inverted())
    }
    let now = screen.fixedCoordinateSpace.convert(onPanel, to: screen.coordinateSpace)
    return screen.coordinateSpace.convert(now, to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let other = coordinateSpace as? FormerCoordinateSpace {
      return other.convert(rect, to: self)
    }
    let now = screen.coordinateSpace.convert(rect, from: coordinateSpace)
    let onPanel = screen.coordinateSpace.convert(now, to: screen.fixedCoordinateSpace)
    return onPanel.applying(turn.inverted())
  }
}
