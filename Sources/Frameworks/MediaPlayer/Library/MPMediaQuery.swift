/// A query of the media library.
///
/// Steps MediaLibrary.ML3…
///
/// - Thread: any, one at a time.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  // Used on one thread at a time.

  /// Creates a query of all items.
  public override convenience init() { self.init(filterPredicates: nil) }

  /// Creates a query whose items meet all conditions.
  public required init(filterPredicates: Set<MPMediaPredicate>?) {
    self.filterPredicates = filterPredicates
    super.init()
    MediaFolder.current.begin()
  }

  /// The conditions.
  open var filterPredicates: Set<MPMediaPredicate>?
  /// The property by which `collections` groups the items.
  open var groupingType = MPMediaGrouping.title

  /// Adds a condition.
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  /// Removes a condition.
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  /// The items by title, or by the grouping and the track number (MediaLibrary.ML3).
  open var items: [MPMediaItem]? { collections?.flatMap(\.items) }

  /// The collections by title.
  open var collections: [MPMediaItemCollection]? {
    guard groupingType != .podcastTitle else { return [] }
    guard groupingType != .playlist else { return playlists }
    let found = MediaFolder.current.items.filter { item in
      (filterPredicates ?? []).allSatisfy { $0.accepts(item) }
    }
    let (identifier, title) = groupingType.properties
    let groups = Dictionary(grouping: found.filter { $0.value(forProperty: title) != nil }) {
      $0.value(forProperty: identifier) as? UInt64 ?? 0
    }
    return groups.values.map { MPMediaItemCollection(items: $0.sorted(by: Self.isBefore)) }
      .sorted { left, right in
        let (first, second) = (self.title(of: left), self.title(of: right))
        let order = first.localizedCaseInsensitiveCompare(second)
        return order == .orderedSame
          ? left.persistentID < right.persistentID : order == .orderedAscending
      }
  }

  /// The playlists that fulfil all conditions, or have an item that does (MediaLibrary.ML5).
  private var playlists: [MPMediaPlaylist] {
    MediaFolder.current.playlists.filter { playlist in
      (filterPredicates ?? []).allSatisfy { predicate in
        predicate.accepts(playlist) || playlist.items.contains { predicate.accepts($0) }
      }
    }.sorted { left, right in
      let order = (left.name ?? "").localizedCaseInsensitiveCompare(right.name ?? "")
      return order == .orderedSame
        ? left.persistentID < right.persistentID : order == .orderedAscending
    }
  }

  /// The sections of the items, by the initials of their titles.
  open var itemSections: [MPMediaQuerySection]? {
    sections((items ?? []).map { $0.title ?? "" })
  }

  /// The sections of the collections, by the initials of their titles.
  open var collectionSections: [MPMediaQuerySection]? {
    sections((collections ?? []).map(title(of:)))
  }

  // MARK: Usual queries

  /// Returns a query of music, by album.
  open class func albums() -> Self { music(by: .album) }
  /// Returns a query of music, by artist.
  open class func artists() -> Self { music(by: .artist) }
  /// Returns a query of music, by title.
  open class func songs() -> Self { music(by: .title) }
  /// Returns a query of playlists.
  open class func playlists() -> Self {
    let query = self.init(filterPredicates: nil)
    query.groupingType = .playlist
    return query
  }
  /// Returns a query of podcasts; always empty.
  open class func podcasts() -> Self { music(by: .podcastTitle) }
  /// Returns a query of audiobooks; always empty.
  open class func audiobooks() -> Self { music(by: .title, .audioBook) }
  /// Returns a query of compilations; always empty.
  open class func compilations() -> Self {
    let query = music(by: .album)
    query.addFilterPredicate(
      MPMediaPropertyPredicate(value: true, forProperty: MPMediaItemPropertyIsCompilation))
    return query
  }
  /// Returns a query of music, by composer.
  open class func composers() -> Self { music(by: .composer) }
  /// Returns a query of music, by genre.
  open class func genres() -> Self { music(by: .genre) }

  // MARK: Internals

  private class func music(by grouping: MPMediaGrouping, _ type: MPMediaType = .music) -> Self {
    let query = self.init(filterPredicates: [
      MPMediaPropertyPredicate(value: type.rawValue, forProperty: MPMediaItemPropertyMediaType)
    ])
    query.groupingType = grouping
    return query
  }

  private static func isBefore(_ left: MPMediaItem, _ right: MPMediaItem) -> Bool {
    (left.albumTitle ?? "", left.albumTrackNumber, left.title ?? "", left.persistentID)
      < (right.albumTitle ?? "", right.albumTrackNumber, right.title ?? "", right.persistentID)
  }

  private func title(of collection: MPMediaItemCollection) -> String {
    if let playlist = collection as? MPMediaPlaylist { return playlist.name ?? "" }
    let title = groupingType.properties.title
    return collection.representativeItem?.value(forProperty: title) as? String ?? ""
  }

  private func sections(_ titles: [String]) -> [MPMediaQuerySection] {
    var sections: [MPMediaQuerySection] = []
    for (index, title) in titles.enumerated() {
      let letter = title.first.map { $0.isLetter ? $0.uppercased() : "#" } ?? "#"
      if let last = sections.last, last.title == letter {
        let range = NSRange(location: last.range.location, length: last.range.length + 1)
        sections[sections.count - 1] = MPMediaQuerySection(letter, range)
      } else {
        sections.append(MPMediaQuerySection(letter, NSRange(location: index, length: 1)))
      }
    }
    return sections
  }
}
