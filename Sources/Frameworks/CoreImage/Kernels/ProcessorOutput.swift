/// The bitmap of the output of a processor.
final class ProcessorOutput: ProcessorBitmap, CIImageProcessorOutput {
  var baseAddress: UnsafeMutableRawPointer { address }
}
