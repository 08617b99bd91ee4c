/// The painting of an image for one rendering.
final class RenderPass {
  /// The space in which filters compute; nil without color management.
  let working: ColorEncoding?
  /// The format of the pixels for processors that request no other one.
  let format: CIFormat

  init(_ root: any ImageSource, working: ColorEncoding?, format: CIFormat) {
    (self.working, self.format) = (working, format)
    var waiting: [any ImageSource] = [root]
    while let source = waiting.popLast() {
      let uses = users[ObjectIdentifier(source), default: 0]
      users[ObjectIdentifier(source)] = uses + 1
      if uses == 0 { waiting += source.inputs }
    }
  }

  /// Returns a region of a step, transparent outside of the step's extent.
  ///
  /// The tiles of a step with several readers are cached.
  func tile(of source: any ImageSource, _ region: PixelRegion) -> PixelTile {
    let inner = region.intersection(PixelRegion(source.extent))
    guard !inner.isEmpty else { return PixelTile(region) }
    let key = Key(source: ObjectIdentifier(source), region: inner)
    if let known = kept[key] { return known.covering(region) }
    let tile = source.paint(inner, in: self)
    if users[key.source, default: 0] > 1 { kept[key] = tile }
    return tile.covering(region)
  }

  /// Returns a color as a premultiplied pixel.
  func pixel(_ color: CIColor) -> SIMD4<Float> {
    let parts = SIMD4<Float>(
      Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
    let encoding = color.colorSpace.model == .rgb ? ColorEncoding(color.colorSpace) : .sRGB
    let pixel = parts.multiplied
    return ColorConversion(from: encoding, to: working)?(pixel) ?? pixel
  }

  // MARK: Internals

  private struct Key: Hashable {
    let source: ObjectIdentifier
    let region: PixelRegion
  }

  private var users: [ObjectIdentifier: Int] = [:]
  private var kept: [Key: PixelTile] = [:]
}
