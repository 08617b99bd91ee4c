/// The type of the rings of a day.
///
/// - Thread: any.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
