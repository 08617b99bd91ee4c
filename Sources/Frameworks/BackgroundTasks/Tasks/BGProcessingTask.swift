/// A task that takes minutes.
///
/// - Thread: any; all its properties are constants.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
