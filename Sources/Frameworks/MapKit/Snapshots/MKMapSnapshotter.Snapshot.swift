extension MKMapSnapshotter {
  /// A snapshot of a map.
  ///
  /// Sendable because all its properties are constants.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The image.
    public let image: UIImage
    /// The traits of its colors.
    public let traitCollection: UITraitCollection
    private let viewport: MapViewport

    /// Returns the position of a coordinate in the image, which may be outside of it.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      viewport.point(for: MKMapPoint(coordinate))
    }

    @MainActor init(_ options: Options) {
      let viewport = options.viewport
      self.viewport = viewport
      traitCollection = options.traitCollection
      let format = UIGraphicsImageRendererFormat()
      let scale = options.scale > 0 ? options.scale : options.traitCollection.displayScale
      format.scale = scale > 0 ? scale : UIScreen.main.scale
      format.opaque = true
      let renderer = UIGraphicsImageRenderer(size: options.size, format: format)
      var picture = UIImage()
      options.traitCollection.performAsCurrent {
        picture = renderer.image { _ in MapGround(viewport: viewport).draw() }
      }
      image = picture
      super.init()
    }
  }
}
