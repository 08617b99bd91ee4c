/// A type of clinical records, which apps only read.
///
/// - Thread: any; all its properties are constants.
open class HKClinicalType: HKSampleType, @unchecked Sendable {}
