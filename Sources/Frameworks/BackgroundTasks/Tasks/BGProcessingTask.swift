/// A task of some minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
