/// A short task that refreshes the app's content.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
