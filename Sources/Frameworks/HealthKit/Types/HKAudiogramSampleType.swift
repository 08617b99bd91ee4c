/// The type of tests of the hearing.
///
/// - Thread: any; all its properties are constants.
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
