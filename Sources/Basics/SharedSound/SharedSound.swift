internal import CTactusSharedMemory
internal import Glibc
import Synchronization

/// Stereo sound at 48 kHz in memory that an app and its phone share: the app writes frames, and the
/// phone reads them.
///
/// The memory is a ring of frames behind a few numbers. It cannot be shortened, so that a reader in
/// another process survives whatever the writer does; and no number in it is used as an address.
/// Sendable because the numbers are atomic, and a frame belongs to the writer until
/// the count of written frames includes it.
package final class SharedSound: @unchecked Sendable {
  /// Frames per second.
  package static let sampleRate = 48_000.0

  /// The number of frames that the ring holds: 683 ms.
  ///
  /// - Source: ours: more than the longest latency of a sound device with a lost service; a power
  ///   of two. Confidence: guess.
  package static let capacity = 32_768

  /// The path at which another process of the same user and with the same process numbers opens the
  /// memory.
  package let path: String

  /// Creates silent memory; `nil` if the system refuses it.
  package init?() {
    let flags = UInt32(memory_close_on_exec | memory_allow_sealing)
    let file = memfd_create("tactus-sound", flags)
    guard file >= 0 else { return nil }
    let seals =
      memory_seal_seals | memory_seal_shrinking | memory_seal_growing
    guard ftruncate(file, Self.byteCount) == 0,
      fcntl(file, Int32(memory_add_seals), Int32(seals)) == 0,
      let address = Self.map(file)
    else {
      close(file)
      return nil
    }
    (self.file, self.address) = (file, address)
    path = "/proc/\(getpid())/fd/\(file)"
    number(.mark).pointee.store(Self.mark, ordering: .releasing)
  }

  /// Opens the memory of a writer.
  ///
  /// - Parameter path: The writer's `path`.
  /// - Throws: `SharedSoundError` for anything that is not such memory.
  package init(opening path: String) throws(SharedSoundError) {
    guard Self.isPlace(path) else { throw Self.notSound }
    let file = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      throw SharedSoundError(
        reason: "\(String(cString: strerror(errno))); the app and the phone have to run as the "
          + "same user and in the same PID namespace, that is, in the same container")
    }
    var status = stat()
    let seals = fcntl(file, Int32(memory_get_seals))
    let needed = UInt32(memory_seal_seals | memory_seal_shrinking | memory_seal_growing)
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_size == Self.byteCount, seals >= 0,
      UInt32(seals) & needed == needed, let address = Self.map(file)
    else {
      close(file)
      throw Self.notSound
    }
    (self.file, self.address, self.path) = (file, address, path)
    guard number(.mark).pointee.load(ordering: .acquiring) == Self.mark else {
      throw Self.notSound
    }
  }

  deinit {
    munmap(address, Self.byteCount)
    close(file)
  }

  // MARK: Writing

  /// Appends frames at the place `writtenCount`.
  ///
  /// - Parameters:
  ///   - count: The number of frames, at most `capacity`.
  ///   - left: The samples of the left channel.
  ///   - right: The samples of the right channel.
  /// - Thread: render.
  package func write(_ count: Int, _ left: UnsafePointer<Float>, _ right: UnsafePointer<Float>) {
    let first = writtenCount
    for index in 0..<count {
      let place = (first + index) & (Self.capacity - 1)
      frames[place * 2] = left[index]
      frames[place * 2 + 1] = right[index]
    }
    number(.written).pointee.store(first + count, ordering: .releasing)
  }

  /// Leaves out frames, so that the next one is written at a later place.
  ///
  /// - Thread: render.
  package func skip(to place: Int) {
    let first = writtenCount
    guard place > first else { return }
    for index in max(first, place - Self.capacity)..<place {
      frames[(index & (Self.capacity - 1)) * 2] = 0
      frames[(index & (Self.capacity - 1)) * 2 + 1] = 0
    }
    number(.written).pointee.store(place, ordering: .releasing)
  }

  // MARK: Reading

  /// Copies frames, each sample limited to −1…1.
  ///
  /// - Parameters:
  ///   - place: The number of the first frame.
  ///   - count: The number of frames.
  ///   - left: Receives the samples of the left channel.
  ///   - right: Receives the samples of the right channel.
  /// - Returns: The number of frames that were there; the others are not changed.
  /// - Thread: render.
  package func read(
    at place: Int, _ count: Int, _ left: UnsafeMutablePointer<Float>,
    _ right: UnsafeMutablePointer<Float>
  ) -> Int {
    let written = writtenCount
    // The oldest frames of a full ring may be written at this moment.
    guard place >= 0, place < written, written - place < Self.capacity else { return 0 }
    let available = min(count, written - place)
    for index in 0..<available {
      let source = ((place + index) & (Self.capacity - 1)) * 2
      left[index] = Self.limited(frames[source])
      right[index] = Self.limited(frames[source + 1])
    }
    return available
  }

  /// Becomes the reader that the writer follows, unless there is one.
  ///
  /// - Returns: Whether the caller is this reader.
  /// - Thread: any.
  package func lead() -> Bool {
    number(.leader).pointee.compareExchange(
      expected: 0, desired: 1, ordering: .acquiringAndReleasing
    )
    .exchanged
  }

  /// Stops being the reader that the writer follows.
  ///
  /// - Thread: any.
  package func endLeading() { number(.leader).pointee.store(0, ordering: .releasing) }

  // MARK: Observing

  /// The number of frames that were written or left out.
  package var writtenCount: Int { place(.written) }

  /// The number of the next frame that the leading reader reads.
  ///
  /// - Thread: render.
  package var readCount: Int {
    get { place(.read) }
    set { number(.read).pointee.store(newValue, ordering: .releasing) }
  }

  /// Whether there is a leading reader.
  package var isRead: Bool { number(.leader).pointee.load(ordering: .acquiring) == 1 }

  /// The number of frames by which sound is heard later than its time, because the device has a
  /// longer latency than the writer knew.
  package var delay: Int {
    get {
      min(
        max(number(.delay).pointee.load(ordering: .relaxed), -Self.longestDelay), Self.longestDelay)
    }
    set { number(.delay).pointee.store(newValue, ordering: .relaxed) }
  }

  /// The largest number of frames that the leading reader has read at once; 0 before it reads.
  package var longestRead: Int {
    get { min(max(number(.longestRead).pointee.load(ordering: .relaxed), 0), Self.capacity / 2) }
    set { number(.longestRead).pointee.store(newValue, ordering: .relaxed) }
  }

  /// The number of frames that were not there when the leading reader needed them.
  package var missedCount: Int { max(0, number(.missed).pointee.load(ordering: .relaxed)) }

  /// Counts frames that were not there.
  ///
  /// - Thread: render.
  package func addMissed(_ count: Int) {
    number(.missed).pointee.wrappingAdd(count, ordering: .relaxed)
  }

  // MARK: Internals

  /// The numbers at the beginning of the memory, each in a cache line of its own.
  private enum Number: Int {
    case mark
    case written
    case read
    case leader
    case delay
    case longestRead
    case missed
  }

  /// The mark of this layout: "TactusS1".
  private static let mark = 0x5461_6374_7573_5331
  private static let headerBytes = 4096
  private static let byteCount = headerBytes + capacity * 8
  /// The largest believable delay: one minute.
  private static let longestDelay = 60 * 48_000

  private let file: Int32
  private let address: UnsafeMutableRawPointer

  private var frames: UnsafeMutablePointer<Float> {
    (address + Self.headerBytes).assumingMemoryBound(to: Float.self)
  }

  private func number(_ number: Number) -> UnsafeMutablePointer<Atomic<Int>> {
    (address + number.rawValue * 64).assumingMemoryBound(to: Atomic<Int>.self)
  }

  /// Returns a count of frames, limited to what can be reached within the life of a phone.
  private func place(_ number: Number) -> Int {
    min(max(self.number(number).pointee.load(ordering: .acquiring), 0), 1 << 50)
  }

  private static let notSound = SharedSoundError(reason: "it is not the memory of an app's sound")

  /// Returns whether a path is that of an open file of another process: `/proc/12/fd/3`.
  private static func isPlace(_ path: String) -> Bool {
    let words = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    func isNumber(_ word: Substring.UTF8View) -> Bool {
      (1...10).contains(word.count) && word.allSatisfy { (48...57).contains($0) }
    }
    return words.count == 5 && words[0].isEmpty && Substring(words[1]) == "proc"
      && isNumber(words[2]) && Substring(words[3]) == "fd" && isNumber(words[4])
  }

  private static func map(_ file: Int32) -> UnsafeMutableRawPointer? {
    let address = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    return address == MAP_FAILED ? nil : address
  }

  private static func limited(_ sample: Float) -> Float {
    // NaN is neither larger nor smaller.
    sample >= -1 ? min(sample, 1) : sample < -1 ? -1 : 0
  }
}
