/// Room for as many voices as ever play at once, set aside before the first plays.
///
/// - Thread: render, but for `init` and `deallocate`.
struct VoicePool<Voice> {
  /// Voices of one kind that play at once at most (Z7); those that begin later are left out.
  ///
  /// - Source: ours, twenty times what the busiest real pattern has: nobody tells so many apart, and
  ///   a hostile pattern must not stop all others. Confidence: guess.
  static var mostVoices: Int { 512 }

  private let capacity: Int
  private let voices: UnsafeMutablePointer<Voice>
  private let counter: UnsafeMutablePointer<Int>

  /// - Parameter wanted: How many play at once.
  init(_ wanted: Int) {
    capacity = min(max(wanted, 1), Self.mostVoices)
    voices = .allocate(capacity: capacity)
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

  /// Whether no more voice can start.
  @inline(__always)
  var isFull: Bool { counter.pointee == capacity }

  /// Starts a voice; leaves it out where there is no room.
  @inline(__always)
  func add(_ voice: Voice) {
    guard !isFull else { return }
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
  ///
  /// - Parameter lateness: Frames by which any event may come late.
  func mostAtOnce(_ spans: [ScoreSpan], lateness: Int) -> Int {
    let ends = spans.map { segments[$0.endSegment - 1].end + lateness }.sorted()
    let starts = spans.map(\.start).sorted()
    var (most, ended) = (0, 0)
    for (begun, start) in starts.enumerated() {
      while ends[ended] <= start { ended += 1 }
      most = max(most, begun + 1 - ended)
    }
    return most
  }
}
