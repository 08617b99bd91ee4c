internal import CTactusGStreamer

/// The chapters of an examined film.
enum MediaChapters {
  /// Returns the chapters of a film in the order of their beginnings.
  static func of(
    _ info: UnsafeMutableRawPointer, _ library: MediaLibrary
  ) -> [MediaDescription.Chapter] {
    guard let contents = library.functions.info_get_toc(info) else { return [] }
    var found: [MediaDescription.Chapter] = []
    add(library.functions.toc_get_entries(contents), depth: 0, library, to: &found)
    return found.sorted { $0.start < $1.start }
  }

  // MARK: Internals

  /// The largest number of chapters that are read.
  private static let most = 10_000
  /// The largest depth of chapters in chapters: editions, chapters and what is in them.
  private static let deepest = 4

  /// Adds the innermost entries of a list.
  private static func add(
    _ list: UnsafeMutablePointer<gst_list>?, depth: Int, _ library: MediaLibrary,
    to found: inout [MediaDescription.Chapter]
  ) {
    var entry = list
    while let item = entry?.pointee.data, found.count < most {
      let children = depth < deepest ? library.functions.toc_entry_get_children(item) : nil
      var (start, end): (Int64, Int64) = (0, 0)
      if children != nil {
        add(children, depth: depth + 1, library, to: &found)
      } else if library.functions.toc_entry_get_times(item, &start, &end) != 0, start >= 0 {
        let title = library.strings(library.functions.toc_entry_get_tags(item))["title"]
        found.append(.init(start: start, end: max(start, end), title: title))
      }
      entry = entry?.pointee.next
    }
  }
}
