/// The type of tests of the hearing.
///
/// - Thread: any.
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
