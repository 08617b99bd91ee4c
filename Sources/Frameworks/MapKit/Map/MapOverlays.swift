/// The overlays of a map view, and their renderers.
@MainActor
final class MapOverlays {
  unowned let map: MKMapView
  /// The views of both levels, behind the annotations.
  let canvases: [MKOverlayLevel: MapOverlayCanvas] = [
    .aboveRoads: MapOverlayCanvas(frame: .zero), .aboveLabels: MapOverlayCanvas(frame: .zero),
  ]
  private var levels: [MKOverlayLevel: [any MKOverlay]] = [:]
  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

  init(_ map: MKMapView) { self.map = map }

  /// All overlays: those above roads come first.
  var all: [any MKOverlay] { overlays(in: .aboveRoads) + overlays(in: .aboveLabels) }

  func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { levels[level] ?? [] }

  /// Inserts an overlay; one that was already added moves.
  func insert(_ overlay: any MKOverlay, at index: Int?, _ level: MKOverlayLevel) {
    take(overlay)
    var list = overlays(in: level)
    list.insert(overlay, at: min(index ?? list.count, list.count))
    levels[level] = list
    changed()
  }

  /// Inserts an overlay above or below another; without that sibling, it becomes the topmost.
  func insert(_ overlay: any MKOverlay, near sibling: any MKOverlay, isAbove: Bool) {
    let level = level(of: sibling) ?? .aboveLabels
    take(overlay)
    let index = overlays(in: level).firstIndex { $0 === sibling }
    insert(overlay, at: index.map { isAbove ? $0 + 1 : $0 }, level)
  }

  func remove(_ overlay: any MKOverlay) {
    take(overlay)
    renderers[ObjectIdentifier(overlay)] = nil
    changed()
  }

  func exchange(_ one: any MKOverlay, _ other: any MKOverlay) {
    guard let first = level(of: one), let second = level(of: other),
      let index = overlays(in: first).firstIndex(where: { $0 === one }),
      let otherIndex = overlays(in: second).firstIndex(where: { $0 === other })
    else { return }
    levels[first]?[index] = other
    levels[second]?[otherIndex] = one
    changed()
  }

  /// Returns the renderer of an overlay, which the delegate creates when it is first visible.
  func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    if let known = renderers[ObjectIdentifier(overlay)] { return known }
    guard level(of: overlay) != nil,
      let made = map.delegate?.mapView(map, rendererFor: overlay)
    else { return nil }
    renderers[ObjectIdentifier(overlay)] = made
    map.delegate?.mapView(map, didAdd: [made])
    return made
  }

  /// Shows the overlays in the viewport.
  func show(_ viewport: MapViewport) {
    let visible = viewport.visibleRect
    let parts = [visible, visible.remainder]
    for (level, canvas) in canvases {
      let seen = overlays(in: level).filter { overlay in
        parts.contains { !$0.isNull && overlay.boundingMapRect.intersects($0) }
      }
      let shown = seen.compactMap { renderer(for: $0) }
      if shown != canvas.renderers { canvas.renderers = shown }
      canvas.viewport = viewport
    }
  }

  /// Requests renderers from the delegate, if there was none before.
  func delegateChanged() { changed() }

  private func level(of overlay: any MKOverlay) -> MKOverlayLevel? {
    levels.first { $0.value.contains { $0 === overlay } }?.key
  }

  private func take(_ overlay: any MKOverlay) {
    for level in levels.keys { levels[level]?.removeAll { $0 === overlay } }
  }

  private func changed() { map.setNeedsLayout() }
}
