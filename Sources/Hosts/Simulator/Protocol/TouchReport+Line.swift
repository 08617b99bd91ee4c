import TactusPhone
import TactusTextFormatting

extension TouchReport {
  /// Returns the line of a script for a touch of a page, whose contact is the number of a finger
  /// (SimulatorPages.SR1).
  public var scriptLine: String {
    var members = [#""id":\#(contact.number)"#, #""phase":"\#(phase.rawValue)""#]
    func add(_ name: String, _ value: Double?) {
      guard let value else { return }
      members.append("\"\(name)\":\(JSONOutput.number(value).line)")
    }
    if x.isFinite, y.isFinite {
      members.append(#""at":[\#(JSONOutput.number(x).line),\#(JSONOutput.number(y).line)]"#)
    }
    if case .touches(let force) = pressure { add("force", force) }
    if kind != .finger { members.append(#""kind":"\#(kind.rawValue)""#) }
    add("altitude", altitude)
    add("azimuth", azimuth)
    add("radius", radius)
    return #"{"touch":{\#(members.joined(separator: ","))}}"#
  }
}
