import Synchronization

/// The rendering of another speed with another pitch, by conversion of the sample rate.
final class VarispeedUnit: EffectUnit, @unchecked Sendable {
  /// The factor of the speed.
  var rate: Float {
    get { Float(bitPattern: rateBits.load(ordering: .relaxed)) }
    set { rateBits.store(newValue.bitPattern, ordering: .relaxed) }
  }

  override func transform(
    _ input: RenderInput, _ output: RenderBuffers, _ count: Int, _ moment: RenderMoment
  ) -> Bool {
    guard let converter, let reader = input.reader else { return false }
    converter.read(count, from: reader.node, ratio: reader.ratio / Double(rate), moment)
    output.copy(converter.output, count)
    return true
  }

  override func prepare(sampleRate: Double, channelCount: Int) {
    converter = ConvertingReader(channelCount: channelCount)
  }

  override func reset() { converter?.reset() }

  private let rateBits = Atomic(Float(1).bitPattern)
  private var converter: ConvertingReader?
}
