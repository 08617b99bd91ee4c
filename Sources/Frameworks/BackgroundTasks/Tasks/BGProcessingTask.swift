/// A task that takes minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
