import TactusLinearConstraints

// The entries that an update has to visit. A screen may have thousands, of which most changes
// concern few.
extension LayoutEngine {
  /// Notes that the implied constraints of an entry may have to be updated.
  func noteUnsettled(_ entry: LayoutEntry) {
    guard !entry.isUnsettled, !entry.isForgotten else { return }
    entry.isUnsettled = true
    unsettled.append(entry)
  }

  /// Notes that the solved frame of an entry may not be that of its view, and that its contents may
  /// have another size in its width.
  func noteMoved(_ entry: LayoutEntry) {
    if !entry.isMoved {
      entry.isMoved = true
      moved.append(entry)
    }
    if !entry.isUnwrapped {
      entry.isUnwrapped = true
      unwrapped.append(entry)
    }
  }

  /// Updates the constraints that items imply (ViewLayout.VL5).
  func settle() {
    let (known, due) = (entries.count, Self.inOrder(unsettled))
    unsettled = []
    // What changes meanwhile is noted for the next update.
    for entry in due { entry.isUnsettled = false }
    // Outer items come first, as inner ones may depend on them.
    for entry in due { settle(entry) }
    var index = known
    while index < entries.count {
      settle(entries[index])
      index += 1
    }
  }

  private func settle(_ entry: LayoutEntry) {
    guard !entry.isForgotten else { return }
    work.settled += 1
    updateOwn(entry)
    if entry.contentSize == nil { noteUnsettled(entry) }
  }

  /// Measures the views whose height depends on their width again, in their solved width
  /// (ViewLayout.VL6).
  func wrapContents() {
    for _ in 0..<Self.wrapLimit {
      noteSolved()
      let due = Self.inOrder(unwrapped)
      unwrapped = []
      for entry in due { entry.isUnwrapped = false }
      work.wrapped += due.count
      var hasChanged = false
      for entry in due where wrap(entry) { hasChanged = true }
      guard hasChanged else { return }
      solve()
    }
  }

  /// The maximum number of passes when content changes the width that it is measured in.
  ///
  /// - Source: guess; once is what it takes where the width is given.
  private static let wrapLimit = 3

  /// Notes the entries whose variables have new values.
  func noteSolved() {
    for variable in solver.takeChangedVariables() {
      // A removed variable has no entry.
      if let entry = entriesOfVariables[variable.number] { noteMoved(entry) }
    }
  }

  /// Returns entries in the order in which they were added.
  private static func inOrder(_ entries: [LayoutEntry]) -> [LayoutEntry] {
    var last = -1
    for entry in entries {
      guard entry.place > last else { return entries.sorted { $0.place < $1.place } }
      last = entry.place
    }
    return entries
  }
}
