import Synchronization

/// The scheduled events of a unit: any thread adds them, and the rendering thread takes them.
///
/// All memory is allocated in the initializer. Adding and taking never allocate or lock; an event
/// without room is lost (AudioUnits.UN5).
final class UnitEventQueue: @unchecked Sendable {
  // A cell belongs to the thread whose turn its number indicates, and all else to the rendering
  // thread.

  /// The maximum number of pending events.
  ///
  /// - Source: ours: some seconds of a fast sequence. Confidence: guess.
  static let capacity = 512
  /// The length of the longest MIDI message, in bytes.
  static let longestMessage = cellBytes - messageOffset

  init() {
    cells = .allocate(byteCount: Self.capacity * Self.cellBytes, alignment: 16)
    events = .allocate(byteCount: Self.capacity * Self.cellBytes, alignment: 16)
    numbers = .allocate(capacity: Self.capacity)
    free = .allocate(capacity: Self.capacity)
    for index in 0..<Self.capacity {
      (numbers + index).initialize(to: Atomic(index))
      let event = (events + index * Self.cellBytes).bindMemory(to: AURenderEvent.self, capacity: 1)
      event.initialize(to: AURenderEvent())
      (free + index).initialize(to: event)
    }
    freeCount = Self.capacity
  }

  deinit {
    cells.deallocate()
    events.deallocate()
    numbers.deinitialize(count: Self.capacity)
    numbers.deallocate()
    free.deallocate()
  }

  // MARK: Adding

  /// Adds a parameter event.
  ///
  /// - Thread: any, including the rendering one.
  func add(_ event: AUParameterEvent) {
    add { $0.storeBytes(of: AURenderEvent(parameter: event), as: AURenderEvent.self) }
  }

  /// Adds a MIDI message.
  ///
  /// - Thread: any, including the rendering one.
  func add(_ event: AUMIDIEvent, _ bytes: UnsafePointer<UInt8>, _ count: Int) {
    guard count > 0, count <= Self.longestMessage else { return }
    add { cell in
      cell.storeBytes(of: AURenderEvent(MIDI: event), as: AURenderEvent.self)
      (cell + Self.messageOffset).copyMemory(from: bytes, byteCount: count)
    }
  }

  /// Makes the next slice discard all events.
  ///
  /// - Thread: any.
  func requestReset() { wantsReset.store(true, ordering: .relaxed) }

  // MARK: Taking

  /// Returns the first event of a slice; its events are linked in order of time, and valid until
  /// `end`.
  ///
  /// - Thread: render.
  func take(from start: AUEventSampleTime, _ count: Int) -> UnsafePointer<AURenderEvent>? {
    if wantsReset.exchange(false, ordering: .relaxed) { removeAll() }
    while freeCount > 0, let event = receive(at: start) { insert(event) }
    let end = start + AUEventSampleTime(count)
    guard let head = first, head.pointee.head.eventSampleTime < end else { return nil }
    var last = head
    while let next = last.pointee.head.next, next.pointee.head.eventSampleTime < end { last = next }
    first = last.pointee.head.next
    last.pointee.head.next = nil
    taken = head
    return UnsafePointer(head)
  }

  /// Ends the slice.
  ///
  /// - Thread: render.
  func end() {
    release(taken)
    taken = nil
  }

  // MARK: Internals

  private typealias Event = UnsafeMutablePointer<AURenderEvent>

  private static let cellBytes = 320
  /// The offset of the bytes of a MIDI message in its event.
  private static let messageOffset = MemoryLayout<AUMIDIEvent>.offset(of: \.data) ?? 0
  /// The maximum number of frames that can be added to `AUEventSampleTimeImmediate`: documented.
  private static let longestDelay: AUEventSampleTime = 4096

  /// The cells of the events in order of arrival.
  ///
  /// The number of a cell indicates whose turn it is, as in Dmitry Vyukov's bounded queue.
  private let cells: UnsafeMutableRawPointer
  private let numbers: UnsafeMutablePointer<Atomic<Int>>
  private let tail = Atomic<Int>(0)
  private let wantsReset = Atomic(false)
  private var next = 0
  /// The events that are not yet due.
  private let events: UnsafeMutableRawPointer
  private let free: UnsafeMutablePointer<Event>
  private var freeCount = 0
  private var first: Event?
  private var taken: Event?

  private func add(_ write: (UnsafeMutableRawPointer) -> Void) {
    var place = tail.load(ordering: .relaxed)
    while true {
      let turn = numbers[place % Self.capacity].load(ordering: .acquiring)
      if turn < place { return }
      guard turn == place else {
        place = tail.load(ordering: .relaxed)
        continue
      }
      let exchange = tail.compareExchange(
        expected: place, desired: place + 1, ordering: .relaxed)
      if exchange.exchanged { break }
      place = exchange.original
    }
    let index = place % Self.capacity
    write(cells + index * Self.cellBytes)
    numbers[index].store(place + 1, ordering: .releasing)
  }

  /// Returns the next event that has arrived, with its time in frames.
  private func receive(at start: AUEventSampleTime) -> Event? {
    let index = next % Self.capacity
    guard numbers[index].load(ordering: .acquiring) == next + 1 else { return nil }
    freeCount -= 1
    let event = free[freeCount]
    UnsafeMutableRawPointer(event).copyMemory(
      from: cells + index * Self.cellBytes, byteCount: Self.cellBytes)
    numbers[index].store(next + Self.capacity, ordering: .releasing)
    next += 1
    let delay = event.pointee.head.eventSampleTime &- AUEventSampleTimeImmediate
    if (0..<Self.longestDelay).contains(delay) {
      event.pointee.head.eventSampleTime = start + delay
    } else {
      event.pointee.head.eventSampleTime = max(start, event.pointee.head.eventSampleTime)
    }
    return event
  }

  /// Inserts an event after those with the same time.
  private func insert(_ event: Event) {
    let time = event.pointee.head.eventSampleTime
    guard let head = first, head.pointee.head.eventSampleTime <= time else {
      event.pointee.head.next = first
      first = event
      return
    }
    var before = head
    while let next = before.pointee.head.next, next.pointee.head.eventSampleTime <= time {
      before = next
    }
    event.pointee.head.next = before.pointee.head.next
    before.pointee.head.next = event
  }

  private func release(_ event: Event?) {
    var event = event
    while let present = event {
      event = present.pointee.head.next
      free[freeCount] = present
      freeCount += 1
    }
  }

  private func removeAll() {
    release(first)
    first = nil
    while freeCount > 0, let event = receive(at: 0) {
      event.pointee.head.next = nil
      release(event)
    }
  }
}
