/// A type of documents.
///
/// - Thread: any.
open class HKDocumentType: HKSampleType, @unchecked Sendable {}
