import TextForms

extension AppMessage: WireMessage {
  /// The message as JSON.
  public func wireText() throws(LinkError) -> String {
    switch self {
    case .hello(let version, let app):
      return #"{"hello":{"version":\#(version),"app":\#(JSONText.quoted(app))}}"#
    case .prepare(let generator):
      return #"{"prepare":{"generator":\#(generator.number)}}"#
    case .feedback(let feedback, let intensity, let generator):
      guard intensity.isFinite else { throw .malformed }
      let fields = #""feedback":"\#(feedback.rawValue)","intensity":\#(intensity)"#
      return #"{"feedback":{\#(fields),"generator":\#(generator.number)}}"#
    case .release(let generator):
      return #"{"release":{"generator":\#(generator.number)}}"#
    }
  }

  /// Reads what a message says.
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
    default: throw .malformed
    }
  }
}
