/// The base class of an app's image processors, which are called when their output is rendered
/// (CoreImage.PK1–PK3).
open class CIImageProcessorKernel: NSObject {
  /// Processes the inputs; a subclass overrides it.
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?,
    output: any CIImageProcessorOutput
  ) throws {
    throw CocoaError(.featureUnsupported)
  }

  /// Returns the region of an input that is required for a region of the output; by default the
  /// same.
  open class func roi(
    forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect
  ) -> CGRect { outputRect }

  /// Returns the pixel format for an input; by default the context's.
  open class func formatForInput(at input: Int32) -> CIFormat { .contextFormat }

  /// The pixel format of the output; by default the context's.
  open class var outputFormat: CIFormat { .contextFormat }
  /// Whether the output is opaque; false by default.
  open class var outputIsOpaque: Bool { false }
  /// Whether inputs are complete before `process` is called; always true here.
  open class var synchronizeInputs: Bool { true }

  /// Returns an image that calls the processor when it is rendered.
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
