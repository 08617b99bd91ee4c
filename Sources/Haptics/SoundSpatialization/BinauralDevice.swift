internal import CTactusOpenAL
internal import Glibc
import Synchronization

/// A device of OpenAL Soft that renders into memory, with sounds that are loops of memory.
///
/// Sendable because `place` and `close` are called by one thread at a time, and
/// `render` by another one.
final class BinauralDevice: @unchecked Sendable {
  /// The memory of each sound.
  let memories: [UnsafeMutablePointer<Float>]

  /// Opens a device, whose sounds are silent and in front of the listener.
  ///
  /// It fails without the library, and if that has no measured head at the rate.
  ///
  /// - Parameters:
  ///   - rate: Frames per second.
  ///   - count: The number of sounds.
  ///   - length: The number of frames of each loop.
  init?(rate: Int, count: Int, length: Int) {
    guard var functions = Self.functions(of: SurroundingSounds.library),
      let device = functions.open(nil)
    else { return nil }
    guard
      let context = spatial_create_context(&functions, device, Int32(rate), Int32(count))
    else {
      _ = functions.close(device)
      return nil
    }
    (self.functions, self.device, self.context) = (functions, device, context)
    var status: Int32 = 0
    functions.get_integers(device, Int32(spatial_hrtf_status), 1, &status)
    _ = functions.set_thread_context(context)
    var sources = [UInt32](repeating: 0, count: count)
    var buffers = sources
    functions.create_sources(Int32(count), &sources)
    if functions.get_error() != 0 { sources = [] }
    functions.create_buffers(Int32(count), &buffers)
    var memories: [UnsafeMutablePointer<Float>] = []
    let silence = [Float](repeating: 0, count: length)
    let size = Int32(length * MemoryLayout<Float>.stride)
    for (source, buffer) in zip(sources, buffers) {
      let flags = UInt32(spatial_mapping)
      functions.store(buffer, Int32(spatial_mono_floats), silence, size, Int32(rate), flags)
      guard let memory = functions.map(buffer, 0, size, flags) else { break }
      memories.append(memory.assumingMemoryBound(to: Float.self))
      functions.set_integer(source, Int32(spatial_buffer), Int32(bitPattern: buffer))
      functions.set_integer(source, Int32(spatial_loops), 1)
      functions.set_integer(source, Int32(spatial_is_relative), 1)
      functions.set_number(source, Int32(spatial_rolloff), 0)
      functions.set_vector(source, Int32(spatial_position), 0, 0, -1)
    }
    // All begin with the first slice, so that they have one position.
    functions.play(Int32(sources.count), sources)
    let hasFailed = functions.get_error() != 0 || memories.count < count
    _ = functions.set_thread_context(nil)
    (self.sources, self.buffers, self.memories) = (sources, buffers, memories)
    Self.open.withLock { $0[ObjectIdentifier(self)] = self }
    // 1 is enabled, 3 is enabled because the device requires it.
    guard !hasFailed, status == 1 || status == 3 else {
      close()
      return nil
    }
  }

  /// Moves a sound to a direction: x to the right of the listener, y above, z behind.
  ///
  /// - Thread: any one at a time.
  func place(_ sound: Int, x: Float, y: Float, z: Float) {
    guard state.load(ordering: .acquiring) != Self.closed else { return }
    _ = functions.set_thread_context(context)
    functions.set_vector(sources[sound], Int32(spatial_position), x, y, z)
    _ = functions.set_thread_context(nil)
  }

  /// Begins a slice, during which the device and its memory are there; false if it is closed.
  ///
  /// - Thread: render.
  func begin() -> Bool {
    state.compareExchange(
      expected: Self.idle, desired: Self.rendering, ordering: .acquiringAndReleasing
    ).exchanged
  }

  /// Renders interleaved frames of two channels, within a slice.
  ///
  /// - Thread: render. The library takes a lock that other calls hold for a moment only.
  func render(_ frames: UnsafeMutablePointer<Float>, _ count: Int) {
    functions.render(device, frames, Int32(count))
  }

  /// Ends a slice.
  ///
  /// - Thread: render.
  func end() { state.store(Self.idle, ordering: .releasing) }

  /// Closes the device, after the slice that is being rendered.
  ///
  /// - Thread: any but the render thread.
  func close() {
    guard stopRendering() else { return }
    Self.open.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(self)) }
    _ = functions.set_thread_context(context)
    functions.delete_sources(Int32(sources.count), sources)
    for buffer in buffers.prefix(memories.count) { functions.unmap(buffer) }
    functions.delete_buffers(Int32(buffers.count), buffers)
    _ = functions.set_thread_context(nil)
    functions.destroy_context(context)
    _ = functions.close(device)
  }

  // MARK: Internals

  private static let (idle, rendering, closed) = (0, 1, 2)

  /// The devices that are open.
  private static let open = Mutex<[ObjectIdentifier: BinauralDevice]>([:])

  /// The functions of the libraries that were needed, by their names; a library is loaded once.
  private static let loaded = Mutex<[String: spatial_functions?]>([:])

  /// Returns the functions of a library; `nil` if it cannot be loaded.
  ///
  /// Before the process ends, and the library with it, the devices are closed: it must not end
  /// while it renders, and would report them.
  private static func functions(of library: String) -> spatial_functions? {
    loaded.withLock { loaded in
      if let known = loaded[library] { return known }
      var functions = spatial_functions()
      guard spatial_load(&functions, library) != 0 else {
        loaded[library] = .some(nil)
        return nil
      }
      atexit {
        for device in BinauralDevice.open.withLock({ Array($0.values) }) { device.close() }
      }
      loaded[library] = functions
      return functions
    }
  }

  private let functions: spatial_functions
  private let device: UnsafeMutableRawPointer
  private let context: UnsafeMutableRawPointer
  private let sources: [UInt32]
  private let buffers: [UInt32]
  private let state = Atomic(0)

  /// Waits for the present slice, and lets no other one follow; false if the device was closed.
  private func stopRendering() -> Bool {
    while true {
      let (isIdle, found) = state.compareExchange(
        expected: Self.idle, desired: Self.closed, ordering: .acquiringAndReleasing)
      if isIdle { return true }
      if found == Self.closed { return false }
      sched_yield()
    }
  }
}
