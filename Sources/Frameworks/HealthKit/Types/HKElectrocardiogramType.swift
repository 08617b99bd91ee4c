/// The type of electrocardiograms.
///
/// - Thread: any.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
