/// A scheduled event: a union of a parameter event and a MIDI event.
public struct AURenderEvent {
  /// Creates an event of zeros.
  public init() { storage = AUParameterEvent() }

  /// Creates an event of a header.
  public init(head: AURenderEventHeader) {
    storage = AUParameterEvent()
    self.head = head
  }

  /// Creates a parameter event.
  public init(parameter: AUParameterEvent) { storage = parameter }

  /// Creates the event of a MIDI message of up to three bytes.
  public init(MIDI: AUMIDIEvent) {
    storage = AUParameterEvent()
    self.MIDI = MIDI
  }

  /// The header of the event.
  public var head: AURenderEventHeader {
    get { load() }
    set { store(newValue) }
  }

  /// The event as a parameter event.
  public var parameter: AUParameterEvent {
    get { storage }
    set { storage = newValue }
  }

  /// The event as a MIDI event.
  public var MIDI: AUMIDIEvent {
    get { load() }
    set { store(newValue) }
  }

  // MARK: Internals

  /// The largest member.
  private var storage: AUParameterEvent

  private func load<Member>() -> Member {
    withUnsafeBytes(of: storage) { $0.load(as: Member.self) }
  }

  private mutating func store<Member>(_ member: Member) {
    withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: member, as: Member.self) }
  }
}
