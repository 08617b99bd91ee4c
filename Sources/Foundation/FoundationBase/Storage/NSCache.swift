/// A collection of objects that are dropped when they are too many or too costly.
///
/// Foundation's class on Linux drops the object that was added last, and does not notify its
/// delegate of objects that are removed.
///
/// - Thread: any; a lock guards what changes in it.
// Source: ObjectiveC.CH1–CH4
open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// Creates an empty cache without limits.
  public override init() { super.init() }

  /// The name.
  open var name: String {
    get { lock.withLock { state.name } }
    set { lock.withLock { state.name = newValue } }
  }

  /// The delegate.
  open var delegate: (any NSCacheDelegate)? {
    get { lock.withLock { state.delegate } }
    set { lock.withLock { state.delegate = newValue } }
  }

  /// The largest number of objects; 0 for no limit.
  open var countLimit: Int {
    get { lock.withLock { state.entries.countLimit } }
    set { evict { $0.countLimit = newValue } }
  }

  /// The largest sum of costs; 0 for no limit.
  open var totalCostLimit: Int {
    get { lock.withLock { state.entries.costLimit } }
    set { evict { $0.costLimit = newValue } }
  }

  /// Whether an object whose content was discarded is dropped.
  open var evictsObjectsWithDiscardedContent: Bool {
    get { lock.withLock { state.dropsDiscarded } }
    set { lock.withLock { state.dropsDiscarded = newValue } }
  }

  /// Returns the object of a key; nil if there is none.
  open func object(forKey key: KeyType) -> ObjectType? {
    let (found, isDropped) = lock.withLock {
      let found = state.entries.use(CacheKey(key))
      let content = state.dropsDiscarded ? found as? any NSDiscardableContent : nil
      return (found, content?.isContentDiscarded() == true)
    }
    guard isDropped else { return found as? ObjectType }
    removeObject(forKey: key)
    return nil
  }

  /// Sets the object of a key, without a cost.
  open func setObject(_ obj: ObjectType, forKey key: KeyType) {
    setObject(obj, forKey: key, cost: 0)
  }

  /// Sets the object of a key.
  ///
  /// - Parameters:
  ///   - obj: The object.
  ///   - key: The key, which the cache keeps and does not copy.
  ///   - g: The cost, such as the object's size in bytes.
  open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
    evict { $0.insert(obj, CacheKey(key), cost: g) }
  }

  /// Removes the object of a key.
  open func removeObject(forKey key: KeyType) {
    tell(lock.withLock { [state.entries.remove(CacheKey(key))].compactMap(\.self) })
  }

  /// Removes all objects.
  open func removeAllObjects() { tell(lock.withLock { state.entries.removeAll() }) }

  // MARK: Internals

  private struct State {
    var entries = CacheEntries()
    var name = ""
    weak var delegate: (any NSCacheDelegate)?
    var dropsDiscarded = true
  }

  private let lock = NSLock()
  /// Used only under the lock.
  private var state = State()

  /// Changes the entries, and then drops those beyond the limits.
  private func evict(_ change: (inout CacheEntries) -> Void) {
    let dropped = lock.withLock {
      change(&state.entries)
      return state.entries.dropExcess()
    }
    for object in dropped { (object as? any NSDiscardableContent)?.discardContentIfPossible() }
    tell(dropped)
  }

  /// Notifies the delegate of objects that leave the cache, without the lock.
  private func tell(_ objects: [AnyObject]) {
    guard !objects.isEmpty, let delegate = lock.withLock({ state.delegate }) else { return }
    // Keys and objects of all caches are references.
    let cache = Swift.Unmanaged<NSCache<AnyObject, AnyObject>>
      .fromOpaque(Swift.Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
    for object in objects { delegate.cache(cache, willEvictObject: object) }
  }
}
