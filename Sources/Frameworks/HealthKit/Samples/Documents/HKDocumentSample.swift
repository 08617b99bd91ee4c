/// A sample with a document.
///
/// - Thread: any.
open class HKDocumentSample: HKSample, @unchecked Sendable {
  /// The type.
  open var documentType: HKDocumentType { HKDocumentType(model: sampleType.model) }
}
