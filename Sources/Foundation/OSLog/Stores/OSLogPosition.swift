/// A point in time in a log, which a store makes.
///
/// - Thread: any; all its properties are constants.
open class OSLogPosition: NSObject, @unchecked Sendable {
  let date: Date

  init(_ date: Date) { self.date = date }
}
