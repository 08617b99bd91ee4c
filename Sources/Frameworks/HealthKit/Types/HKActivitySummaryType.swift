/// The type of the rings of a day.
///
/// - Thread: any; all its properties are constants.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
