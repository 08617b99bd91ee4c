import Synchronization

/// The render observers of a unit.
///
/// The rendering thread reads the list by one pointer, and never locks. Lists that were replaced
/// live as long as the object, because that thread may still read them.
final class RenderObservers: Sendable {
  /// An observer: a structure, because reading a block from a tuple in an array allocates.
  private struct Observer {
    let token: Int
    let observe: AURenderObserver
  }

  /// A list of observers.
  private final class List {
    let observers: [Observer]

    init(_ observers: [Observer]) { self.observers = observers }
  }

  /// Adds an observer; returns its token.
  ///
  /// - Thread: any except the rendering one.
  func add(_ observer: @escaping AURenderObserver) -> Int {
    change { lists in
      let token = lists.count + 1
      let new = Observer(token: token, observe: observer)
      lists.append(List((lists.last?.observers ?? []) + [new]))
      return token
    }
  }

  /// Removes an observer.
  ///
  /// - Thread: any except the rendering one.
  func remove(_ token: Int) {
    change { lists in
      lists.append(List((lists.last?.observers ?? []).filter { $0.token != token }))
    }
  }

  /// Calls the observers.
  ///
  /// - Thread: render.
  func notify(
    _ flags: AudioUnitRenderActionFlags, _ stamp: UnsafePointer<AudioTimeStamp>,
    _ count: AUAudioFrameCount, _ bus: Int
  ) {
    let bits = present.load(ordering: .acquiring)
    guard let pointer = UnsafeRawPointer(bitPattern: bits) else { return }
    Swift.Unmanaged<List>.fromOpaque(pointer)._withUnsafeGuaranteedRef { list in
      for observer in list.observers { observer.observe(flags, stamp, count, bus) }
    }
  }

  // MARK: Internals

  /// The address of the current list; 0 before the first one.
  private let present = Atomic<UInt>(0)
  private let lists = Mutex<Lists>(Lists())

  // Sendable because the lock around it is held while it is used.
  private struct Lists: @unchecked Sendable {
    var all: [List] = []
  }

  private func change<Result: Sendable>(_ body: (inout [List]) -> Result) -> Result {
    lists.withLock { lists in
      let result = body(&lists.all)
      if let last = lists.all.last {
        present.store(
          UInt(bitPattern: Swift.Unmanaged.passUnretained(last).toOpaque()), ordering: .releasing)
      }
      return result
    }
  }
}
