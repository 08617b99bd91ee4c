/// A pool of preallocated voices.
///
/// - Thread: render, except `init` and `deallocate`.
struct VoicePool<Voice> {
  /// The maximum number of simultaneous voices of one kind (Signal.Z7); later ones are left out.
  ///
  /// - Source: ours, twenty times what the busiest real pattern has; a listener cannot distinguish
  ///   so many, and a hostile pattern must not stop all others. Confidence: guess.
  static var maximumVoices: Int { 512 }

  private let capacity: Int
  private let voices: UnsafeMutablePointer<Voice>
  private let counter: UnsafeMutablePointer<Int>

  /// Creates an empty pool.
  ///
  /// - Parameter wanted: The number of simultaneous voices.
  init(_ wanted: Int) {
    capacity = min(max(wanted, 1), Self.maximumVoices)
    voices = .allocate(capacity: capacity)
    counter = .allocate(capacity: 1)
    counter.initialize(to: 0)
  }

  func deallocate() {
    voices.deallocate()
    counter.deallocate()
  }

  /// The number of playing voices.
  @inline(__always)
  var count: Int { counter.pointee }

  @inline(__always)
  subscript(index: Int) -> UnsafeMutablePointer<Voice> { voices + index }

  /// Whether no more voice can start.
  @inline(__always)
  var isFull: Bool { counter.pointee == capacity }

  /// Adds a voice; drops it if the pool is full.
  @inline(__always)
  func add(_ voice: Voice) {
    guard !isFull else { return }
    (voices + counter.pointee).initialize(to: voice)
    counter.pointee += 1
  }

  /// Removes a voice; those after it keep their order, so that sums are reproducible.
  @inline(__always)
  func remove(_ index: Int) {
    for place in index..<(counter.pointee - 1) { voices[place] = voices[place + 1] }
    counter.pointee -= 1
  }
}

extension Score {
  /// Returns the maximum number of simultaneous events of a list.
  ///
  /// - Parameter lateness: The maximum delay of any event in frames.
  func maximumSimultaneous(_ spans: [ScoreSpan], lateness: Int) -> Int {
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
