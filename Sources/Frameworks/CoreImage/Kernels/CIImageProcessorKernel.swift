/// The abstract class you extend to create custom image processors that can integrate with Core
/// Image workflows (CoreImage.PK1–PK3).
open class CIImageProcessorKernel: NSObject {
  /// Processes the inputs; a subclass overrides it.
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?,
    output: any CIImageProcessorOutput
  ) throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Returns the part of an input that is needed for a part of the output; the same part unless a
  /// subclass overrides it.
  open class func roi(
    forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect
  ) -> CGRect { outputRect }

  /// Returns the format in which an input is wanted; that of the context unless a subclass
  /// overrides it.
  open class func formatForInput(at input: Int32) -> CIFormat { .contextFormat }

  /// The format of the output; that of the context unless a subclass overrides it.
  open class var outputFormat: CIFormat { .contextFormat }
  /// Whether the output is opaque.
  open class var outputIsOpaque: Bool { false }
  /// Whether the inputs are complete before `process` is called, which they always are here.
  open class var synchronizeInputs: Bool { true }

  /// Returns an image that the processor makes when it is rendered.
  ///
  /// - Parameters:
  ///   - extent: The rectangle of the image.
  ///   - inputs: The images that the processor reads.
  ///   - arguments: Values for the processor.
  open class func apply(
    withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?
  ) throws -> CIImage {
    CIImage(
      ProcessorSource(
        self, extent: extent, inputs: (inputs ?? []).map(\.source), arguments: arguments))
  }
}
