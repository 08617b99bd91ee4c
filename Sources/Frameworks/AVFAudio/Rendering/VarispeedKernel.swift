/// The rendering of speed and pitch changed together in a format, by libsamplerate.
final class VarispeedKernel: EffectKernel {
  /// Creates a kernel.
  ///
  /// - Parameter unit: The unit, which owns the kernel and contains the speed.
  init(_ unit: VarispeedUnit, channelCount: Int) {
    self.unit = unit
    converter = ConvertingReader(channelCount: channelCount)
  }

  override func process(
    _ input: RenderInput, _ output: RenderBuffers, _ count: Int, _ moment: RenderMoment
  ) {
    guard let reader = input.reader else { return output.clear(count) }
    converter.read(count, from: reader.node, ratio: reader.ratio / Double(unit.rate), moment)
    output.copy(converter.output, count)
  }

  override func reset() { converter.reset() }

  private unowned let unit: VarispeedUnit
  private let converter: ConvertingReader
}
