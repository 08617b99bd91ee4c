/// The context whose closure is running on a thread (CoreData.FE8).
enum PerformingContext {
  private static let key = "NSManagedObjectContext.performing"

  /// The innermost context whose closure is running on this thread; nil without one.
  static var current: NSManagedObjectContext? {
    Thread.current.threadDictionary[key] as? NSManagedObjectContext
  }

  /// Runs a closure of a context.
  static func run<Result, Failure: Error>(
    _ context: NSManagedObjectContext, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (values, outer) = (Thread.current.threadDictionary, current)
    values[key] = context
    defer { values[key] = outer }
    return try body()
  }
}
