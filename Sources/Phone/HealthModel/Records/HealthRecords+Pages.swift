extension HealthRecords {
  /// Returns samples of a type in the order of their starts, as many as a message holds.
  func page(
    _ type: String, _ filter: HealthFilter, from place: Int, limit: Int, _ isDescending: Bool
  ) -> HealthPage {
    let most = min(limit, Self.maximumSamples)
    let found = samples(type, filter, from: place, limit: most, isDescending: isDescending)
    var page = HealthPage()
    page.samples = Self.fitting(found)
    page.isPartial = page.samples.count < found.count || (found.count == most && most < limit)
    return page
  }

  /// Returns what was added and deleted after a row, in the order of the rows (Health.QU5).
  func changes(
    _ type: String, _ filter: HealthFilter, after row: Int, limit: Int
  ) -> HealthPage {
    let added = samples(type, after: row, filter)
    let removed = deletions[firstDeletion(after: row)...].filter {
      $0.type == type && (filter.sources?.contains($0.bundle) ?? true)
    }
    var page = HealthPage()
    page.anchor = row
    var (one, two, bytes) = (0, 0, 0)
    let most = min(limit, Self.maximumSamples)
    while one < added.count || two < removed.count {
      guard page.samples.count + page.deletions.count < most, bytes < HealthPage.maximumBytes
      else {
        page.isPartial = true
        return page
      }
      if two == removed.count || (one < added.count && added[one].row < removed[two].row) {
        page.samples.append(added[one].sample)
        page.anchor = added[one].row
        bytes += added[one].sample.json.utf8.count
        one += 1
      } else {
        page.deletions.append(removed[two])
        page.anchor = removed[two].row
        bytes += 100
        two += 1
      }
    }
    // Health.PE4: an app that reads only its own samples does not learn of other rows.
    if filter.sources == nil { page.anchor = max(row, lastRow) }
    return page
  }

  // MARK: Internals

  /// The greatest number of samples in a message.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumSamples = 4096

  /// The first samples that fit into a message; at least one.
  private static func fitting(_ samples: [HealthSample]) -> [HealthSample] {
    var bytes = 0
    for (index, sample) in samples.enumerated() {
      bytes += sample.json.utf8.count
      if bytes > HealthPage.maximumBytes, index > 0 { return Array(samples.prefix(index)) }
    }
    return samples
  }

  private func firstDeletion(after row: Int) -> Int {
    var (low, high) = (0, deletions.count)
    while low < high {
      let middle = (low + high) / 2
      if deletions[middle].row <= row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
