/// Room for as many voices as ever play at once, set aside before the first plays.
///
/// - Thread: render, but for `init` and `deallocate`.
struct VoicePool<Voice> {
  private let voices: UnsafeMutablePointer<Voice>
  private let counter: UnsafeMutablePointer<Int>

  init(_ capacity: Int) {
    voices = .allocate(capacity: max(capacity, 1))
    counter = .allocate(capacity: 1)
    counter.initialize(to: 0)
  }

  func deallocate() {
    voices.deallocate()
    counter.deallocate()
  }

  /// How many voices play.
  @inline(__always)
  var count: Int { counter.pointee }

  @inline(__always)
  subscript(index: Int) -> UnsafeMutablePointer<Voice> { voices + index }

  /// Starts a voice; there is room by the pool's making.
  @inline(__always)
  func add(_ voice: Voice) {
    (voices + counter.pointee).initialize(to: voice)
    counter.pointee += 1
  }

  /// Ends a voice; those after it keep their order, so that sums are always made alike.
  @inline(__always)
  func remove(_ index: Int) {
    for place in index..<(counter.pointee - 1) { voices[place] = voices[place + 1] }
    counter.pointee -= 1
  }
}

extension Score {
  /// The most events of a list that sound at one time.
  func mostAtOnce(_ spans: [ScoreSpan]) -> Int {
    let ends = spans.map { segments[$0.endSegment - 1].end }.sorted()
    let starts = spans.map(\.start).sorted()
    var (most, ended) = (0, 0)
    for (begun, start) in starts.enumerated() {
      while ends[ended] <= start { ended += 1 }
      most = max(most, begun + 1 - ended)
    }
    return most
  }
}
