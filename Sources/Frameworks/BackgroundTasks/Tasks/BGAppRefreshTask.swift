/// A short task that updates the contents of the app.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
