internal import TactusCrashReports

/// An image that an app's processor computes.
final class ProcessorSource: ImageSource, @unchecked Sendable {
  // The arguments are only read.
  let extent: CGRect
  let inputs: [any ImageSource]
  private let kernel: CIImageProcessorKernel.Type
  private let arguments: [String: Any]?

  init(
    _ kernel: CIImageProcessorKernel.Type, extent: CGRect, inputs: [any ImageSource],
    arguments: [String: Any]?
  ) {
    (self.kernel, self.extent) = (kernel, extent)
    (self.inputs, self.arguments) = (inputs, arguments)
  }

  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile {
    let bitmaps = inputs.enumerated().map { index, input in
      let number = Int32(index)
      let rect = kernel.roi(forInput: number, arguments: arguments, outputRect: region.rect)
      let wanted = kernel.formatForInput(at: number)
      let tile = pass.tile(of: input, PixelRegion(rect).intersection(PixelRegion(input.extent)))
      return ProcessorInput(tile, format: wanted == .contextFormat ? pass.format : wanted)
    }
    let own = kernel.outputFormat
    let output = ProcessorOutput(
      PixelTile(region), format: own == .contextFormat ? pass.format : own)
    do {
      try kernel.process(with: bitmaps, arguments: arguments, output: output)
    } catch {
      RuntimeWarning.once("\(kernel): the processor failed, its image is transparent: \(error)")
      return PixelTile(region)
    }
    let tile = output.tile
    return kernel.outputIsOpaque ? tile.map { SIMD4($0.color, 1) } : tile
  }
}
