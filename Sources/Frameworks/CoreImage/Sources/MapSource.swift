/// An image each of whose pixels is computed from those of other images at the same position.
final class MapSource: ImageSource {
  let extent: CGRect
  let inputs: [any ImageSource]
  private let combine: @Sendable (RenderPass, [PixelTile]) -> [SIMD4<Float>]

  /// Creates an image of one other.
  init(
    _ input: any ImageSource,
    _ makeChange: @escaping @Sendable (RenderPass) -> (SIMD4<Float>) -> SIMD4<Float>
  ) {
    (inputs, extent) = ([input], input.extent)
    combine = { pass, tiles in tiles[0].pixels.map(makeChange(pass)) }
  }

  /// Creates an image of two others.
  init(
    _ first: any ImageSource, _ second: any ImageSource, extent: CGRect,
    _ makeMixture:
      @escaping @Sendable (RenderPass) -> (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) {
    (inputs, self.extent) = ([first, second], extent)
    combine = { pass, tiles in
      let mix = makeMixture(pass)
      let (first, second) = (tiles[0].pixels, tiles[1].pixels)
      return first.indices.map { mix(first[$0], second[$0]) }
    }
  }

  /// Creates an image of three others.
  init(
    _ first: any ImageSource, _ second: any ImageSource, _ third: any ImageSource, extent: CGRect,
    _ mix: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) {
    (inputs, self.extent) = ([first, second, third], extent)
    combine = { _, tiles in
      tiles[0].pixels.indices.map {
        mix(tiles[0].pixels[$0], tiles[1].pixels[$0], tiles[2].pixels[$0])
      }
    }
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let tiles = inputs.map { pass.tile(of: $0, region) }
    return PixelTile(region, pixels: combine(pass, tiles))
  }
}
