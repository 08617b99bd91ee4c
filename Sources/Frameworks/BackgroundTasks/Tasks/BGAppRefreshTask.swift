/// A short task that updates the contents of the app.
///
/// - Thread: any; all its properties are constants.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
