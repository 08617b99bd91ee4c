/// A scheduled event: the memory of a parameter's event or of a MIDI message, by its kind.
public struct AURenderEvent {
  /// Creates an event of zeros.
  public init() { storage = AUParameterEvent() }

  /// Creates an event of a header.
  public init(head: AURenderEventHeader) {
    storage = AUParameterEvent()
    self.head = head
  }

  /// Creates the event of a parameter.
  public init(parameter: AUParameterEvent) { storage = parameter }

  /// Creates the event of a MIDI message of up to three bytes.
  public init(MIDI: AUMIDIEvent) {
    storage = AUParameterEvent()
    self.MIDI = MIDI
  }

  /// The beginning of all events.
  public var head: AURenderEventHeader {
    get { load() }
    set { store(newValue) }
  }

  /// The event as that of a parameter.
  public var parameter: AUParameterEvent {
    get { storage }
    set { storage = newValue }
  }

  /// The event as a MIDI message.
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
