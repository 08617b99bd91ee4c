/// A type of clinical records, which apps only read.
///
/// - Thread: any.
open class HKClinicalType: HKSampleType, @unchecked Sendable {}
