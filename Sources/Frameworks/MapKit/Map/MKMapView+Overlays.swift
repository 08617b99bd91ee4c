// The overlays.
extension MKMapView {
  /// The overlays: those above roads come first.
  public var overlays: [any MKOverlay] { overlayStore.all }
  /// Returns the overlays of a level.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    overlayStore.overlays(in: level)
  }
  /// Returns the renderer of an overlay that was seen; nil for others.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlayStore.renderer(for: overlay)
  }
  /// Adds an overlay above labels.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }
  /// Adds overlays above labels.
  public func addOverlays(_ overlays: [any MKOverlay]) {
    addOverlays(overlays, level: .aboveLabels)
  }
  /// Adds an overlay in front of the others of a level.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    overlayStore.insert(overlay, at: nil, level)
  }
  /// Adds overlays in front of the others of a level.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }
  /// Removes an overlay.
  public func removeOverlay(_ overlay: any MKOverlay) { overlayStore.remove(overlay) }
  /// Removes overlays.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }
  /// Adds an overlay above labels, at an index from back to front.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlayStore.insert(overlay, at: index, .aboveLabels)
  }
  /// Adds an overlay to a level, at an index from back to front.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    overlayStore.insert(overlay, at: index, level)
  }
  /// Adds an overlay in front of another.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    overlayStore.insert(overlay, near: sibling, isAbove: true)
  }
  /// Adds an overlay behind another.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    overlayStore.insert(overlay, near: sibling, isAbove: false)
  }
  /// Exchanges the places of two overlays.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    overlayStore.exchange(overlay1, overlay2)
  }
  /// Exchanges the places of two overlays above labels.
  public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
    let list = overlays(in: .aboveLabels)
    guard list.indices.contains(index1), list.indices.contains(index2) else { return }
    overlayStore.exchange(list[index1], list[index2])
  }

  // The names of Swift 3 and 4.

  /// Adds an overlay above labels.
  @available(*, deprecated, renamed: "addOverlay(_:)")
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
  /// Adds an overlay in front of the others of a level.
  @available(*, deprecated, renamed: "addOverlay(_:level:)")
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlay(overlay, level: level)
  }
  /// Removes an overlay.
  @available(*, deprecated, renamed: "removeOverlay(_:)")
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}
