internal import Glibc

/// The gestures by which a user moves a map, and selects and drags its annotations (Maps.GE1…).
@MainActor
final class MapGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let map: MKMapView
  let pan = UIPanGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private let doubleTap = UITapGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private var drag: (view: MKAnnotationView, offset: CGPoint)?

  init(_ map: MKMapView) {
    self.map = map
    super.init()
    doubleTap.numberOfTapsRequired = 2
    pan.onAction { [weak self] _ in self?.panned() }
    pinch.onAction { [weak self] _ in self?.pinched() }
    tap.onAction { [weak self] _ in self?.tapped() }
    doubleTap.onAction { [weak self] _ in self?.tappedTwice() }
    press.onAction { [weak self] _ in self?.pressed() }
    for recognizer in [pan, pinch, tap, doubleTap, press] {
      recognizer.delegate = self
      // Controls on the map need not wait for a second tap.
      recognizer.delaysTouchesEnded = false
      map.addGestureRecognizer(recognizer)
    }
    // A tap next to annotations does not cancel those of the app's own recognizers.
    tap.cancelsTouchesInView = false
    doubleTap.cancelsTouchesInView = false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let own: [UIGestureRecognizer] = [pan, pinch]
    if own.contains(gestureRecognizer), own.contains(otherGestureRecognizer) { return true }
    // As on an iPhone, recognizers that the app adds to a map work simultaneously with those of the
    // map.
    return gestureRecognizer === tap || gestureRecognizer === doubleTap
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if gestureRecognizer === tap || gestureRecognizer === doubleTap, touch.view is UIControl {
      return false
    }
    return !map.annotationStore.isInCallout(touch.location(in: map.annotationStore.container))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    switch gestureRecognizer {
    case pan: map.isScrollEnabled && drag == nil
    case pinch, doubleTap: map.isZoomEnabled
    case press: draggableView(at: press.location(in: map.annotationStore.container)) != nil
    default: true
    }
  }

  /// Whether the user is moving or zooming the map.
  var isMoving: Bool {
    [pan, pinch].contains { $0.state == .began || $0.state == .changed }
  }

  // MARK: Moving

  private func panned() {
    switch pan.state {
    case .began:
      map.beginUserChange()
      shift()
    case .changed: shift()
    case .ended:
      shift()
      map.coast(pan.velocity(in: map))
    case .cancelled, .failed: map.endUserChange()
    default: break
    }
  }

  private func shift() {
    let distance = pan.translation(in: map)
    pan.setTranslation(.zero, in: map)
    map.showForUser { $0.moved(by: distance) }
  }

  private func pinched() {
    switch pinch.state {
    case .began:
      map.beginUserChange()
      zoom()
    case .changed: zoom()
    case .ended, .cancelled, .failed: map.endUserChange()
    default: break
    }
  }

  private func zoom() {
    let (factor, place) = (Double(pinch.scale), pinch.location(in: map))
    pinch.scale = 1
    map.showForUser { $0.zoomed(by: factor, around: place) }
  }

  private func tappedTwice() {
    let place = doubleTap.location(in: map)
    map.animateForUser { $0.zoomed(by: 2, around: place) }
  }

  // MARK: Annotations

  private func tapped() {
    let store = map.annotationStore
    guard let view = store.view(at: tap.location(in: store.container)),
      let annotation = view.annotation
    else {
      for annotation in store.selected { store.deselect(annotation, animated: true) }
      return
    }
    if view.isSelected {
      store.deselect(annotation, animated: true)
    } else {
      store.select(annotation, animated: true)
    }
  }

  private func draggableView(at point: CGPoint) -> MKAnnotationView? {
    map.annotationStore.view(at: point).flatMap { $0.isDraggable ? $0 : nil }
  }

  private func pressed() {
    let container = map.annotationStore.container
    let point = press.location(in: container)
    switch press.state {
    case .began:
      guard let view = draggableView(at: point), let annotation = view.annotation,
        CoordinateSetter.canSet(annotation)
      else { return }
      drag = (view, CGPoint(x: view.center.x - point.x, y: view.center.y - point.y))
      view.setDragState(.starting, animated: true)
    case .changed: moveDragged(to: point)
    case .ended:
      moveDragged(to: point)
      endDrag(.ending)
    case .cancelled, .failed: endDrag(.canceling)
    default: break
    }
  }

  private func moveDragged(to point: CGPoint) {
    guard let (view, offset) = drag, let annotation = view.annotation else { return }
    let place = CGPoint(
      x: point.x + offset.x - view.centerOffset.x, y: point.y + offset.y - view.centerOffset.y)
    CoordinateSetter.set(
      map.convert(place, toCoordinateFrom: map.annotationStore.container), of: annotation)
    map.annotationStore.viewMoved(view)
  }

  private func endDrag(_ state: MKAnnotationView.DragState) {
    guard let view = drag?.view else { return }
    drag = nil
    view.setDragState(state, animated: true)
  }
}
