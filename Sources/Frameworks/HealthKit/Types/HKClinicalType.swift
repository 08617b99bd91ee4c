/// A type of clinical records, which are read-only for apps.
///
/// - Thread: any; all its properties are constants.
open class HKClinicalType: HKSampleType, @unchecked Sendable {}
