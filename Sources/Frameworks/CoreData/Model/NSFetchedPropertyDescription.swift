/// The description of a property whose value is the result of a fetch request.
///
/// The value is an array, fetched when it is first read (CoreData.OB7).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  /// The request.
  ///
  /// Its predicate may contain `$FETCH_SOURCE`, the object, and `$FETCHED_PROPERTY`, this
  /// description.
  open var fetchRequest: NSFetchRequest<NSFetchRequestResult>?
}
