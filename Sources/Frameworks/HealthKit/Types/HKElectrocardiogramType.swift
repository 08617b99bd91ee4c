/// The type of electrocardiograms.
///
/// - Thread: any; all its properties are constants.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
