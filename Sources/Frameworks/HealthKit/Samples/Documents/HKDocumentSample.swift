/// A sample with a document.
///
/// - Thread: any; all its properties are constants.
open class HKDocumentSample: HKSample, @unchecked Sendable {
  /// The type.
  open var documentType: HKDocumentType { HKDocumentType(model: sampleType.model) }
}
