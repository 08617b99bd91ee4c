import Synchronization
internal import TactusCrashReports

/// A query of the app's items by their attributes.
///
/// Steps Spotlight.CS5…
///
/// - Thread: any; a lock guards its state, and the app sets the handlers before it starts the
///   query.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  private struct State {
    var isCancelled = false
    var count = 0
  }

  private let state = Mutex(State())
  /// The condition, or the words of the user.
  let text: String
  /// The settings.
  let context: CSSearchQueryContext

  /// A closure that receives items, on another thread; called once if there are any.
  open var foundItemsHandler: (@Sendable ([CSSearchableItem]) -> Void)?
  /// A closure that is called at the end, on another thread.
  open var completionHandler: (@Sendable ((any Error)?) -> Void)?
  /// The classes of protection that are searched; stored, as files are not protected.
  open var protectionClasses: [FileProtectionType] = []

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - queryString: The condition.
  ///   - attributes: The attributes that the app wants.
  public convenience init(queryString: String, attributes: [String]?) {
    let context = CSSearchQueryContext()
    context.fetchAttributes = attributes ?? []
    self.init(queryString: queryString, queryContext: context)
  }

  /// Creates a query with settings.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    text = queryString
    context = queryContext ?? CSSearchQueryContext()
    super.init()
  }

  /// Whether the app has canceled the query.
  open var isCancelled: Bool { state.withLock { $0.isCancelled } }
  /// The number of items that were found.
  open var foundItemCount: Int { state.withLock { $0.count } }

  // MARK: Searching

  /// Begins to search.
  open func start() {
    PhoneTime.callOnAnotherThread { [self] in
      do {
        let items = try find()
        if !items.isEmpty { foundItemsHandler?(items) }
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// Ends the search, whose last closure receives the error `cancelled`.
  open func cancel() { state.withLock { $0.isCancelled = true } }

  /// Returns the items that match.
  func find() throws -> [CSSearchableItem] {
    guard !isCancelled else { throw CSSearchQueryError(.cancelled) }
    let filters = try context.filterQueries.map(Self.condition)
    let isMatch = try match()
    let items = SearchStore.all.flatMap(\.items).filter { item in
      let values = item.attributeSet.values
      return isMatch(values) && filters.allSatisfy { $0.matches(values) }
    }
    guard !isCancelled else { throw CSSearchQueryError(.cancelled) }
    let found = items.prefix(maximumCount).compactMap { $0.copy() as? CSSearchableItem }
    state.withLock { $0.count = found.count }
    return found
  }

  /// Returns whether values of an item match.
  func match() throws -> ([String: Any]) -> Bool {
    let condition = try Self.condition(text)
    return condition.matches
  }

  /// The number of items that are wanted.
  var maximumCount: Int { .max }

  private static func condition(_ text: String) throws -> QueryCondition {
    guard let condition = QueryCondition(text) else {
      RuntimeWarning.once(
        "CSSearchQuery: the query “\(text)” cannot be read; a query compares attributes with "
          + "texts, numbers or times, such as title == \"tea*\"c && rating > 3")
      throw CSSearchQueryError(.invalidQuery)
    }
    return condition
  }
}
