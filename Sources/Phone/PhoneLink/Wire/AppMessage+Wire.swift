import TactusPhoneTypes
import TactusTextFormatting

extension AppMessage: WireMessage {
  /// Returns the message as JSON.
  public func wireText() throws(LinkError) -> String {
    switch self {
    case .hello(let version, let app):
      return #"{"hello":{"version":\#(version),"app":\#(JSONOutput.quoted(app))}}"#
    case .prepare(let generator):
      return #"{"prepare":{"generator":\#(generator.number)}}"#
    case .feedback(let feedback, let intensity, let generator):
      guard intensity.isFinite else { throw .malformed }
      let fields = #""feedback":"\#(feedback.rawValue)","intensity":\#(intensity)"#
      return #"{"feedback":{\#(fields),"generator":\#(generator.number)}}"#
    case .release(let generator):
      return #"{"release":{"generator":\#(generator.number)}}"#
    case .engine(let engine, let command):
      return #"{"engine":{"engine":\#(engine.number),\#(command.wireFields)}}"#
    case .player(let player, let request):
      return #"{"player":{"player":\#(player.number),\#(try request.wireFields())}}"#
    case .join: return #"{"join":{}}"#
    case .frame, .externalPicture: throw .malformed
    case .turned(let instant, let wakeAt):
      let wake = wakeAt.map { #","wakeAt":"\#($0.nanoseconds)""# } ?? ""
      return #"{"turned":{"time":"\#(instant.nanoseconds)"\#(wake)}}"#
    case .wake(let instant): return #"{"wake":{"time":"\#(instant.nanoseconds)"}}"#
    case .inspected(let id, let elements):
      return #"{"inspected":{"id":\#(id.number),"elements":\#(try elements.wireText())}}"#
    case .unchanged(let id, let update):
      return #"{"unchanged":{"id":\#(id.number),\#(try update.wireFields())}}"#
    case .performed(let id, let isDone):
      return #"{"performed":{"id":\#(id.number),"done":\#(isDone)}}"#
    case .sound(let request): return #"{"sound":{\#(try request.wireFields())}}"#
    case .remoteControl(let request): return #"{"remote":{\#(try request.wireFields())}}"#
    case .service(let request): return #"{"service":{\#(try request.wireFields())}}"#
    case .request(let request): return #"{"request":{\#(try request.wireFields())}}"#
    }
  }

  /// Decodes a message.
  public init(_ name: String, _ fields: WireFields) throws(LinkError) {
    switch name {
    case "hello":
      self = .hello(version: try fields.whole("version"), app: try fields.text("app"))
    case "prepare":
      self = .prepare(generator: GeneratorID(try fields.whole("generator")))
    case "feedback":
      guard let feedback = Feedback(rawValue: try fields.text("feedback")) else {
        throw .malformed
      }
      self = .feedback(
        feedback, intensity: try fields.number("intensity"),
        generator: GeneratorID(try fields.whole("generator")))
    case "release":
      self = .release(generator: GeneratorID(try fields.whole("generator")))
    case "engine":
      self = .engine(EngineID(try fields.whole("engine")), try EngineCommand(fields))
    case "player":
      self = .player(PlayerID(try fields.whole("player")), try PlayerRequest(fields))
    case "join": self = .join
    case "turned":
      self = .turned(
        try fields.instant("time"),
        wakeAt: fields.has("wakeAt") ? try fields.instant("wakeAt") : nil)
    case "wake": self = .wake(at: try fields.instant("time"))
    case "inspected":
      self = .inspected(
        InspectionID(try fields.whole("id")), try [ScreenElement](fields, "elements"))
    case "unchanged":
      self = .unchanged(InspectionID(try fields.whole("id")), try ElementUpdate(fields))
    case "performed":
      self = .performed(InspectionID(try fields.whole("id")), try fields.flag("done"))
    case "sound": self = .sound(try SoundRequest(fields))
    case "remote": self = .remoteControl(try RemoteControlRequest(fields))
    case "service": self = .service(try ServiceRequest(fields))
    case "request": self = .request(try AppRequest(fields))
    default: throw .malformed
    }
  }

  /// The picture of a message that is sent as bytes.
  public var body: WireBody? {
    switch self {
    case .frame(let frame): .screen(frame)
    case .externalPicture(let frame): .external(frame ?? ScreenFrame([]))
    default: nil
    }
  }

  /// Creates a message of a picture.
  public init(body: WireBody) throws(LinkError) {
    switch body {
    case .screen(let frame): self = .frame(frame)
    case .external(let frame): self = .externalPicture(frame.bytes.isEmpty ? nil : frame)
    case .touches: throw .malformed
    }
  }
}
