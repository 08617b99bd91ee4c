/// A short task that refreshes the app's content.
///
/// - Thread: any; all its properties are constants.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
