/// A type of clinical records, which are read-only for apps.
///
/// - Thread: any.
open class HKClinicalType: HKSampleType, @unchecked Sendable {}
