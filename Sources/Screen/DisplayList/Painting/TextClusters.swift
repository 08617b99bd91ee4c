import CTactusPangoCairo

/// The clusters of a run of glyphs: how many bytes of its text each number of glyphs stands for.
struct TextClusters {
  /// The text of the run.
  let text: String
  /// The clusters, in the order of the text.
  let clusters: [cairo_text_cluster_t]
  /// Whether the glyphs are in the opposite order of the text, as from right to left.
  let isBackward: Bool

  /// Creates the clusters of a run, or returns `nil` if its glyphs do not cover its text in order.
  init?(of run: TextRun) {
    guard !run.text.isEmpty, let first = run.glyphs.first, let last = run.glyphs.last else {
      return nil
    }
    text = run.text
    isBackward = first.cluster > last.cluster
    let starts = (isBackward ? run.glyphs.reversed() : run.glyphs).map(\.cluster)
    let bytes = Array(run.text.utf8)
    // Cairo refuses clusters that begin within a character, and then paints nothing more.
    guard starts[0] == 0, zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }),
      starts.allSatisfy({ $0 < bytes.count && bytes[$0] & 0xC0 != 0x80 })
    else { return nil }
    var clusters: [cairo_text_cluster_t] = []
    var index = 0
    while index < starts.count {
      let next = starts[index...].firstIndex { $0 != starts[index] } ?? starts.count
      let end = next < starts.count ? starts[next] : bytes.count
      clusters.append(
        cairo_text_cluster_t(
          num_bytes: Int32(end - starts[index]), num_glyphs: Int32(next - index)))
      index = next
    }
    self.clusters = clusters
  }
}
