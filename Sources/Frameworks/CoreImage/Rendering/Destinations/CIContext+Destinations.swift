internal import TactusCrashReports

extension CIContext {
  /// Draws what `fromRect` cuts out of an image, with its origin at `atPoint` (CoreImage.RD1).
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - fromRect: The part, as if the image were cropped.
  ///   - destination: The destination.
  ///   - atPoint: The place of the part's origin.
  /// - Returns: The task, which is already finished.
  /// - Throws: `CocoaError` if nothing can be rendered to the destination, or if the part is
  ///   outside of it.
  @discardableResult
  public func startTask(
    toRender image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination,
    at atPoint: CGPoint
  ) throws -> CIRenderTask {
    let part = fromRect.intersection(image.extent)
    guard !part.isNull, !part.isEmpty else {
      throw Self.failure("the image and the part do not intersect")
    }
    let offset = CGPoint(x: atPoint.x - fromRect.minX, y: atPoint.y - fromRect.minY)
    let isMoved = fromRect.isInfinite || offset == .zero
    let moved =
      isMoved
      ? image : image.transformed(by: CGAffineTransform(translationX: offset.x, y: offset.y))
    let target = fromRect.isInfinite ? part : part.offsetBy(dx: offset.x, dy: offset.y)
    return try render(moved, target, to: destination)
  }

  /// Renders an image to a destination so that both have the same origin (CoreImage.RD1).
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - destination: The destination.
  /// - Returns: The task, which is already finished.
  /// - Throws: `CocoaError` if nothing can be rendered to the destination, or if the image is
  ///   outside of it.
  @discardableResult
  public func startTask(
    toRender image: CIImage, to destination: CIRenderDestination
  ) throws -> CIRenderTask { try render(image, image.extent, to: destination) }

  /// Prepares a rendering: nothing is needed before it.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - fromRect: The part.
  ///   - destination: The destination.
  ///   - atPoint: The place of the part's origin.
  /// - Throws: `CocoaError` if nothing can be rendered to the destination.
  public func prepareRender(
    _ image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination,
    at atPoint: CGPoint
  ) throws { try Self.access(destination) { _ in } }

  /// Fills a destination with black, or with nothing if it has transparency (CoreImage.RD5).
  ///
  /// - Parameter destination: The destination.
  /// - Returns: The task, which is already finished.
  /// - Throws: `CocoaError` if nothing can be rendered to the destination.
  @discardableResult
  public func startTask(toClear destination: CIRenderDestination) throws -> CIRenderTask {
    let region = PixelRegion(x: 0, y: 0, width: destination.width, height: destination.height)
    try Self.access(destination) { $0.write(PixelTile(region), working: nil) }
    return CIRenderTask(pixels: region.count)
  }

  // MARK: Internals

  private func render(
    _ image: CIImage, _ part: CGRect, to destination: CIRenderDestination
  ) throws -> CIRenderTask {
    let whole = PixelRegion(x: 0, y: 0, width: destination.width, height: destination.height)
    let region = PixelRegion(part).intersection(whole)
    guard !region.isEmpty else {
      throw Self.failure("the part of the image and the destination do not intersect")
    }
    guard let tile = tile(of: image, region.rect) else {
      throw Self.failure("the part of the image is too large")
    }
    try Self.access(destination) { memory in
      memory.write(blended(tile, destination, memory), working: working)
    }
    return CIRenderTask(pixels: region.count)
  }

  /// Returns pixels as the destination's routine blends them with what is there
  /// (CoreImage.RD4).
  private func blended(
    _ tile: PixelTile, _ destination: CIRenderDestination, _ memory: DestinationMemory
  ) -> PixelTile {
    guard let kernel = destination.blendKernel else { return tile }
    let ground = TileSource(memory.read(tile.region, working: working))
    let mixed = kernel.apply(foreground: CIImage(TileSource(tile)), background: CIImage(ground))
    guard let mixed else { return tile }
    return self.tile(of: mixed, tile.region.rect) ?? tile
  }

  private static func access(
    _ destination: CIRenderDestination, _ body: (DestinationMemory) -> Void
  ) throws {
    guard DestinationMemory.access(destination, body) != nil else {
      let reason =
        "the format of the destination is not supported, a row is too short, or it is a texture"
      RuntimeWarning.once("CIRenderDestination: \(reason)", namesPlace: true)
      throw failure(reason)
    }
  }

  private static func failure(_ reason: String) -> CocoaError {
    CocoaError(.featureUnsupported, userInfo: [NSLocalizedFailureReasonErrorKey: reason])
  }
}
