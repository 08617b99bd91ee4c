import Synchronization

/// The renderer of an engine, which executes its plan slice by slice.
///
/// - Thread: render, unless a member says otherwise.
final class EngineRenderer: @unchecked Sendable {
  /// The plans from the app; the newest is used.
  let inbox = RenderMessageStack()

  /// The number of frames rendered since the last reset.
  private(set) var position: Int64 = 0
  /// The sample rate and the number of channels of the output.
  private(set) var sampleRate: Double
  private(set) var slice: RenderBuffers

  init(sampleRate: Double, channelCount: Int) {
    self.sampleRate = sampleRate
    slice = RenderBuffers(channelCount: channelCount, capacity: RenderMoment.longestSlice)
    smoother = CutSmoother(channelCount: channelCount)
  }

  deinit {
    slice.deallocate()
    plan?.release()
  }

  /// Changes the format of the output.
  ///
  /// - Thread: any, while nothing renders.
  func setFormat(sampleRate: Double, channelCount: Int) {
    slice.deallocate()
    self.sampleRate = sampleRate
    slice = RenderBuffers(channelCount: channelCount, capacity: RenderMoment.longestSlice)
    smoother = CutSmoother(channelCount: channelCount)
    position = 0
  }

  /// Makes the next slice restart the frame count.
  ///
  /// - Thread: any.
  func resetPosition() { wantsReset.store(true, ordering: .relaxed) }

  /// Renders a slice into `slice`.
  ///
  /// - Parameters:
  ///   - count: The number of frames, at most `RenderMoment.longestSlice`.
  ///   - hostTime: The phone's time of the first frame in nanoseconds.
  func render(_ count: Int, hostTime: Double) {
    receivePlan()
    if wantsReset.exchange(false, ordering: .relaxed) { position = 0 }
    cycle += 1
    let moment = RenderMoment(cycle: cycle, position: position, hostTime: hostTime)
    guard let plan = plan?.takeUnretainedValue() else {
      slice.clear(count)
      position += Int64(count)
      return
    }
    if let frames = plan.output?.pull(count, moment) {
      slice.copy(frames, count)
    } else {
      slice.clear(count)
    }
    smoother.process(slice, count)
    for index in plan.sinks.indices { plan.sinks[index].pull(count, moment) }
    position += Int64(count)
  }

  /// Receives the newest plan, and reads ahead for the next slice.
  ///
  /// - Thread: any, while nothing renders.
  func prepare() {
    receivePlan()
    guard let plan = plan?.takeUnretainedValue() else { return }
    for unit in plan.unitReferences { unit._withUnsafeGuaranteedRef { $0.prepare() } }
  }

  /// Whether `collect` has anything to release.
  ///
  /// - Thread: any.
  var hasRetired: Bool { !retired.isEmpty }

  /// Releases the plans that are no longer used.
  ///
  /// - Thread: any except the render thread, one at a time.
  func collect() { _ = retired.drain() }

  // MARK: Internals

  private let wantsReset = Atomic(false)
  private let retired = RenderMessageStack()
  private var plan: Swift.Unmanaged<RenderPlan>?
  private var cycle = 0
  private var smoother: CutSmoother

  private func receivePlan() {
    var link = inbox.takeAll()
    while let taken = link {
      let message = taken.takeUnretainedValue()
      link = message.next
      let new = unsafeDowncast(message, to: RenderPlan.self)
      new.begin()
      if new.cutsSound { smoother.begin() }
      if let plan {
        retired.push(Swift.Unmanaged.fromOpaque(plan.toOpaque()))
      }
      plan = Swift.Unmanaged.passUnretained(new)
    }
  }
}
