/// The bitmap of an input of a processor.
final class ProcessorInput: ProcessorBitmap, CIImageProcessorInput {
  var baseAddress: UnsafeRawPointer { UnsafeRawPointer(address) }
}
