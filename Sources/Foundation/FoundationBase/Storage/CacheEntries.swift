/// The objects of a cache, and the order of their last use.
///
/// - Complexity: O(1) on average for each use and each object that is dropped.
struct CacheEntries {
  /// The largest number of objects; 0 for no limit.
  var countLimit = 0
  /// The largest sum of costs; 0 for no limit.
  var costLimit = 0

  private struct Entry {
    var object: AnyObject
    var cost: Int
    /// The number of the last use.
    var use: Int
  }

  private var entries: [CacheKey: Entry] = [:]
  private var cost = 0
  private var useCount = 0
  /// All uses in their order; only the last one of each key counts.
  private var uses: [(key: CacheKey, use: Int)] = []
  private var firstUse = 0

  /// Returns the object of a key, which becomes the most recently used one.
  mutating func use(_ key: CacheKey) -> AnyObject? {
    guard let object = entries[key]?.object else { return nil }
    noteUse(of: key)
    return object
  }

  /// Sets the object of a key, which becomes the most recently used one.
  mutating func insert(_ object: AnyObject, _ key: CacheKey, cost: Int) {
    remove(key)
    entries[key] = Entry(object: object, cost: cost, use: 0)
    self.cost += cost
    noteUse(of: key)
  }

  /// Removes the object of a key, and returns it.
  @discardableResult
  mutating func remove(_ key: CacheKey) -> AnyObject? {
    guard let entry = entries.removeValue(forKey: key) else { return nil }
    cost -= entry.cost
    return entry.object
  }

  /// Removes all objects, and returns them.
  mutating func removeAll() -> [AnyObject] {
    let objects = entries.values.sorted { $0.use < $1.use }.map(\.object)
    (entries, uses, firstUse, cost) = ([:], [], 0, 0)
    return objects
  }

  /// Removes the objects whose last use is the longest ago, until the limits are kept.
  ///
  /// - Returns: The removed objects.
  mutating func dropExcess() -> [AnyObject] {
    var dropped: [AnyObject] = []
    while isExcessive, firstUse < uses.count {
      let (key, use) = uses[firstUse]
      firstUse += 1
      if entries[key]?.use == use, let object = remove(key) { dropped.append(object) }
    }
    return dropped
  }

  private var isExcessive: Bool {
    (countLimit > 0 && entries.count > countLimit) || (costLimit > 0 && cost > costLimit)
  }

  private mutating func noteUse(of key: CacheKey) {
    useCount += 1
    entries[key]?.use = useCount
    uses.append((key, useCount))
    // The uses that no longer count are removed before they outnumber the others.
    guard uses.count - firstUse > 2 * entries.count + 16 || firstUse > entries.count + 16 else {
      return
    }
    uses = uses[firstUse...].filter { entries[$0.key]?.use == $0.use }
    firstUse = 0
  }
}
