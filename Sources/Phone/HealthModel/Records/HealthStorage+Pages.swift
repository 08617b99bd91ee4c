extension HealthStorage {
  /// Returns samples of a type after a place, as many as a message holds.
  func page(
    _ type: String, _ filter: HealthFilter, after place: HealthPlace?, limit: Int,
    _ isDescending: Bool
  ) throws(HealthStorageError) -> HealthPage {
    var page = HealthPage()
    let most = min(limit, HealthPage.maximumCount)
    guard most > 0 else { return page }
    var (bytes, skipped) = (0, 0)
    try visit(type, filter, from: place?.start, isDescending: isDescending) { row in
      if let place, row.sample.start == place.start, skipped < place.count {
        skipped += 1
        return true
      }
      // Whether there is one more is known when it is there.
      bytes += row.sample.json.utf8.count
      guard page.samples.count < most, page.samples.isEmpty || bytes <= HealthPage.maximumBytes
      else {
        page.isPartial = page.samples.count < limit
        return false
      }
      page.samples.append(row.sample)
      return true
    }
    if let last = page.samples.last?.start {
      var count = page.samples.count { $0.start == last }
      if let place, place.start == last { count += place.count }
      page.place = HealthPlace(start: last, count: count)
    }
    return page
  }

  /// Returns what was added and deleted after a row, in the order of the rows (Health.QU5), which
  /// is one order for all types (Health.QU7).
  func changes(
    of selections: [HealthSelection], after row: Int, limit: Int
  ) throws(HealthStorageError) -> HealthPage {
    var page = HealthPage()
    page.anchor = row
    var bytes = 0
    let most = min(limit, HealthPage.maximumCount)
    try visitChanges(of: selections, after: row) { change in
      guard page.samples.count + page.deletions.count < most, bytes < HealthPage.maximumBytes
      else {
        page.isPartial = true
        return false
      }
      page.anchor = change.row
      switch change {
      case .added(let one):
        page.samples.append(one.sample)
        bytes += one.sample.json.utf8.count
      case .deleted(let deletion):
        page.deletions.append(deletion)
        bytes += 100
      }
      return true
    }
    // The anchor of an app that reads only its own samples does not reveal rows of other apps
    // (Health.PE4).
    if !page.isPartial, selections.allSatisfy({ $0.filter.sources == nil }) {
      page.anchor = max(row, try lastRow())
    }
    return page
  }
}
