/// A cropped image.
final class CropSource: ImageSource {
  let extent: CGRect
  let inputs: [any ImageSource]

  init(_ input: any ImageSource, to rect: CGRect) {
    inputs = [input]
    let part = input.extent.isInfinite ? rect : input.extent.intersection(rect)
    extent = part.isInfinite || part.isNull || part.isEmpty ? part : part.integral
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    pass.tile(of: inputs[0], region)
  }
}
