/// A type of documents.
///
/// - Thread: any; all its properties are constants.
open class HKDocumentType: HKSampleType, @unchecked Sendable {}
