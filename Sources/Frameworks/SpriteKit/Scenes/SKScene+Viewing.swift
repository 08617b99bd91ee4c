extension SKScene {
  /// The size of the area into which the scene is drawn.
  private var drawnSize: CGSize {
    guard let size = view?.bounds.size, size.width > 0, size.height > 0 else { return size }
    return size
  }

  /// The transform from the scene's coordinates, whose y axis points up, to those of the view.
  var viewTransform: CGAffineTransform { viewTransform(in: drawnSize) }

  /// The scales of the scene in an area (Scenes.SK7).
  private func scales(in area: CGSize) -> (x: CGFloat, y: CGFloat) {
    guard size.width > 0, size.height > 0 else { return (1, 1) }
    let (x, y) = (area.width / size.width, area.height / size.height)
    switch scaleMode {
    case .fill: return (x, y)
    case .aspectFill: return (max(x, y), max(x, y))
    case .aspectFit: return (min(x, y), min(x, y))
    case .resizeFill: return (1, 1)
    }
  }

  /// Returns the transform from the scene's coordinates to an area whose y axis points down.
  func viewTransform(in area: CGSize) -> CGAffineTransform {
    let scales = scales(in: area)
    // First around the middle of the visible part, then to the middle of the area.
    let around =
      cameraTransform
      ?? CGAffineTransform(translationX: -frame.midX, y: -frame.midY)
    return
      around
      .concatenating(CGAffineTransform(scaleX: scales.x, y: -scales.y))
      .concatenating(CGAffineTransform(translationX: area.width / 2, y: area.height / 2))
  }

  /// Returns the part of an area that the scene covers.
  func drawnRect(in area: CGSize) -> CGRect {
    let scales = scales(in: area)
    let whole = CGRect(origin: .zero, size: area)
    guard size.width > 0, size.height > 0 else { return whole }
    let (width, height) = (size.width * scales.x, size.height * scales.y)
    let rect = CGRect(
      x: (area.width - width) / 2, y: (area.height - height) / 2, width: width, height: height)
    return scaleMode == .resizeFill ? whole : rect.intersection(whole)
  }

  /// The transform from the scene's coordinates to those of its camera; nil without one.
  private var cameraTransform: CGAffineTransform? {
    guard let camera, camera.scene === self else { return nil }
    let way = camera.transformToRoot
    guard way.a * way.d - way.b * way.c != 0 else { return nil }
    return way.inverted()
  }

  /// The part of the scene's coordinates that is visible through a camera.
  func visibleRect(through camera: SKCameraNode) -> CGRect {
    let area = drawnSize
    let scales = scales(in: area)
    let (width, height) = (area.width / scales.x, area.height / scales.y)
    return CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
      .applying(camera.transformToRoot)
  }
}
