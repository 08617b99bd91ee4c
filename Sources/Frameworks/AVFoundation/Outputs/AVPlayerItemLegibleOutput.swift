import TactusVirtualTime

/// An output for the selected subtitles as strings (Players.LE1…).
///
/// - Thread: main.
open class AVPlayerItemLegibleOutput: AVPlayerItemOutput, @unchecked Sendable {
  /// Creates an output without a delegate.
  public override init() { super.init() }

  /// The delegate.
  open private(set) weak var delegate: (any AVPlayerItemLegibleOutputPushDelegate)?
  /// The queue of the calls; nil for the main queue.
  open private(set) var delegateQueue: DispatchQueue?
  /// The seconds by which the delegate is called in advance; 0 by default.
  ///
  /// Negative numbers and NaN count as 0.
  open var advanceIntervalForDelegateInvocation: TimeInterval {
    get { Double(advance) / 1e9 }
    set {
      advance = newValue.isFinite ? Int64(min(max(newValue, 0), 86_400) * 1e9) : 0
      item?.textsChanged()
    }
  }

  /// Sets the delegate and the queue of its calls.
  ///
  /// - Parameters:
  ///   - delegate: The delegate, which is not retained; nil for none.
  ///   - delegateQueue: A serial queue; nil for the main queue.
  open func setDelegate(
    _ delegate: (any AVPlayerItemLegibleOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
  ) {
    (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    last = []
    item?.textsChanged()
  }

  // MARK: Internals

  /// The nanoseconds by which the delegate is called in advance.
  private(set) var advance: Int64 = 0
  private var last: [String] = []

  /// Passes the strings shown at a time in nanoseconds to the delegate, if they have changed.
  func deliver(_ texts: [String], at place: Int64) {
    guard texts != last else { return }
    last = texts
    call { output, delegate in
      delegate.legibleOutput(
        output, didOutputAttributedStrings: texts.map { NSAttributedString(string: $0) },
        nativeSampleBuffers: [], forItemTime: CMTime(nanoseconds: place))
    }
  }

  /// Notifies the delegate of a seek.
  func flush() {
    last = []
    call { $1.outputSequenceWasFlushed($0) }
  }

  private func call(
    _ body:
      @escaping @Sendable (
        AVPlayerItemLegibleOutput, any AVPlayerItemLegibleOutputPushDelegate
      ) -> Void
  ) {
    guard let delegate else { return }
    guard let delegateQueue, !PhoneTime.isMain(delegateQueue) else { return body(self, delegate) }
    delegateQueue.async { body(self, delegate) }
  }
}
