/// An affinely transformed image.
final class TransformSource: ImageSource {
  let extent: CGRect
  let inputs: [any ImageSource]
  private let transform: CGAffineTransform
  private let isNearest: Bool

  /// - Parameters:
  ///   - input: The image.
  ///   - transform: The transform; one that is not invertible gives an empty image.
  ///   - isNearest: Whether nearest-neighbor sampling is used.
  init(_ input: any ImageSource, by transform: CGAffineTransform, isNearest: Bool) {
    (inputs, self.transform, self.isNearest) = ([input], transform, isNearest)
    let determinant = transform.a * transform.d - transform.b * transform.c
    let canInvert = determinant != 0 && determinant.isFinite
    extent = canInvert ? input.extent.applying(transform) : .null
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let t = transform
    let (dx, dy) = (t.tx.rounded(), t.ty.rounded())
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1, t.tx == dx, t.ty == dy, abs(dx) < 1e9, abs(dy) < 1e9
    {
      let moved = pass.tile(of: inputs[0], region.moved(-Int(dx), -Int(dy)))
      return PixelTile(region, pixels: moved.pixels)
    }
    let back = t.inverted()
    let needed = PixelRegion(region.rect.applying(back).insetBy(dx: -1, dy: -1))
      .intersection(PixelRegion(inputs[0].extent).grown(1, 1))
    let source = pass.tile(of: inputs[0], needed)
    var tile = PixelTile(region)
    var index = 0
    for y in region.y..<region.endY {
      for x in region.x..<region.endX {
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let sx = Double(back.a) * px + Double(back.c) * py + Double(back.tx)
        let sy = Double(back.b) * px + Double(back.d) * py + Double(back.ty)
        tile.pixels[index] =
          isNearest
          ? source.pixel(Int(sx.rounded(.down)), Int(sy.rounded(.down)))
          : source.mixed(sx - 0.5, sy - 0.5)
        index += 1
      }
    }
    return tile
  }
}
